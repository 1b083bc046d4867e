import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Digit } from '#src/engine/digits.ts'
import { readGame, writeGame } from '#src/engine/game-code.ts'
import { isSame, positions } from '#src/engine/grid.ts'
import { makeLinkCode, parseLinkCode } from '#src/engine/link-code.ts'
import { finish } from '#src/engine/restore.ts'
import { type Assists, playMove, type Session, startSession, stateOf } from '#src/engine/session.ts'
import { makeBoard as makeGems } from '#src/games/cascade/rules/board.ts'
import { codeMove as cascadeCode } from '#src/games/cascade/rules/code.ts'
import { rules as cascade } from '#src/games/cascade/rules/rules.ts'
import { codeMove as gardenCode } from '#src/games/garden/rules/code.ts'
import { makePosition as makeFlowers } from '#src/games/garden/rules/position.ts'
import { rules as garden } from '#src/games/garden/rules/rules.ts'
import type { GardenMove } from '#src/games/garden/rules/types.ts'
import { kindAt, makeBoard } from '#src/games/link/board/board.ts'
import { isCostly, codeMove as linkCode } from '#src/games/link/rules/code.ts'
import { rules as link } from '#src/games/link/rules/rules.ts'
import type { LinkGame, LinkMove, LinkState } from '#src/games/link/rules/types.ts'
import { codeMove as patchesCode } from '#src/games/patches/rules/code.ts'
import { makePosition as makePatches } from '#src/games/patches/rules/position.ts'
import { rules as patches } from '#src/games/patches/rules/rules.ts'
import { chosen, sampled } from '../support/effort'
import { type Coded, type CodedGame, linkOf, readLink } from '../support/link-of'
import { record } from '../support/recorded'

interface Subject<G extends CodedGame> extends Coded<G> {
  readonly options: readonly G['Options'][]
  readonly text: (state: G['State']) => string
  readonly idle?: (state: G['State']) => G['Move'] | undefined
}

const hasPython = spawnSync('python3', ['-c', 'pass']).status === 0

const CODES = 'tests/engine/codes'

const PATHS = ['link', 'patches', 'garden', 'cascade'].map((id) => `${CODES}/${id}.jsonl`)

/** Golden games of each game. */
const GAMES = 50

/** Two tiles that differ. */
function differing({ board }: LinkState): LinkMove | undefined {
  const tiles = [...positions(board)].filter((at) => kindAt(board, at) > 0)
  const [from] = tiles
  const to =
    from && tiles.find((at) => !isSame(at, from) && kindAt(board, at) !== kindAt(board, from))
  return from && to && { type: 'attempt', from, to }
}

const EVEN = { gravity: 'none', layout: 'even' } as const

/** Describes what holds for the codes of every game. */
function describeCodes<G extends CodedGame>(subject: Subject<G>): void {
  const { rules, options } = subject
  const path = `tests/engine/codes/${rules.id}.jsonl`
  const goldens = readGoldens(path)
  const sessions = Array.from({ length: GAMES }, (_, index) => {
    const [picked = options[0]] = options.slice(index % options.length)
    if (!picked) throw new Error('There are no options')
    const player = { helped: index % 2 === 1, ...(subject.idle && { idle: subject.idle }) }
    return record(rules, picked, `golden ${index}`, player)
  })

  describe(`codes of ${rules.id}`, () => {
    test('are those of the golden games', async () => {
      const lines = sessions.map((session) => JSON.stringify(goldenOf(subject, session)))
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`codes/${rules.id}.jsonl`)
    })

    test.runIf(hasPython)('of a writer in Python are read as the games that it wrote', () => {
      // With help that has to be spelled out.
      const games = chosen(goldens, 15).map((one) => ({
        ...one,
        assists: { ...one.assists, 'own-help': 2 },
      }))
      const input = games.map((one) => JSON.stringify({ ...one, ...boardOf(one.link) })).join('\n')
      const python = spawnSync('python3', [`${CODES}/write.py`], { input, encoding: 'utf8' })
      expect(python.stderr).toBe('')
      const links = python.stdout.trim().split('\n')
      expect(links).toHaveLength(games.length)
      for (const [index, link] of links.entries()) {
        const read = readLink(subject, link)
        if (!read.ok) throw new Error(`${link}: ${read.code}`)
        expect({ ...goldenOf(subject, read.value), link }).toEqual({ ...games[index], link })
      }
    })
  })
}

/** Parses what deals the board of a link. */
function boardOf(link: string) {
  const linked = parseLinkCode(link)
  if (!linked.ok) throw new Error(linked.code)
  const { game, options, seed } = linked.value
  return { game, options, seed }
}

const readGoldens = (path: string): readonly Golden[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : []

/** A game that was coded once, and what is read from it. */
interface Golden {
  readonly link: string
  /** The last position. */
  readonly end: string
  readonly ms: number
  readonly assists: Assists
  /** Milliseconds at which each move was made. */
  readonly times: readonly number[]
  /** The digits of each move: from how many each was chosen, and which. */
  readonly radices: readonly (readonly number[])[]
  readonly ranks: readonly (readonly number[])[]
}

/** Describes a game as its code keeps it. */
function goldenOf<G extends CodedGame>(subject: Subject<G>, session: Session<G>): Golden {
  const link = linkOf(subject, session)
  const read = readLink(subject, link)
  if (!read.ok) throw new Error(read.code)
  const { past, dealt, stopwatch, assists } = read.value
  const digits = past.map(({ move }, index) =>
    digitsOf(subject, past[index - 1]?.state ?? dealt, move),
  )
  return {
    link,
    end: subject.text(stateOf(read.value)),
    ms: stopwatch.ms,
    assists,
    times: past.map(({ ms = 0 }) => ms),
    radices: digits.map((move) => move.map(([radix]) => radix)),
    ranks: digits.map((move) => move.map(([, rank]) => rank)),
  }
}

function digitsOf<G extends CodedGame>(
  { codeMove }: Subject<G>,
  state: G['State'],
  move: G['Move'],
) {
  const digits: (readonly [radix: number, rank: number])[] = []
  const digit: Digit = (radix, rank = 0) => {
    digits.push([radix, rank])
    return rank
  }
  codeMove(digit, state, move)
  return digits
}

describeCodes({
  rules: link,
  codeMove: linkCode,
  options: [
    { level: 'expert', ...EVEN },
    { level: 'novice', gravity: 'down', layout: 'even' },
    { level: 'hard', gravity: 'in', layout: 'peeled' },
    { level: 'pillars', ...EVEN },
    { level: 'literal', board: 'AABB\nCD.#\nDC.#', gravity: 'none' },
  ],
  text: ({ board }) => makeBoard(board),
  idle: differing,
})

describeCodes({
  rules: patches,
  codeMove: patchesCode,
  options: [
    { board: 'small', level: 'easy', deal: 1 },
    { board: 'large', level: 'hard', deal: 1 },
  ],
  text: makePatches,
})

describeCodes({
  rules: garden,
  codeMove: gardenCode,
  options: [
    { difficulty: 'easy', deal: 1 },
    { difficulty: 'hard', deal: 1, first: 'ai' },
  ],
  text: ({ position }) => makeFlowers(position),
  idle: ({ position: { turn } }): GardenMove => ({ type: 'time-out', side: turn }),
})

describeCodes({
  rules: cascade,
  codeMove: cascadeCode,
  options: [
    { rows: 8, cols: 8, kinds: 7, swaps: 30, counting: 'clusters', deal: 1 },
    { rows: 6, cols: 9, kinds: 5, swaps: 100, counting: 'lines', deal: 1 },
  ],
  text: ({ board, points }) => `${points}\n${makeGems(board)}`,
})

test.runIf(hasPython)('a reader in Python agrees on every golden game', () => {
  const run = spawnSync('python3', ['tests/engine/codes/read.py', ...PATHS], { encoding: 'utf8' })
  expect([run.stdout, run.stderr]).toEqual([`${4 * GAMES} games\n`, ''])
})

test('a link holds 500 shuffles, each of which takes milliseconds, and no more', () => {
  const options = { level: 'novice', ...EVEN } as const
  const address = makeLinkCode({ game: 'link', options, seed: 'seed' })
  const shuffledTimes = (count: number) => {
    let session: Session<LinkGame> = startSession(link, options, 'seed')
    for (let index = 0; index < count; index++) {
      const next = playMove(link, session, { type: 'shuffle', layout: 'even', seed: 's' }, 0)
      if (next.ok) session = next.state
    }
    return session
  }
  const coded = { rules: link, codeMove: linkCode, isCostly }
  const most = shuffledTimes(500)
  const read = finish(readGame(coded, most, address, writeGame(coded, most, address)))
  expect(read.ok && read.value.past).toHaveLength(500)
  // Written without the limit.
  const over = writeGame({ ...coded, isCostly: () => false }, shuffledTimes(501), address)
  const refused = finish(readGame(coded, most, address, over))
  expect(refused).toMatchObject({ ok: false, code: 'bad-code' })
})

/** The lengths of codes of random games of Expert, by quantile. */
function lengths(helped: boolean): (share: number) => number {
  const options = { level: 'expert', ...EVEN } as const
  const sorted = Array.from({ length: sampled(200) }, (_, index) => {
    const player = helped ? { helped, idle: differing } : {}
    const session = record(link, options, `length ${index}`, player)
    const board = makeLinkCode({ game: 'link', options, seed: session.seed })
    return writeGame({ rules: link, codeMove: linkCode }, session, board).length
  }).toSorted((a, b) => a - b)
  return (share) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
}

test('a game of Expert fits in 120 characters, with assists and failed attempts in 200', () => {
  expect(lengths(false)(0.99)).toBeLessThanOrEqual(120)
  expect(lengths(true)(0.99)).toBeLessThanOrEqual(200)
})
