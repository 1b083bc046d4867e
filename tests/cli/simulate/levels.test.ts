import { describe, expect, test } from 'vitest'
import { AGENTS } from '#src/games/cascade/lab/engine/agents.ts'
import { openCommand } from '../../support/command'

const { bash, folder, read, run: simulate, start, write } = openCommand('simulate')

write('levels.txt', '# two\nswaps 10 points 600\nswaps 8 gems A 6 B 3\n')
write('bad.txt', 'swaps 10 points 600\nswaps 8 gems Z 6\n')

const RUN = ['--levels', 'levels.txt', '--games', '80', '--kinds', '5', '--seed', 'levels']
const FAST = [...RUN, '--agent', 'greedy']

describe('levels', () => {
  test('are shown with the pass rate of each agent', () => {
    const { status, stdout, stderr } = simulate([
      ...RUN,
      '--rows',
      '5',
      '--cols',
      '5',
      '--games',
      '6',
    ])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(
      '5 × 5 cells, 5 kinds drawn evenly, gems counted by clusters, seed levels.',
    )
    for (const agent of AGENTS) {
      const rates = stdout.matchAll(
        new RegExp(`^  ${agent} +6 +[\\d.]+% +[\\d.]+% +[\\d.]+%$`, 'gm'),
      )
      expect([...rates]).toHaveLength(2)
    }
  })

  test('are written with the games that passed, the same for any threads', () => {
    for (const threads of ['1', '3'])
      expect(simulate([...FAST, '--threads', threads, '--json', `${threads}.json`]).status).toBe(0)
    expect(read('3.json')).toBe(read('1.json'))
    const { settings, levels } = JSON.parse(read('1.json'))
    expect(settings).toEqual({
      rows: 8,
      cols: 8,
      kinds: 5,
      counting: 'clusters',
      games: 80,
      luck: 'columns',
      seed: 'levels',
    })
    expect(levels).toMatchObject([
      { swaps: 10, points: 600, agents: [{ agent: 'greedy', games: 80 }] },
      {
        swaps: 8,
        gems: [
          [1, 6],
          [2, 3],
        ],
        agents: [{ agent: 'greedy', games: 80 }],
      },
    ])
    for (const { agents } of levels) {
      const [{ passed, rate, interval }] = agents
      expect(rate).toBe(passed / 80)
      expect(interval[0]).toBeLessThanOrEqual(rate)
      expect(interval[1]).toBeGreaterThanOrEqual(rate)
    }
  })

  test('have the pass rate of the games that the same run has as rows', () => {
    simulate('--games 80 --kinds 5 --seed levels --agent greedy --swaps 10 --csv games.csv')
    const points = read('games.csv')
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => Number(row.split(',')[3]))
    simulate([...FAST, '--json', 'rate.json'])
    const [{ agents }] = JSON.parse(read('rate.json')).levels
    expect(agents[0].passed).toBe(points.filter((sum) => sum >= 600).length)
  })

  test('are refused with the line', () => {
    const { status, stdout, stderr } = simulate(['--levels', 'bad.txt', '--kinds', '5'])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toBe(
      'simulate: bad.txt, line 2: "Z" is not a gem; accepted: A to E, the 5 kinds\n',
    )
  })

  test('keep an earlier file when the disk is full', () => {
    const list = folder('full')
    write('full/out', 'an earlier file')
    const { status, stderr } = bash(`ulimit -f 0; simulate ${FAST.join(' ')} --json full/out`)
    expect(status).toBe(1)
    expect(stderr).toContain('simulate: cannot write full/out: it would be larger than')
    expect(list()).toEqual(['out'])
    expect(read('full/out')).toBe('an earlier file')
  })

  test('end with Ctrl-C, and write nothing before a game is complete', async () => {
    const list = folder('stopped')
    const slow = '--levels levels.txt --agent lookahead2 --rows 32 --cols 32 --kinds 4 --threads 1'
    const { run, ended, stderr } = start([...slow.split(' '), '--json', 'stopped/out'])
    while (list().length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    const again = setInterval(() => run.kill('SIGINT'), 300)
    expect(await ended).toBe(130)
    clearInterval(again)
    expect(list()).toEqual([])
    expect(stderr()).not.toContain(' at ')
  })
})
