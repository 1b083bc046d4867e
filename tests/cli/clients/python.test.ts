import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openCommand } from '../../support/command'

const { files, main, run: simulate } = openCommand('simulate')

const CLIENTS = `${process.cwd()}/src/cli/clients`
const hasPython = spawnSync('python3', ['-c', 'pass']).status === 0

const isRunning = (command: string): boolean =>
  spawnSync('bash', ['-c', 'ps -eo args'], { encoding: 'utf8' }).stdout.includes(command)

const UTF8 = { encoding: 'utf8' } as const

/** Runs Python with the client in the command's folder; `without` hides a package that may be installed. */
function python(script: string, without: readonly string[] = []) {
  const hidden = without.map((name) => `sys.modules[${JSON.stringify(name)}] = None\n`).join('')
  const whole = `import sys\n${hidden}sys.path.insert(0, ${JSON.stringify(CLIENTS)})\n${script}`
  const env = { ...process.env, PAIRWISE_SIMULATE: main }
  const { status, stdout, stderr } = spawnSync('python3', ['-c', whole], {
    ...UTF8,
    env,
    cwd: files,
  })
  return { status, stdout, stderr }
}

const EPISODE = `
from pairwise_cascade import CascadeEnv, CascadeVectorEnv
env = CascadeEnv(swaps=30)
board, info = env.reset(seed="1")
total, truncated = 0, False
while not truncated:
    place = env.action_masks().tolist().index(1)
    assert board[0, 0] == ord(env.render()[0]) - 64 and info["action_mask"][place]
    board, reward, terminated, truncated, info = env.step(place)
    total += reward
env.close()
many = CascadeVectorEnv(2, swaps=30)
boards, info = many.reset(seed="1")
totals = [0, 0]
for _ in range(30):
    places = [mask.index(1) for mask in many.action_masks().tolist()]
    boards, rewards, terminated, truncated, info = many.step(places)
    totals = [total + reward for total, reward in zip(totals, rewards)]
print(int(total), int(totals[0]), all(truncated), list(info["game"]))
boards, rewards, terminated, truncated, info = many.step(places)
print([int(game) for game in info["game"]], [int(reward) for reward in rewards], any(truncated))
many.close()
`

const withNumpy = python('import numpy').status === 0

describe.runIf(hasPython)('the client in Python', () => {
  test.each([['numpy', 'gymnasium'], ...(withNumpy ? [['gymnasium']] : [])])(
    'plays the same games without %s',
    (...without) => {
      const { status, stdout, stderr } = python(EPISODE, without)
      expect([status, stderr]).toEqual([0, ''])
      const [first = '', second] = stdout.trim().split('\n')
      const [total, again] = first.split(' ')
      expect(again).toBe(total)
      expect(Number(total)).toBeGreaterThanOrEqual(900)
      expect(second).toBe('[2, 3] [0, 0] False')
    },
  )

  test.each([
    ['CascadeVectorEnv(1000000)', 'envs is 1000000; accepted: a whole number from 1 to 4096'],
    ['CascadeEnv(rows=-3)', 'rows is -3; accepted: a whole number from 3 to 32'],
    ['CascadeEnv().step(1)', 'a step came before the first reset'],
    ['CascadeEnv(command=["/nothing"])', 'cannot start /nothing: No such file'],
    ['env = CascadeEnv(); env.close(); env.reset()', 'the simulator is closed'],
    ['CascadeEnv(command=["true"])', 'the simulator ended; is it built'],
  ])('raises an error with the sentence: %s', (expression, sentence) => {
    const { status, stderr } = python(`from pairwise_cascade import *\n${expression}`)
    expect(status).toBe(1)
    expect(stderr).toContain('pairwise_cascade.CascadeError: ')
    expect(stderr).toContain(sentence)
    expect(isRunning(`${main} serve`)).toBe(false)
  })
})

/** The first lines of Python in a page. */
const listingIn = (page: string): string =>
  /```python\n([^`]*)```/.exec(readFileSync(page, 'utf8'))?.[1] ?? ''

const TOUR = listingIn('README.md')

test.runIf(hasPython)('the tour in the README has ten lines and plays a game', () => {
  expect(TOUR.trim().split('\n')).toHaveLength(10)
  const { status, stdout, stderr } = python(TOUR)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^([A-F]{8}\n){8}2160\n$/)
})

/** Prints what the listing reads, a swap a line. */
const PRINT = `
assert boards.dtype == numpy.uint8
for board, action, result in zip(boards, actions, points):
    print("/".join("".join(chr(64 + kind) if kind else "." for kind in row) for row in board), action, result)
`

test.runIf(withNumpy)('the listing of the simulator’s page reads a table of swaps', () => {
  const shape = ['--rows', '5', '--cols', '4', '--kinds', '4', '--games', '3', '--swaps', '4']
  expect(simulate([...shape, '--csv-swaps', 'swaps.csv', '--boards']).status).toBe(0)
  const { stdout, stderr } = python(listingIn('docs/simulator.md') + PRINT)
  expect(stderr).toBe('')
  const table = readFileSync(`${files}/swaps.csv`, 'utf8').trim().split('\n').slice(1)
  const read = table.map((line) => {
    const [, , row, col, way, , points, , , , board] = line.split(',')
    const action =
      way === 'below' ? 15 + Number(col) * 4 + Number(row) : Number(col) * 5 + Number(row)
    return `${board} ${action} ${points}`
  })
  expect(stdout.trim().split('\n')).toEqual(read)
})
