import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { isRunning, openCommand, until } from '../../support/command'
import { chosen } from '../../support/effort'

const { bash, folder, read, run: runApart, simulate, start, write } = openCommand('simulate')

const CLIENTS = `${process.cwd()}/src/simulator/clients`
const hasPython = spawnSync('python3', ['-c', 'pass']).status === 0

/** Prints the first legal swap of each question, for so many questions, then does something else. */
const firstLegal = (answers: number, then: string) =>
  write(
    'agent.sh',
    `read -r opened
for i in $(seq ${answers}); do
  read -r question
  rest=\${question##*\\"legal\\":[}
  echo "\${rest%%[],]*}"
done
read -r question
${then}
`,
  )

describe('an agent in Python', () => {
  test.runIf(hasPython)('that plays as the built-in random agent has its figures', async () => {
    const shape = '--games 40 --rows 6 --cols 9 --kinds 5 --burn-in 3 --seed né😀'.split(' ')
    const agent = `python3 ${CLIENTS}/random_agent.py`
    const own = ['--json', 'own.json', '--csv', 'own.csv', '--csv-swaps', 'own-swaps.csv']
    expect((await simulate([...shape, ...own])).status).toBe(0)
    for (const threads of ['1', '3']) {
      const out = ['--json', 'python.json', '--csv', 'python.csv', '--csv-swaps', 'swaps.csv']
      const run = [...shape, '--agent', agent, '--threads', threads]
      const { status, stdout } = await simulate([...run, ...out])
      expect(status).toBe(0)
      expect(stdout).toMatch(/\nThe agent took [\d.]+ µs an answer \(mean\), at most [\d.]+ ms\.\n/)
      expect(read('python.csv')).toBe(read('own.csv'))
      expect(read('swaps.csv')).toBe(read('own-swaps.csv'))
      const named = read('python.json').replace(/"agent": \{[^}]*\}/, '"agent": "random"')
      expect(named).toBe(read('own.json'))
    }
  })

  test.runIf(hasPython)('is part of what merge compares', async () => {
    const run = ['--games', '4', '--agent', `python3 ${CLIENTS}/random_agent.py`]
    for (const k of ['1', '2'])
      await simulate([...run, '--shard', `${k}/2`, '--json', `f${k}.json`])
    await simulate(['--games', '4', '--shard', '2/2', '--json', 'own2.json'])
    expect((await simulate(['merge', 'f1.json', 'f2.json'])).stdout).toContain('4 of 4 games')
    expect((await simulate(['merge', 'f1.json', 'own2.json'])).stderr).toContain(
      'has other settings',
    )
  })
})

/** Each sentence first. */
const FAILING: readonly [then: string, sentence: string][] = [
  ['exit 3', 'ended with exit code 3'],
  ['kill -9 $$', 'was ended by SIGKILL'],
  ['sleep 4321 & wait', 'did not answer within 1 s'],
  ['printf 5', 'ended with exit code 0 in the middle of a line'],
  ['echo 999; exec sleep 4321', 'answered 999, which is not a legal swap'],
  ['echo left; exec sleep 4321', 'answered "left", not a swap\'s place'],
  ['yes', 'wrote more than one line for a question'],
  ['cat /dev/zero', 'answered with a line of more than 100 characters'],
  ['exec sleep 4321', 'did not answer within 1 s'],
  ['printf 5; exec sleep 4321', 'did not answer within 1 s'],
  ['echo -1; exec sleep 4321', 'answered -1, which is not a legal swap'],
  ['echo; exec sleep 4321', 'answered "", not a swap\'s place'],
  ['echo 1e2', 'answered "1e2", not a swap\'s place'],
  ['printf "1\\n2\\n"; exec sleep 4321', 'wrote more than one line for a question'],
]

describe('an agent that fails', () => {
  test.each(chosen(FAILING, 8))(
    'by %s ends the run with a sentence and keeps complete games',
    async (then, why) => {
      const list = folder(`fails${FAILING.findIndex(([other]) => other === then)}`)
      firstLegal(25, then)
      const run = ['--games', '1000', '--swaps', '10', '--threads', '1', '--time-limit', '1']
      const out = ['--agent', 'exec sh ./agent.sh', '--json', 'kept.json', '--csv', 'kept.csv']
      const { status, stdout, stderr } = await simulate([...run, ...out])
      expect(status).toBe(1)
      expect(stderr).toContain(`simulate: game 2: the agent ${why}\n`)
      expect(stderr).toContain('simulate: stopped; 2 games are complete and kept in kept.json and')
      expect(stdout).toContain('2 of 1000 games')
      expect(JSON.parse(read('kept.json')).played).toEqual([[0, 2]])
      expect(read('kept.csv').trim().split('\n')).toHaveLength(3)
      expect(list()).toEqual([])
      expect(isRunning('sleep 4321')).toBe(false)
    },
  )

  test.each([
    ['./nothing here', 'ended with exit code 127: there is no such command'],
    ['false ;', 'ended with exit code 1'],
    ['sleep 4321', 'did not answer within 1 s'],
  ])('at once leaves no file: %s', async (agent, why) => {
    const list = folder(`early${agent.length}`)
    const out = ['--json', `early${agent.length}/out.json`, '--time-limit', '1']
    const { status, stdout, stderr } = await simulate(['--agent', agent, ...out])
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain(`simulate: game 0: the agent ${why}\n`)
    expect(stderr).toContain('simulate: stopped before a game was complete; no file is written\n')
    expect(list()).toEqual([])
  })

  test('with the disk full leaves the earlier file', () => {
    const list = folder('full')
    write('full/out.csv', 'an earlier file\n')
    firstLegal(100_000, 'exit')
    const { status, stderr } = bash(
      `ulimit -f 1; simulate --games 5000 --swaps 1 --agent 'sh ./agent.sh' --csv full/out.csv`,
    )
    expect(status).toBe(1)
    expect(stderr).toContain('simulate: cannot write full/out.csv: it would be larger than')
    expect(list()).toEqual(['out.csv'])
    expect(read('full/out.csv')).toBe('an earlier file\n')
  })

  test('to end is ended when SIGINT stops the run', async () => {
    firstLegal(100_000, 'exit')
    const list = folder('stopped')
    const agent = 'touch stopped/begun; sh ./agent.sh; sleep 9876'
    const { run, ended } = start(['--games', '100000', '--threads', '2', '--agent', agent])
    await until(() => list().length > 0)
    run.kill('SIGINT')
    expect(await ended).toBe(130)
    expect(isRunning('sleep 9876')).toBe(false)
  })
})

/** A process that leaves the agent's group with its output and ends by itself. */
const STRAY = 'sleep 20.5'
/** Starts one, and goes on once it has left. */
const leave = (file: string) =>
  `setsid sh -c 'touch ${file}; exec ${STRAY}' & until [ -e ${file} ]; do sleep 0.01; done`
const hasSetsid = spawnSync('setsid', ['true']).status === 0

describe.runIf(hasSetsid)('a process that left the group of its agent', () => {
  const ends = [
    ['exit 3', 'ended with exit code 3'],
    ['exec sleep 4321', 'did not answer within 1 s'],
  ] as const
  test.each(chosen(ends, 1))('does not hold the run after %s', (then, why) => {
    const left = `left${then.length}`
    const list = folder(left)
    firstLegal(25, `${leave(`${left}/gone`)}; ${then}`)
    const run = ['--swaps', '10', '--threads', '1', '--time-limit', '1']
    const { status, stderr } = runApart([...run, '--agent', 'sh ./agent.sh'])
    expect(list()).toEqual(['gone'])
    expect(isRunning(STRAY)).toBe(true)
    expect(status).toBe(1)
    expect(stderr).toContain(`simulate: game 2: the agent ${why}\n`)
  })

  test('does not hold the run after SIGTERM', async () => {
    firstLegal(100_000, 'exit')
    const list = folder('stray')
    const agent = `${leave('stray/gone')}; sh ./agent.sh`
    const { run, ended } = start(['--games', '100000', '--threads', '2', '--agent', agent])
    await until(() => list().length > 0)
    run.kill('SIGTERM')
    expect(await ended).toBe(143)
    expect(isRunning(STRAY)).toBe(true)
  })
})

/** An agent that never answers and does not end with its input. */
const deaf = (path: string, sleep: string) => `trap '' TERM HUP; touch ${path}/begun; ${sleep}`

test('an agent that is deaf does not delay the end by SIGTERM', async () => {
  const list = folder('deaf')
  const { run, ended, stderr } = start(['--agent', deaf('deaf', 'sleep 20.6'), '--threads', '2'])
  await until(() => list().length > 0)
  run.kill('SIGTERM')
  expect(await ended).toBe(143)
  expect(isRunning('sleep 20.6')).toBe(false)
  expect(stderr()).toBe('simulate: stopped before a game was complete; no file is written\n')
})

test('an agent that is deaf ends after a run that was killed', async () => {
  const list = folder('orphans')
  const { run, ended } = start(['--agent', deaf('orphans', 'sleep 4322'), '--threads', '2'])
  await until(() => list().length > 0)
  run.kill('SIGKILL')
  await ended
  await until(() => !isRunning('sleep 4322'))
})

test('more agents than ten are no warning', () => {
  firstLegal(2, 'exit')
  const run = ['--games', '24', '--swaps', '1', '--threads', '12', '--agent', 'sh ./agent.sh']
  expect(runApart(run)).toMatchObject({ status: 0, stderr: '' })
})
