import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { AGENTS } from '#src/games/cascade/agents/agents.ts'
import { openCommand } from '../../support/command'

const { bash, folder, read, simulate, start, write } = openCommand('simulate')

write('levels.txt', '# two\nswaps 10 points 600\ncols 6 holes 0,29 swaps 8 gems A 6 B 3\n')
write('bad.txt', 'swaps 10 points 600\nswaps 8 gems Z 6\n')

const RUN = '--levels levels.txt --games 80 --rows 5 --cols 5 --kinds 5 --seed levels'.split(' ')
const FAST = [...RUN, '--agent', 'greedy']

const CLIENTS = `${process.cwd()}/src/simulator/clients`
const hasPython = spawnSync('python3', ['-c', 'pass']).status === 0

const FAILED = `simulate: rows 5 cols 5 kinds 5 swaps 10 points 600, game 0: the agent answered 9999, which is not a legal swap
simulate: stopped before a game was complete; no file is written
`

describe('levels', () => {
  test('are shown with the pass rate of each agent', async () => {
    const { status, stdout, stderr } = await simulate([...RUN, '--games', '6'])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('Gems drawn evenly and counted by clusters, seed levels.')
    expect(stdout).toContain('\nrows 5 cols 5 kinds 5 swaps 10 points 600\n')
    expect(stdout).toContain('\nrows 5 cols 6 kinds 5 holes 0,29 swaps 8 gems A 6 B 3\n')
    for (const agent of AGENTS) {
      const rates = new RegExp(`^  ${agent} +6 +[\\d.]+% +[\\d.]+% +[\\d.]+%$`, 'gm')
      expect(stdout.match(rates)).toHaveLength(2)
    }
  })

  test('are written with the games that passed, the same for any threads', async () => {
    for (const threads of ['1', '3'])
      expect(
        (await simulate([...FAST, '--threads', threads, '--json', `${threads}.json`])).status,
      ).toBe(0)
    expect(read('3.json')).toBe(read('1.json'))
    const { version, settings, trials } = JSON.parse(read('1.json'))
    expect(version).toBe(2)
    expect(settings).toMatchObject({ rows: 5, cols: 5, kinds: 5, games: 80, seed: 'levels' })
    expect(trials).toMatchObject([
      { level: 'rows 5 cols 5 kinds 5 swaps 10 points 600', agent: 'greedy', games: 80 },
      { level: 'rows 5 cols 6 kinds 5 holes 0,29 swaps 8 gems A 6 B 3', agent: 'greedy' },
    ])
    for (const { played, passed, rate, interval } of trials) {
      expect(played).toEqual([[0, 80]])
      expect(rate).toBe(passed / 80)
      expect(interval[0]).toBeLessThanOrEqual(rate)
      expect(interval[1]).toBeGreaterThanOrEqual(rate)
    }
  })

  test('have the pass rate of the games that the same run has as rows', async () => {
    await simulate(
      '--games 80 --rows 5 --cols 5 --kinds 5 --seed levels --swaps 10 --csv games.csv',
    )
    const points = read('games.csv')
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => Number(row.split(',')[3]))
    await simulate([...RUN, '--agent', 'random', '--json', 'rate.json'])
    const [{ passed }] = JSON.parse(read('rate.json')).trials
    expect(passed).toBe(points.filter((sum) => sum >= 600).length)
  })

  test('are merged from parts to the rates of the whole, to the byte', async () => {
    await simulate([...FAST, '--json', 'whole.json'])
    for (const k of ['1', '2', '3'])
      await simulate([...FAST, '--shard', `${k}/3`, '--json', `part${k}.json`])
    const parts = ['part3.json', 'part1.json', 'part2.json']
    const { stdout } = await simulate(['merge', ...parts, '--json', 'merged.json'])
    expect(read('merged.json')).toBe(read('whole.json'))
    expect(stdout).toBe((await simulate(['merge', 'whole.json'])).stdout)
    expect((await simulate(['merge', 'part1.json', '--partial'])).status).toBe(0)
  })

  test('of several agents are merged under one line for each level', async () => {
    const { stdout } = await simulate([...RUN, '--games', '2', '--json', 'agents.json'])
    expect((await simulate(['merge', 'agents.json'])).stdout).toBe(stdout)
    expect(stdout.match(/^rows /gm)).toHaveLength(2)
  })

  test.runIf(hasPython)('are played by a foreign agent, which is sent the goal', async () => {
    const foreign = ['--agent', `python3 ${CLIENTS}/random_agent.py`, '--json', 'foreign.json']
    expect(await simulate([...RUN, ...foreign])).toMatchObject({ status: 0, stderr: '' })
    await simulate([...RUN, '--agent', 'random', '--json', 'random.json'])
    const named = read('foreign.json').replaceAll(/"agent": \{[^}]*\}/g, '"agent": "random"')
    expect(named).toBe(read('random.json'))
    write('heard.sh', 'tee heard.txt | sh -c "read -r o; read -r q; echo 9999; cat >/dev/null"\n')
    const { status, stderr } = await simulate([
      ...RUN,
      '--threads',
      '1',
      '--agent',
      'sh ./heard.sh',
    ])
    expect([status, stderr]).toEqual([1, FAILED])
    const [opened = '', question = ''] = read('heard.txt').split('\n')
    expect(JSON.parse(opened).opened).toMatchObject({ rows: 5, swaps: 10, goal: { points: 600 } })
    expect(JSON.parse(question)).toMatchObject({ game: 0, swap: 0, left: { points: 600 } })
  })

  test('by agents of which one fails are those that the others end', async () => {
    write(
      'half.sh',
      `read -r opened
read -r question
if mkdir half; then touch half/failed; exit 3; fi 2>/dev/null
until [ -e half/failed ]; do sleep 0.01; done
while :; do
  rest=\${question##*\\"legal\\":[}
  echo "\${rest%%[],]*}"
  read -r question || exit
done
`,
    )
    const out = ['--threads', '2', '--agent', 'sh ./half.sh', '--json', 'half.json']
    const { status, stdout, stderr } = await simulate([...RUN, ...out])
    const [, failed] = /, game ([01]): the agent ended with exit code 3\n/.exec(stderr) ?? []
    const [{ played, games }] = JSON.parse(read('half.json')).trials
    expect(status).toBe(1)
    expect(stderr).toContain(`stopped; ${games} games are complete and kept in half.json\n`)
    expect(played[0]).toEqual(failed === '0' ? [1, games + 1] : [0, 1])
    expect(stdout).toMatch(new RegExp(`^  sh ./half.sh +${games} of 80 `, 'm'))
    expect(stdout).toContain('\nOnly complete games are counted')
  })

  test('are refused with the line', async () => {
    const { status, stdout, stderr } = await simulate(['--levels', 'bad.txt', '--kinds', '5'])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toBe(
      'simulate: bad.txt, line 2: "Z" is not a gem; accepted: A to E, the 5 kinds\n',
    )
  })

  const MERGES: readonly [why: string, files: string, problem: string][] = [
    ['a part is missing', 'part1.json part3.json', '27 of 80 games are in no file, 26 to 52'],
    ['a part comes twice', 'part1.json part1.json', 'part1.json has games that the files before'],
    ['another seed', 'part1.json other.json', 'other.json has other settings, levels or agents'],
    ['a run', 'part1.json run.json', 'run.json is not a report that --levels wrote'],
    ['to a run', 'run.json part1.json', 'part1.json is not a report that --json wrote'],
    ['too many passes', 'many.json', 'many.json has figures that cannot all be true'],
    ['a bad level', 'level.json', 'level.json has a level that is not accepted: rows is "99"'],
    ['no kinds', 'kinds.json', 'kinds.json has settings that are not accepted (kinds)'],
  ]

  test('are not merged with other reports', async () => {
    for (const k of ['1', '3'])
      await simulate([...FAST, '--shard', `${k}/3`, '--json', `part${k}.json`])
    const part = read('part1.json')
    await simulate([...FAST, '--seed', 'other', '--shard', '2/3', '--json', 'other.json'])
    await simulate('--games 2 --swaps 2 --json run.json')
    write('many.json', part.replace(/"passed": \d+/, '"passed": 27'))
    write('level.json', part.replace('rows 5', 'rows 99'))
    write('kinds.json', part.replace('"kinds": 5', '"kinds": 50'))
    for (const [why, files, problem] of MERGES) {
      const { status, stdout, stderr } = await simulate(`merge ${files} --json no.json`)
      expect([status, stdout], why).toEqual([2, ''])
      expect(stderr, why).toContain(`simulate: ${problem}`)
    }
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
