import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, inject, test, vi } from 'vitest'
import { HELP } from '#src/simulator/command/option-table.ts'
import { openCommand, until } from '../../support/command'

const { main, files, fileOf, read, run, simulate, start, write } = openCommand('simulate')

/** Path of GNU parallel if installed; another program shares the name. */
const { stdout: version } = spawnSync('bash', ['-c', 'parallel --version'], { encoding: 'utf8' })
const hasParallel = version.startsWith('GNU parallel')

/** The shell lines in `--help` and the README. */
const JOB_ARRAY = HELP.split('\n')
  .filter((line) => /^ {2}(P=|parallel |node \$P merge )/.test(line))
  .map((line) => line.trim())
  .join('\n')

/** Generous timeout, since each test starts processes. */
vi.setConfig({ testTimeout: 60_000 })

const RUN = ['--kinds', '6', '--games', '4000', '--seed', 'command']
const { stdout: printed } = await simulate([...RUN, '--json', 'one.json'])

test.each([
  '--help',
  '--colour',
  '--games 9 --kinds 6 --threads 2',
  '--games 9 --json none/out.json',
  'compare --games 9 with --agent greedy',
  '--levels levels.txt --games 3',
  'merge one.json',
  'merge none.json',
  'matches board.txt',
])('a process answers as a call does: %s', async (line) => {
  write('board.txt', 'AAAA')
  write('levels.txt', 'swaps 10 points 600')
  expect(run(line)).toEqual(await simulate(line))
})

describe('a run', () => {
  test('prints only a table without a terminal', async () => {
    const { status, stdout, stderr } = await simulate(['--games', '50', '--agent', 'greedy'])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(
      '8 × 8 cells, 7 kinds drawn evenly, gems counted by clusters, agent greedy',
    )
    expect(stdout).toMatch(/points per swap +1500 +\d+/)
  })

  test('of games that are all alike, as short ones may be, claims no interval', async () => {
    const { stdout } = await simulate('--swaps 1 --games 3 --kinds 6 --seed 4 --json alike.json')
    expect(stdout).toMatch(/^points per game +3 +30.000 +– +– +0.0000$/m)
    expect(stdout).toContain('an interval may hold the mean in fewer than 92 of 100 runs.')
    expect(stdout).toContain('There is no interval (–) of one game, or of games that are all alike')
    const { figures } = JSON.parse(read('alike.json'))
    expect(figures.intervalsHold).toBe(false)
    expect(figures.quantities.gamePoints).toMatchObject({ mean: 30, interval: null })
  })

  test('writes the same files with one thread and with two', async () => {
    for (const threads of ['1', '2']) {
      const tables = ['--csv', fileOf(`${threads}.csv`), '--csv-swaps', `${threads}-swaps.csv`]
      const out = ['--json', fileOf(`${threads}.json`), ...tables]
      expect((await simulate([...RUN, '--threads', threads, ...out])).status).toBe(0)
    }
    expect(read('2.json')).toBe(read('1.json'))
    expect(read('2.csv')).toBe(read('1.csv'))
    expect(read('2-swaps.csv')).toBe(read('1-swaps.csv'))
    expect(read('1-swaps.csv').split('\n')).toHaveLength(4000 * 30 + 2)
    expect(read('1.csv').split('\n')).toHaveLength(4002)
    expect(read('1.csv')).toMatch(/^game,seed,swaps,points,.*\n0,"command\/0",30,/)
  })

  test('on a board with holes is merged from shards that have the same holes', async () => {
    write('ring.txt', '######\n##..##\n##..##\n######\n')
    const run = ['--shape', 'ring.txt', '--games', '40', '--kinds', '5']
    for (const k of ['1', '2'])
      await simulate([...run, '--shard', `${k}/2`, '--json', `ring-${k}.json`])
    const whole = (await simulate([...run, '--json', 'ring.json'])).stdout
    expect(whole).toContain('4 × 6 cells less 4 holes, 5 kinds')
    expect(
      (await simulate(['merge', 'ring-1.json', 'ring-2.json', '--json', 'ring-3.json'])).stdout,
    ).toBe(whole)
    expect(read('ring-3.json')).toBe(read('ring.json'))
    await simulate('--rows 4 --cols 6 --shard 2/2 --games 40 --kinds 5 --json full.json')
    expect((await simulate(['merge', 'ring-1.json', 'full.json'])).stderr).toContain(
      'has other settings',
    )
  })

  test('gives the same file when merged from three shards', async () => {
    const parts = ['3', '1', '2'].map((k) => fileOf(`part-${k}.json`))
    for (const k of ['1', '2', '3']) {
      const part = ['--shard', `${k}/3`, '--json', `part-${k}.json`]
      expect((await simulate([...RUN, ...part])).status).toBe(0)
    }
    const whole = await simulate(['merge', ...parts, '--json', fileOf('merged.json')])
    expect(whole.stdout).toBe(printed)
    expect(read('merged.json')).toBe(read('one.json'))
  })

  test.runIf(hasParallel)(
    'as the job array of the help, under GNU parallel, is merged to the same file',
    () => {
      const script = JOB_ARRAY.replace(/P=.*/, `P=${main}`)
        .replace('--games 1000000', RUN.join(' '))
        .replace('/16', '/5')
        .replace('{1..16}', '{1..5}')
      expect(spawnSync('bash', ['-ec', script], { cwd: files }).status).toBe(0)
      expect(read('whole.json')).toBe(read('one.json'))
    },
    120_000,
  )

  test('stops at the requested precision', async () => {
    const { status, stdout } = await simulate(['--games', '1000000', '--until', '2%'])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^\d{3,5} of 1000000 games/m)
  })

  test('keeps complete games when interrupted', async () => {
    const out = ['--json', fileOf('cut.json'), '--csv', fileOf('cut.csv')]
    const { run: process, ended, stderr } = start([...RUN, '--games', '100000000', ...out])
    await until(() => rowsIn(/^cut\.csv\..*tmp$/) >= 100)
    process.kill('SIGINT')
    expect(await ended).toBe(130)
    const [, games = ''] = /^simulate: stopped; (\d+) games are complete/.exec(stderr()) ?? []
    expect(rowsIn(/^cut\.csv$/)).toBe(Number(games))
    const { stdout } = await simulate(['merge', '--partial', 'cut.json'])
    expect(stdout).toContain(`${games} of 100000000 games`)
  })
})

/** Number of rows written so far, without the header. */
function rowsIn(name: RegExp): number {
  const file = readdirSync(files).find((other) => name.test(other))
  return file === undefined ? 0 : read(file).split('\n').length - 2
}

// It is built first, as for all tests here.
test.runIf(inject('long'))('is a command of the package, which npx runs in a clone', async () => {
  const args = ['pairwise-simulate', '--games', '1', '--swaps', '1']
  const { status, stdout } = spawnSync('npx', args, { encoding: 'utf8', stdio: 'pipe' })
  expect(status).toBe(0)
  expect(stdout).toBe((await simulate(args.slice(1))).stdout)
})

test('repeats the lines of the help in the README', () => {
  expect(JOB_ARRAY.split('\n')).toHaveLength(3)
  expect(readFileSync('README.md', 'utf8')).toContain(JOB_ARRAY)
})

test.each([
  [['--kinds', '2'], '--kinds is "2"; accepted: a whole number from 3 to 16'],
  [['--partial'], '--partial goes with merge only'],
  [['merge', '--partial=yes'], '--partial is "yes"; accepted: no value'],
  [['merge'], 'merge has no files'],
])('%j is refused in one line', async (args, line) => {
  const { status, stdout, stderr } = await simulate(args)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(`simulate: ${line}`)
  expect(stderr.split('\n')).toHaveLength(2)
})
