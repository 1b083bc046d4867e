import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isRunning, openCommand } from '../../support/command'
import { chosen } from '../../support/effort'

const { files, main, simulate } = openCommand('simulate')

const CLIENTS = `${process.cwd()}/src/simulator/clients`
const hasPython = spawnSync('python3', ['-c', 'pass']).status === 0

const UTF8 = { encoding: 'utf8' } as const

/** Runs Python with the client in the command's folder; `without` hides a package that may be installed. */
function python(script: string, without: readonly string[] = []) {
  const hidden = without.map((name) => `sys.modules[${JSON.stringify(name)}] = None\n`).join('')
  const whole = `import sys\n${hidden}sys.path.insert(0, ${JSON.stringify(CLIENTS)})\n${script}`
  const options = { ...UTF8, env: { ...process.env, PAIRWISE_SIMULATE: main }, cwd: files }
  const { status, stdout, stderr } = spawnSync('python3', ['-c', whole], options)
  return { status, stdout, stderr }
}

const EPISODE = `
from pairwise_cascade import *
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
const withGymnasium = python('import gymnasium').status === 0

/** Fails at the first assertion that does not hold. */
const CONTRACT = `
def refuses(action, word):
    try:
        action()
    except CascadeError as error:
        assert word in str(error), error
    else:
        raise AssertionError("not refused: " + word)

def text_of(board):
    return str(board.tolist())

# Without a seed, each environment plays games of its own; later resets go on.
many = CascadeVectorEnv(8)
boards = [text_of(CascadeEnv().reset()[0]) for _ in range(3)] + [str(board) for board in many.reset()[0].tolist()]
assert len(set(boards)) == 11
assert text_of(many.reset()[0]) != str(boards[3:])
one = CascadeEnv()
first = text_of(one.reset(seed=1)[0])
second = text_of(one.reset()[0])
assert first != second
assert [text_of(one.reset(seed=1)[0]), text_of(one.reset()[0])] == [first, second]

# A seed is that of the first environment, or there is one for each.
alone = [one.reset(seed=seed)[0].tolist() for seed in range(5, 13)]
assert many.reset(seed=5)[0].tolist() == alone
assert many.reset(seed=[12, 11, 10, 9, 8, 7, 6, 5])[0].tolist() == alone[::-1]
assert many.reset(seed=["5"] * 8)[0].tolist() == alone[:1] * 8

# What is refused changes nothing.
for action, word in [(112, "not from 0 to 111"), (2**40, "not from 0 to 111"), (-1, "not from 0 to 111")]:
    refuses(lambda: one.step(action), word)
mask = one.action_masks().tolist()
board, reward, terminated, truncated, info = one.step(mask.index(1))
assert reward > 0 and info["swap"] == 1
refuses(lambda: many.reset(seed=[1, 2]), "there are 2 seeds for 8 environments")
refuses(lambda: many.reset(options={"colour": 1}), "'colour' is not known; accepted: boards")
for actions in [0], [0] * 9, [[0]] * 8, [None] * 8, [[0], [1, 2]]:
    refuses(lambda: many.step(actions), "one for each environment")
    refuses(lambda: many.copy(actions), "one for each environment")
refuses(lambda: many.step([2**40] * 8), "whole numbers")
refuses(lambda: many.copy([8] * 8), "a copy is not of an environment")
many.step([0] * 8)

# Boards are loaded, copied and restored.
rows = ["ABAC", "BACD", "CDDA"]
small = CascadeVectorEnv(4, rows=3, cols=4, kinds=4, goal="points 30", autoreset=False)
cells, info = small.reset(seed=1, options={"boards": [rows, "ABAC/BACD/CDDA", None, [[1, 2, 1, 3], [2, 1, 3, 4], [3, 4, 4, 1]]]})
assert cells.tolist()[0] == cells.tolist()[1] == cells.tolist()[3] == [[1, 2, 1, 3], [2, 1, 3, 4], [3, 4, 4, 1]]
small.restore([0, 1, 0, 0])
cells, rewards, terminated, truncated, info = small.step([11, STAY, 11, 11])
assert cells.tolist()[0] == cells.tolist()[2] == cells.tolist()[3]
assert [bool(over) for over in terminated] == [True, False, True, True] and not any(truncated)
assert info["missing"].tolist() == [[0], [30], [0], [0]]
assert list(small.step([0] * 4)[1]) == [0] * 4
before = small.action_masks().tolist()
cells, info = small.reset(options={"reset_mask": [False, False, True, False]})
assert list(info["swap"]) == [1, 1, 0, 1] and list(info["game"]) == [0, 0, 1, 0]
assert [mask == old for mask, old in zip(info["action_mask"].tolist(), before)] == [True, True, False, True]
assert not any(small.step([0, STAY, STAY, 0])[2][1:3])
refuses(lambda: small.reset(seed=1, options={"reset_mask": [True] * 4}), "leave out one of the two")
for mask in [True], True, [1] * 4:
    refuses(lambda: small.reset(options={"reset_mask": mask}), "environment")
cells, info = small.copy([0, 0, 0, 0])
assert cells.tolist()[1] == cells.tolist()[0]
env = CascadeEnv(rows=3, cols=4, kinds=4, holes=[0], burn_in=3)
assert env.reset(options={"board": [".BAC", "BACD", "CDDA"]})[0].tolist()[0] == [0, 2, 1, 3]
assert env.render() == ".BAC\\nBACD\\nCDDA"
refuses(lambda: env.reset(options={"board": rows}), "rows of letters")
refuses(lambda: env.reset(options={"board": [[99]]}), "from 0 to 16")
env.step(11)

# A swap that is not legal, and a board that is dealt again, are told for each environment.
illegal = [many.action_masks().tolist()[0].index(0)] + [mask.index(1) for mask in many.action_masks().tolist()[1:]]
info = many.step(illegal)[4]
assert list(info["illegal"]) == [True] + [False] * 7 and list(info["redealt"]) == [False] * 8
tiny = CascadeVectorEnv(2, rows=3, cols=3, kinds=6, swaps=100)
tiny.reset(seed=1)
told = [list(tiny.step([mask.index(1) for mask in tiny.action_masks().tolist()])[4]["redealt"]) for _ in range(50)]
assert [True, False] in told and [False, True] in told

# The matches of any board are listed in both countings.
source = [[1, 1, 2, 3], [3, 3, 3, 3], [3, 1, 1, 1], [3, 3, 3, 1]]
board = env.render()
for example in source, "AABC/CCCC/CAAA/CCCA", ["AABC", "CCCC", "CAAA", "CCCA"]:
    assert env.matches(example) == [[3, 0, 1, 8], [1, 1, 2, 3]]
by_lines = CascadeEnv(counting="lines")
assert by_lines.matches(source) == [[3, 0, 1, 4], [3, 0, 1, 3], [1, 1, 2, 3], [3, 0, 3, 3]]
assert by_lines.matches(by_lines.reset()[0]) == []
refuses(lambda: env.matches([[1, 2], [1]]), "as many letters")
assert env.render() == board
`

/** Gymnasium's own checks; a warning is an error. */
const CHECKED = `
import warnings
import numpy
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv
from pairwise_cascade import CascadeEnv, CascadeVectorEnv

warnings.simplefilter("error")
for settings in {}, {"holes": [0, 5], "goal": "gems A 3"}, {"swaps": 3}:
    check_env(CascadeEnv(**settings), skip_render_check=True)
environments = [lambda: CascadeEnv(rows=4, kinds=5, swaps=9)] * 6
several, many = SyncVectorEnv(environments), CascadeVectorEnv(6, rows=4, kinds=5, swaps=9)
assert len({board.tobytes() for board in several.reset()[0]}) == 6
assert len({board.tobytes() for board in many.reset()[0]}) == 6
assert several.metadata["autoreset_mode"] == many.metadata["autoreset_mode"]
assert (several.reset(seed=5)[0] == many.reset(seed=5)[0]).all()
for step in range(25):
    actions = (step + numpy.arange(6)) % 52
    for one, other in zip(several.step(actions)[:4], many.step(actions)[:4]):
        assert (one == other).all()
env = CascadeEnv()
board, _ = env.reset()
assert (env.reset(seed=env.np_random_seed)[0] == board).all()
`

/** Statements that are refused, with parts of the sentences; `one` is a new environment. */
const SENTENCES: readonly (readonly [wrong: string, sentence: string])[] = [
  ['CascadeVectorEnv(1000000)', 'envs is 1000000; accepted: a whole number from 1 to 4096'],
  ['CascadeEnv(rows=-3)', 'rows is -3; accepted: a whole number from 3 to 32'],
  ['one.step(1)', 'a request came before the first reset'],
  ['CascadeEnv(command=["/nothing"])', 'cannot start /nothing: No such file'],
  ['env = CascadeEnv(); env.close(); env.reset()', 'the simulator is closed'],
  ['CascadeEnv(command=["true"])', 'true ended; is it built'],
  ['one.action_masks()', 'there is no board before the first reset()'],
  ['one.render()', 'there is no board before the first reset()'],
  ['CascadeVectorEnv(2).action_masks()', 'there are no boards before the first reset()'],
  ['one.matches("A?")', 'a board is not 1 to 32 rows of as many letters each'],
  ['one.matches([[17]])', 'a board is rows of letters, or of kinds from 0 to 16'],
  ['CascadeEnv(seed=1)', 'a seed is not a setting here; reset(seed=...) takes it'],
  ['CascadeEnv(goal="points")', 'goal is "points"; accepted: a text like'],
  ['CascadeEnv(holes={1})', 'not a value that can be sent: Object of type set'],
  ['one.reset(seed=1.5)', 'a seed is 1.5, not a whole number, a text or None'],
  ['one.reset(options={"x": 1})', "option 'x' is not known; accepted: board"],
  ['one.reset(); one.step(1.5)', 'an action is 1.5, not a whole number'],
  ['one.step(None)', 'an action is None, not a whole number'],
  ['CascadeVectorEnv(2).step([0, 0])', 'there are no boards before the first reset()'],
  [
    'CascadeEnv(command="node main.js serve")',
    'a command is \'node main.js serve\'; accepted: a list such as ["node", ',
  ],
  ['CascadeEnv(command=[])', 'a command is []; accepted: a list such as'],
  ['CascadeEnv(command=[1])', 'cannot start [1]: '],
  ['CascadeEnv(command=["cat"])', 'cat does not answer as the simulator does; accepted: a list'],
  ['CascadeEnv(command=["yes"])', 'yes does not answer as the simulator does; accepted: a list'],
  [
    'import os; os.environ["PAIRWISE_SIMULATE"] = "/none/main.js"; CascadeEnv()',
    'PAIRWISE_SIMULATE is /none/main.js, which is not a file; accepted: the path of main.js',
  ],
  [
    'import os; os.environ["PAIRWISE_SIMULATE"] = os.devnull; CascadeEnv()',
    'PAIRWISE_SIMULATE is /dev/null, which is not a file',
  ],
]

describe.runIf(hasPython)('the client in Python', () => {
  const variants = [
    ['numpy', 'gymnasium'],
    ...(withNumpy ? [['gymnasium']] : []),
    ...(withGymnasium ? [[]] : []),
  ]
  test.each(chosen(variants, 1))(
    'plays the same games and keeps to the contract without %s',
    (...without) => {
      const { status, stdout, stderr } = python(EPISODE + CONTRACT, without)
      expect([status, stderr]).toEqual([0, ''])
      const [first = '', second] = stdout.trim().split('\n')
      const [total, again] = first.split(' ')
      expect(again).toBe(total)
      expect(Number(total)).toBeGreaterThanOrEqual(900)
      expect(second).toBe('[2, 3] [0, 0] False')
      expect(isRunning(`${main} serve`)).toBe(false)
    },
  )

  test.runIf(withGymnasium)('passes the checks of Gymnasium', () => {
    expect(python(CHECKED)).toEqual({ status: 0, stdout: '', stderr: '' })
  })

  test('says after an interruption within a call that the environment is closed', () => {
    const script = `
import os
from pairwise_cascade import *
def fail(error): raise error
for interruption in KeyboardInterrupt, MemoryError:
    for call in "write", "read":
        env = CascadeEnv()
        env.reset(seed=1)
        works = getattr(os, call)
        setattr(os, call, lambda *_: fail(interruption))
        try:
            env.reset(seed=2)
        except interruption:
            setattr(os, call, works)
        try:
            env.reset(seed=3)
        except CascadeError as error:
            print(error)
env.reset(seed=3)`
    const { status, stdout, stderr } = python(script)
    expect([status, stderr.includes('cascade.CascadeError: a request')]).toEqual([1, true])
    const by = stdout.match(
      /(?<=^a request was interrupted by )\w+(?=.*make another environment)/gm,
    )
    expect(by).toEqual(['KeyboardInterrupt', 'KeyboardInterrupt', 'MemoryError', 'MemoryError'])
    expect(isRunning(`${main} serve`)).toBe(false)
  })

  test('goes on after Ctrl-C between two calls, and is ended when it is forgotten', () => {
    const script = `
import os, signal
from pairwise_cascade import *
os.setpgid(0, 0)
env = CascadeEnv()
first = env.reset(seed=1)[0].tolist()
try:
    os.killpg(0, signal.SIGINT)
except KeyboardInterrupt:
    pass
assert env.reset(seed=1)[0].tolist() == first
process = env._connection._end.peek()[2][0]
del env
assert process.poll() == 0`
    expect(python(script)).toEqual({ status: 0, stdout: '', stderr: '' })
  })

  test('raises errors with sentences', () => {
    const script = `
import json
from pairwise_cascade import *
one, said = CascadeEnv(), []
for expression in json.loads(${JSON.stringify(JSON.stringify(SENTENCES.map(([wrong]) => wrong)))}):
    try:
        exec(expression)
        said.append("nothing")
    except CascadeError as error:
        said.append(str(error))
print(json.dumps(said))`
    const { stdout } = python(script)
    expect(JSON.parse(stdout)).toEqual(SENTENCES.map(([, said]) => expect.stringContaining(said)))
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
  expect(stdout).toMatch(/^([A-F]{8}\n){8}1840\n$/)
})

/** Prints what the listing reads, a swap a line. */
const PRINT = `
assert boards.dtype == numpy.uint8
for board, action, result in zip(boards, actions, points):
    print("/".join("".join(chr(64 + kind) if kind else "." for kind in row) for row in board), action, result)
`

test.runIf(withNumpy)('the listing of the simulator’s page reads a table of swaps', async () => {
  const shape = ['--rows', '5', '--cols', '4', '--kinds', '4', '--games', '3', '--swaps', '4']
  expect((await simulate([...shape, '--csv-swaps', 'swaps.csv', '--boards'])).status).toBe(0)
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

/** What `pip install` leaves of a folder. */
function installFrom(folder: string, site: string): void {
  const notes = `${site}/pairwise_cascade-0.1.0.dist-info`
  mkdirSync(notes, { recursive: true })
  copyFileSync(`${CLIENTS}/pairwise_cascade.py`, `${site}/pairwise_cascade.py`)
  const metadata = 'Metadata-Version: 2.1\nName: pairwise-cascade\nVersion: 0.1.0\n'
  writeFileSync(`${notes}/METADATA`, metadata)
  const origin = { url: `file://${folder}`, dir_info: {} }
  writeFileSync(`${notes}/direct_url.json`, JSON.stringify(origin))
}

test.runIf(hasPython)('installed by pip, the client finds the simulator of its clone', () => {
  installFrom('/a%20clone/src/cli/clients', `${files}/site`)
  const script = 'import pairwise_cascade as client; print(client._built_in_clone())'
  const env = { ...process.env, PYTHONPATH: `${files}/site` }
  const { stdout, stderr } = spawnSync('python3', ['-c', script], { ...UTF8, env })
  expect([stdout.trim(), stderr]).toEqual(['/a clone/node_modules/.cache/simulate/main.js', ''])
})

test.runIf(hasPython)('the client is a package of one file', () => {
  const script = `import tomllib; print(tomllib.load(open("${CLIENTS}/pyproject.toml", "rb"))["tool"]["setuptools"])`
  const { stdout, stderr } = spawnSync('python3', ['-c', script], UTF8)
  expect([stdout.trim(), stderr]).toEqual(["{'py-modules': ['pairwise_cascade']}", ''])
})

test.runIf(withNumpy)('the agent that searches has more points than any swap brings', async () => {
  const shape = '--rows 5 --cols 5 --kinds 5 --swaps 4 --games 8 --threads 1'.split(' ')
  const command = `PAIRWISE_SIMULATE=${main} python3 ${CLIENTS}/search_agent.py`
  const points: number[] = []
  for (const agent of [command, 'random']) {
    const { status, stdout, stderr } = await simulate([...shape, '--agent', agent])
    expect([status, stderr]).toEqual([0, ''])
    points.push(Number(/points per game +\d+ +(\d+)/.exec(stdout)?.[1]))
  }
  const [searched, any = Number.NaN] = points
  expect(searched).toBeGreaterThan(any)
})
