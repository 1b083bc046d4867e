import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { type BoardSettings, Turn } from '#src/games/cascade/agents/playfield.ts'
import { makeBoard } from '#src/games/cascade/rules/board.ts'
import { makeLuck } from '#src/games/cascade/rules/luck.ts'
import { legalSwaps } from '#src/games/cascade/rules/swaps.ts'
import { serve } from '#src/simulator/serve/serve.ts'
import { doHere, openCommand } from '../../support/command'
import { PlainPlayfield } from '../../support/plain-playfield'

const { main, fileOf } = openCommand('simulate')

function serveInProcess(input: string | Buffer) {
  const { status, stdout, stderr } = spawnSync('node', [main, 'serve'], { input, timeout: 50_000 })
  return { status, stdout, stderr: `${stderr}` }
}

/** Serves in this process, from one file to another. */
async function serveHere(input: string | Buffer) {
  writeFileSync(fileOf('input'), input)
  const files = [openSync(fileOf('input'), 'r'), openSync(fileOf('output'), 'w')] as const
  const { status, stderr } = await doHere((terminal) => serve(terminal, ...files))
  for (const file of files) closeSync(file)
  return { status, stdout: readFileSync(fileOf('output')), stderr }
}

const linesOf = (...requests: readonly object[]): string =>
  requests.map((request) => `${JSON.stringify(request)}\n`).join('')

const parseLines = (text: string): readonly unknown[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Sends requests as lines of JSON. Returns an answer for each. */
const converse = async (...requests: readonly object[]): Promise<readonly unknown[]> =>
  parseLines(`${(await serveHere(linesOf(...requests))).stdout}`)

const integers = (...values: readonly number[]) => Buffer.from(Int32Array.from(values).buffer)

function frame(kind: number, body: string | Buffer): Buffer {
  const bytes = Buffer.from(body)
  return Buffer.concat([integers(kind, bytes.length), bytes])
}

/** Splits frames into kinds and bodies. */
function framesOf(bytes: Buffer): readonly { kind: number; body: Buffer }[] {
  const frames: { kind: number; body: Buffer }[] = []
  for (let at = 0; at < bytes.length; ) {
    const end = at + 8 + bytes.readInt32LE(at + 4)
    frames.push({ kind: bytes.readInt32LE(at), body: bytes.subarray(at + 8, end) })
    at = end
  }
  return frames
}

const SHAPES: readonly BoardSettings[] = [
  { rows: 8, cols: 8, kinds: 7, counting: 'clusters' },
  { rows: 5, cols: 9, kinds: 4, counting: 'lines' },
  { rows: 11, cols: 3, kinds: 3, counting: 'clusters', weights: [1, 2, 3] },
  { rows: 32, cols: 32, kinds: 16, counting: 'clusters' },
  { rows: 6, cols: 6, kinds: 5, counting: 'lines', holes: [0, 14, 15, 35] },
]

/** Plays swaps on the readable playfield. Returns their places and the states in between. */
function playPlainly(shape: BoardSettings, seed: string, count: number) {
  const playfield = new PlainPlayfield(shape)
  const luck = makeLuck({ ...shape, luck: 'columns' }, seed)
  const random = makeRandom('test')
  const turn = new Turn(shape)
  playfield.deal(luck)
  const states = [{ ...showBoard(playfield, shape), swap: 0, reward: 0 }]
  const swaps = Array.from({ length: count }, (_, index) => {
    const swap = random.below(playfield.swapCount)
    const place = placesOf(playfield, shape)[swap]
    playfield.play(swap, luck, turn)
    const redealt = turn.redeal === undefined ? {} : { redealt: true }
    const played = { ...redealt, swap: index + 1, reward: turn.points }
    states.push({ ...showBoard(playfield, shape), ...played })
    return place
  })
  return { swaps, states }
}

const showBoard = (playfield: PlainPlayfield, shape: BoardSettings) => ({
  game: 0,
  done: false,
  cells: makeBoard(playfield.board()).split('\n'),
  count: playfield.swapCount,
  legal: placesOf(playfield, shape),
})

const placesOf = (playfield: PlainPlayfield, { rows, cols }: BoardSettings): readonly number[] =>
  legalSwaps(playfield.board()).map(({ from, to }) =>
    from.row === to.row
      ? from.col * rows + from.row
      : rows * (cols - 1) + from.col * (rows - 1) + from.row,
  )

/** The matches of the source's example of a cluster of 8 gems, by counting. */
const SOURCE = [
  ['clusters', '[[3,0,1,8],[1,1,2,3]]'],
  ['lines', '[[3,0,1,4],[3,0,1,3],[1,1,2,3],[3,0,3,3]]'],
] as const

describe('served games', () => {
  test.each(SHAPES)('are those of the rules: %j', async (shape) => {
    const { swaps, states } = playPlainly(shape, 'a/0', 40)
    const steps = swaps.map((swap) => ({ step: [swap] }))
    const open = { open: { ...shape, swaps: 41 } }
    const [opened, ...answers] = await converse(open, { reset: 'a' }, ...steps)
    const { rows, cols, kinds } = shape
    expect(opened).toMatchObject({ opened: { protocol: 2, envs: 1, rows, cols, kinds } })
    expect(answers).toEqual(states.map((state) => [state]))
  })

  test.each(SOURCE)('list the matches of any board, as it stays: %s', async (counting, list) => {
    const board = 'AABC/CCCC/CAAA/CCCA'
    const [open, ask] = [{ open: { counting } }, { matches: board }]
    const answers = await converse(open, ask, RESET, ask, { step: [-2] }, { matches: 'P.' })
    const [, matches, begun, again, stayed, none] = answers
    expect(matches).toEqual({ matches: JSON.parse(list) })
    expect([again, stayed, none]).toEqual([matches, begun, { matches: [] }])
    const frames = [frame(1, JSON.stringify(open.open)), frame(7, JSON.stringify(board))]
    const [, framed] = framesOf((await serveHere(Buffer.concat(frames))).stdout)
    expect([framed?.kind, `${framed?.body}`]).toEqual([4, list])
  })

  test('are numbered across environments, and end', async () => {
    const open = { open: { envs: 2, swaps: 1, seed: 's' } }
    const steps = [{ step: [-1, 0] }, { step: [0, -1] }]
    const [, ...answers] = await converse(open, { reset: null }, ...steps, { reset: 's' })
    const show = ({ game, done }: { game: number; done: boolean }) =>
      `${game}${done ? ' ends' : ''}`
    const games = answers.map((states) => [states].flat().map((state) => show(Object(state))))
    expect(games).toEqual([
      ['0', '1'],
      ['2', '1 ends'],
      ['2 ends', '3'],
      ['0', '1'],
    ])
    expect(answers[3]).toEqual(answers[0])
  })

  test('keep their board at an illegal swap', async () => {
    const [, before, after] = await converse({ open: {} }, { reset: '1' }, { step: [0] })
    const [state] = [before].flat()
    expect(after).toEqual([{ ...Object(state), swap: 1, illegal: true }])
  })

  test('of a seed for each board are those of one board', async () => {
    const resets = [{ reset: ['a', 'b', 'a'] }, { reset: ['c', null, null] }]
    const [, together, later] = await converse({ open: { envs: 3 } }, ...resets)
    const alone = async (seed: string, games: number) => {
      const next = Array.from({ length: games }, () => ({ step: [-1] }))
      const [state] = (await converse({ open: {} }, { reset: seed }, ...next)).slice(-1).flat()
      return state
    }
    expect(together).toEqual([await alone('a', 0), await alone('b', 0), await alone('a', 0)])
    expect(later).toEqual([await alone('c', 0), await alone('b', 1), await alone('a', 1)])
  })

  test('go on after a request that is refused, which changes nothing', async () => {
    const bad = [{ step: [112] }, { nothing: 1 }]
    const answers = await converse({ open: {} }, { reset: '1' }, ...bad, { step: [-2] })
    const [, first, refused, other, again] = answers
    expect(refused).toEqual({ refused: expect.stringContaining('two neighbours') })
    expect(other).toEqual({ refused: expect.stringContaining('is neither open') })
    expect(again).toEqual(first)
  })

  test('begin on boards that are loaded, and are copied and restored', async () => {
    const board = 'ABAC/BACD/CDDA'
    const open = { open: { envs: 2, rows: 3, cols: 4, kinds: 4 } }
    const begun = [{ reset: '1' }, { load: [board, null] }, { copy: [0, 0] }]
    const answers = await converse(open, ...begun, { step: [11, 11] }, { restore: [1, 1] })
    const cells = board.split('/')
    expect(answers[3]).toMatchObject([{ cells }, { cells, game: 1 }])
    const [, played] = [answers[4]].flat()
    expect(played).not.toMatchObject({ cells })
    const shown = { ...Object(played), reward: 0 }
    expect(answers[5]).toEqual([{ ...shown, game: 0 }, shown])
  })

  test('are the same in frames', async () => {
    const open = { open: { envs: 2, rows: 4 } }
    const [opened, ...states] = await converse(open, { reset: 'x' }, { step: [9, 3] })
    const frames = [frame(1, '{"envs":2,"rows":4}'), frame(2, '"x"'), frame(3, integers(9, 3))]
    const { status, stdout } = await serveHere(Buffer.concat(frames))
    expect(status).toBe(0)
    const [first, ...others] = framesOf(stdout)
    expect({ opened: JSON.parse(`${first?.body}`) }).toEqual(opened)
    expect(others.map(({ kind }) => kind)).toEqual([2, 2])
    expect(others.map(({ body }) => showFrame(body))).toEqual(states)
  })
})

/** Shows a frame of two boards of 4 × 8 as the lines do. */
function showFrame(body: Buffer): readonly object[] {
  return [0, 1].map((env) => {
    const flags = body[32 + env] ?? 0
    const cells = Uint8Array.from(body.subarray(34 + 32 * env, 34 + 32 * (env + 1)))
    const mask = body.subarray(98 + 52 * env, 98 + 52 * (env + 1))
    return {
      game: body.readInt32LE(8 + 4 * env),
      swap: body.readInt32LE(16 + 4 * env),
      reward: body.readInt32LE(4 * env),
      done: (flags & 1) > 0,
      ...((flags & 2) > 0 && { redealt: true }),
      ...((flags & 4) > 0 && { illegal: true }),
      cells: makeBoard({ rows: 4, cols: 8, cells }).split('\n'),
      count: body.readInt32LE(24 + 4 * env),
      legal: Array.from(mask).flatMap((isLegal, place) => (isLegal ? [place] : [])),
    }
  })
}

const OPEN = { open: { envs: 2, swaps: 1 } }
const RESET = { reset: '1' }
const BEGUN = [frame(1, '{}'), frame(2, 'null')]

const REFUSED: readonly (readonly [input: string | Buffer, sentence: string])[] = [
  [linesOf({ open: { envs: 1_000_000 } }), 'envs is 1000000; accepted: a whole number from 1 to'],
  [linesOf({ open: { envs: -1 } }), 'envs is -1; accepted: a whole number from 1 to 4096'],
  [linesOf({ open: { rows: -8 } }), 'rows is -8; accepted: a whole number from 3 to 32'],
  [linesOf({ open: { kinds: null } }), 'kinds is null; accepted'],
  [linesOf({ open: { colour: 1 } }), 'colour; accepted: envs, rows, cols'],
  [linesOf({ open: { agent: 'greedy' } }), 'agent; accepted: envs, rows, cols'],
  [linesOf({ open: 5 }), 'settings are an object'],
  [linesOf({ open: [] }), 'settings are an object'],
  [frame(1, '[]'), 'settings are an object'],
  ...['constructor', '__proto__', 'toString'].map(
    (name) => [`{"open":{"${name}":{}}}\n`, `${name}; accepted: envs, rows`] as const,
  ),
  [linesOf({ open: { rows: {} } }), 'rows is {}; accepted'],
  [linesOf({ open: { weights: [1, 2] } }), 'weights is [1,2]; accepted'],
  [linesOf({ shut: 1 }), 'neither open, reset, step, load, copy, restore nor matches'],
  [linesOf({ open: {}, reset: '1' }), 'neither open, reset, step, load, copy, restore nor matches'],
  [linesOf(RESET), 'the first request is not open'],
  [linesOf(OPEN, { step: [1, 2] }), 'a request came before the first reset'],
  [linesOf(OPEN, { reset: 'x'.repeat(41) }), 'a seed is not a text of 1 to 40 characters'],
  [linesOf(OPEN, { reset: 5 }), 'a seed is not a text'],
  [linesOf(OPEN, RESET, { step: [1] }), 'does not have one item for each environment'],
  [linesOf(OPEN, RESET, { step: 1 }), 'does not have one item for each environment'],
  [linesOf(OPEN, RESET, { step: [1, 112] }), 'a swap is not the place of two neighbours'],
  [linesOf(OPEN, RESET, { step: [-3, 1] }), 'a swap is not the place of two neighbours'],
  [linesOf(OPEN, RESET, { step: [0.5, 1] }), 'a swap is not the place of two neighbours'],
  [linesOf(OPEN, RESET, { step: [2 ** 32, 1] }), 'a swap is not the place of two neighbours'],
  [linesOf(OPEN, RESET, { step: [null, 1] }), 'a swap is not the place of two neighbours'],
  [linesOf(OPEN, RESET, { step: ['a', 1] }), 'a swap is not the place of two neighbours'],
  [linesOf(OPEN, RESET, { step: [0, 0] }, { step: [0, 0] }), 'a swap came after the end'],
  [linesOf(OPEN, { reset: ['a'] }), 'does not have one item for each environment'],
  [linesOf(OPEN, { reset: ['a', 5] }), 'a seed is not a text'],
  [linesOf(OPEN, { reset: ['a', null] }), 'a board has no seed, and no game before it'],
  [linesOf(OPEN, { copy: [0, 0] }), 'a request came before the first reset'],
  [linesOf(OPEN, { load: [null, null] }), 'a request came before the first reset'],
  [linesOf(OPEN, RESET, { copy: [0] }), 'does not have one item for each environment'],
  [linesOf(OPEN, RESET, { copy: [0, 2] }), 'a copy is not of an environment'],
  [linesOf(OPEN, RESET, { copy: [-1, 0] }), 'a copy is not of an environment'],
  [linesOf(OPEN, RESET, { restore: [0, '0'] }), 'a copy is not of an environment'],
  [linesOf(OPEN, RESET, { load: 'ABC' }), 'does not have one item for each environment'],
  [linesOf(OPEN, RESET, { load: [null, 5] }), 'a board is not its rows of letters'],
  [linesOf(OPEN, RESET, { load: [null, 'ABC/DEF/GAB'] }), 'a board is not its rows of letters'],
  ...['AAA/BCD/DEF', 'ABC/DEF/GAB', 'ABC/DEF/G.B', 'ABC/DEF/GHB', 'ABC/DE/GAB'].map(
    (board, index) =>
      [
        linesOf({ open: { rows: 3, cols: 3 } }, RESET, { load: [board] }),
        index < 2 ? 'a board has a match, or no legal swap' : 'a board is not its rows of letters',
      ] as const,
  ),
  [linesOf({ matches: 'AAA' }), 'the first request is not open'],
  ...[5, null, ['AAA'], '', 'AAA/AA', 'AAa', 'QQQ', 'A'.repeat(33), 'A/'.repeat(33)].map(
    (matches) =>
      [linesOf(OPEN, { matches }), 'a board is not 1 to 32 rows of as many letters'] as const,
  ),
  [linesOf({ open: { goal: 'points' } }), 'goal is "points"; accepted: a text like "points 1500"'],
  [linesOf({ open: { goal: 'gems H 3' } }), 'goal is "gems H 3"; accepted'],
  [linesOf({ open: { goal: 5 } }), 'goal is 5; accepted'],
  [linesOf({ open: { holes: [3, 1] } }), 'holes is [3,1]; accepted: cells by ascending index'],
  [linesOf({ open: { burnIn: -1 } }), 'burnIn is -1; accepted'],
  ['{"open":\n', 'a request is not JSON'],
  ['{"open":{}}', 'the input ended within a request'],
  [`{${' '.repeat(100_000)}`, 'a request is too long'],
  ['hello, are you there?\n', 'neither open, reset, step, load, copy, restore nor matches'],
  [frame(1, '{"envs":1000000}'), 'envs is 1000000'],
  [frame(1, 'what'), 'a request is not JSON'],
  [integers(1), 'the input ended within a request'],
  [integers(1, 100), 'the input ended within a request'],
  [integers(1, 2 ** 31 - 1), 'a request is too long'],
  [integers(1, -1), 'a request is too long'],
  [integers(9, 0), 'neither open, reset, step, load, copy, restore nor matches'],
  [Buffer.concat([...BEGUN, frame(3, '')]), 'one item for each environment'],
  [Buffer.concat([...BEGUN, frame(3, integers(-7))]), 'two neighbours, nor -1'],
]

/** Requests in which LIST is a list in a list, 30,000 times. */
const NESTED: readonly (readonly [input: string, sentence: string])[] = [
  ['{"open":LIST}', 'settings are an object'],
  ['{"open":{"rows":LIST}}', 'rows is ["…"]; accepted: a whole number from 3 to 32'],
  ['{"open":{"envs":LIST}}', 'envs is ["…"]; accepted: a whole number from 1 to 4096'],
  ['{"open":{"weights":[1,LIST]}}', 'weights is [1,"…"]; accepted: a whole number'],
  ['{"open":{"seed":{"a":LIST}}}', 'seed is {"a":"…"}; accepted: a text'],
  ['{"open":{"kinds":{"":{"":LIST}}}}', 'kinds is {"":"…"}; accepted: a whole number'],
  ['{"open":{}}\n{"reset":LIST}', 'a seed is not a text'],
  ['{"open":{}}\n{"step":LIST}', 'a swap is not the place of two neighbours'],
]
const LIST = '['.repeat(30_000) + ']'.repeat(30_000)

async function expectRefusal(input: string | Buffer, sentence: string): Promise<void> {
  const { status, stdout, stderr } = await serveHere(input)
  expect(status).toBe(2)
  expect(stderr).toMatch(/^simulate: [^\n]*\n$/)
  expect(stderr).toContain(sentence)
  const last = isFrames(input)
    ? `${framesOf(stdout).at(-1)?.body}`
    : Object(parseLines(`${stdout}`).at(-1)).refused
  expect(`simulate: ${last}\n`).toBe(stderr)
}

describe('bad requests', () => {
  test.each(REFUSED)('end the service with a sentence: %j', expectRefusal)

  test.each(NESTED)('end the service with a sentence: %j', (input, sentence) =>
    expectRefusal(`${input.replace('LIST', LIST)}\n`, sentence),
  )

  test.each([[linesOf(OPEN, RESET)], [linesOf(OPEN, { reset: 5 })], [frame(1, 'what')]])(
    'are answered by a process as here: %j',
    async (input) => expect(serveInProcess(input)).toEqual(await serveHere(input)),
  )

  test('do not include a line of the most bytes whose end comes later', () => {
    const [start, end] = ['{"open":{', '}}']
    const line = start + ' '.repeat(65_536 - start.length - end.length) + end
    const wait = `cat; sleep 0.3; echo`
    const command = `(${wait}) | node ${main} serve`
    const { status, stderr } = spawnSync('sh', ['-c', command], { input: line })
    expect([status, `${stderr}`]).toEqual([0, ''])
  })

  test('do not include a folder, which is said', () => {
    const { status, stderr } = spawnSync('sh', ['-c', `node ${main} serve < tests`])
    const sentence = 'simulate: cannot read standard input: it is a folder; name a file in it\n'
    expect([status, `${stderr}`]).toEqual([1, sentence])
  })
})

const isFrames = (input: string | Buffer): boolean => !`${input}`.startsWith('{')
