import { expect, test } from 'vitest'
import { openCommand, until } from '../../support/command'

const { folder, read, simulate, start, write } = openCommand('simulate')

const RUNS = ['compare', '--games', '60', '--agent', 'random', '--seed', 'pairs']
const OTHER = ['with', '--agent', 'greedy']

test('a comparison shows both means, their difference, and what each game brought', async () => {
  const { status, stdout } = await simulate([...RUNS, ...OTHER])
  expect(status).toBe(0)
  expect(stdout).toContain('First: agent random, 8 × 8 cells')
  expect(stdout).toContain('Second: agent greedy, 8 × 8 cells')
  expect(stdout).toMatch(/^ +first +second +second − first +95% from +to +width$/m)
  expect(stdout).toMatch(/^points per game +\d+ +\d+ +[\d.]+ +/m)
  expect(stdout).toMatch(/^points per game +\d+\.\d% +\d+\.\d% +-?[\d.]+/m)
})

test('a comparison is the same in any number of threads', async () => {
  for (const threads of ['1', '2'])
    await simulate([...RUNS, '--threads', threads, '--json', `${threads}.json`, ...OTHER])
  expect(read('2.json')).toBe(read('1.json'))
  const { format, games, settings, figures } = JSON.parse(read('1.json'))
  expect([format, games]).toEqual(['cascade-comparison', [0, 60]])
  expect(settings).toMatchObject([{ agent: 'random' }, { agent: 'greedy' }])
  const { first, second, difference, interval } = figures.gamePoints
  expect(difference).toBeCloseTo(second - first, 9)
  expect(interval[0]).toBeLessThan(difference)
})

test('a comparison stops at the asked half-width of its difference', async () => {
  const { stdout } = await simulate([...RUNS, '--games', '100000', '--until', '150', ...OTHER])
  expect(stdout).toMatch(/; \d{3,4} of 100000 games/)
})

test.each([
  ['9', '100', true],
  ['10', '30', false],
  ['60', '4', true],
])(
  'a comparison of %s games of %s swaps says that its intervals are not sure: %j',
  async (...row) => {
    const [games, swaps, isSaid] = row
    const few =
      'Of fewer than 10 games, or 300 swaps in all, an interval may hold the mean in fewer than 92 of 100 runs.'
    const { stdout } = await simulate([...RUNS, '--games', games, '--swaps', swaps, ...OTHER])
    expect(stdout.includes(few)).toBe(isSaid)
  },
)

test('a comparison of runs that play alike has no interval, and says why', async () => {
  const { stdout } = await simulate([...RUNS, 'with', '--ties', 'first'])
  expect(stdout).toMatch(/^points per game +\d+ +\d+ +0.0000 +– +– +–$/m)
  expect(stdout).toContain('There is no interval (–) of one game, or of games that are all alike')
})

test('a refused comparison leaves an earlier file as it is', async () => {
  const list = folder('earlier')
  write('earlier/a.json', 'an earlier file')
  const args = [...RUNS, '--json', 'earlier/a.json', 'with', '--rows', '9']
  const { status, stdout, stderr } = await simulate(args)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain('simulate: --rows does not go with the second run')
  expect([list(), read('earlier/a.json')]).toEqual([['a.json'], 'an earlier file'])
})

test('an interrupted comparison keeps complete games', async () => {
  const list = folder('stopped')
  const endless = ['compare', '--games', '1000000000', '--json', 'stopped/a.json', ...OTHER]
  // A busy machine may take long until games are complete, and that is no fault.
  const stopAfter = async (ms: number): Promise<string> => {
    const { run, ended, stderr } = start(endless)
    await until(() => list().length > 0)
    await new Promise((resolve) => setTimeout(resolve, ms))
    run.kill('SIGINT')
    const isEarly = (await ended) !== 130 || stderr().includes('no file')
    return isEarly ? stopAfter(2 * ms) : stderr()
  }
  const [, games] =
    /^simulate: stopped; (\d+) games are .* stopped\/a\.json\n$/.exec(await stopAfter(500)) ?? []
  expect(JSON.parse(read('stopped/a.json')).games).toEqual([0, Number(games)])
  expect(list()).toEqual(['a.json'])
})
