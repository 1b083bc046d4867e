import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addGame, dealAgain, parseSaves, stepsBack, stepsOn } from '#src/engine/chain.ts'
import type { MoveCode } from '#src/engine/game-code.ts'
import type { SharedBoard } from '#src/engine/link-code.ts'
import { finish, parseSave, restore } from '#src/engine/restore.ts'
import type { GameTypes, Result, Rules } from '#src/engine/rules.ts'
import {
  makeSave,
  playMove,
  redo,
  type Session,
  standAt,
  startSession,
  stateOf,
  undo,
} from '#src/engine/session.ts'
import { cuts, cutText, damageJson, damages } from './damage'
import { linkOf, readLink } from './link-of'

/** A game with options that fit a link, as every game's must. */
type Game = GameTypes & { Options: SharedBoard['options'] }

/** A frozen deal as text, and its perft: the number of lines of one, two, three… legal moves. */
export interface Golden<Options> {
  readonly options: Options
  readonly seed: string
  readonly deals: string
  /** https://www.chessprogramming.org/Perft */
  readonly lines: readonly number[]
}

/** Notation of positions, a round trip. */
export interface Notation<State> {
  readonly part: (state: State) => unknown
  readonly write: (state: State) => string
  readonly read: (text: string) => Result<unknown>
}

/** A game under test with its generators. */
export interface Subject<G extends Game> {
  readonly rules: Rules<G>
  readonly codeMove: MoveCode<G>['codeMove']
  /** Options of small deals, since the laws play whole games. */
  readonly options: fc.Arbitrary<G['Options']>
  /** Well-formed moves, legal or not. */
  readonly moves: fc.Arbitrary<G['Move']>
  /** Accepted moves that are not in `legalMoves`, which lists moves that make progress. */
  readonly isIdle?: (move: G['Move'], state: G['State']) => boolean
  /** Limits the legal moves to try, where there are thousands. */
  readonly tried?: (state: G['State']) => Iterable<G['Move']>
  readonly notation: Notation<G['State']>
  /** Versions of the deal, each with a golden one. */
  readonly deals?: readonly number[]
  readonly golden: readonly Golden<G['Options'] & { readonly deal?: number }>[]
}

/** An upper bound on a game's length in legal moves. */
const LONGEST = 2_000

const seeds = fc.string({ minLength: 1, maxLength: 64 })

/** Indices of legal moves, turn by turn; repeated for a whole game. */
const choices = fc.array(fc.nat(7), { minLength: 1, maxLength: 30 })

/** Defines the laws of every game for one of them. */
export function describeLaws<G extends Game>(subject: Subject<G>): void {
  describe(`laws of ${subject.rules.id}`, () => {
    parsingLaws(subject)
    dealingLaws(subject)
    playingLaws(subject)
    endingLaws(subject)
    keepingLaws(subject)
    damageLaws(subject)
  })
}

function law<Example>(
  name: string,
  examples: fc.Arbitrary<Example>,
  holds: (example: Example) => void,
): void {
  test(name, () => fc.assert(fc.property(examples, holds)))
}

/** Generates deals and indices of moves. */
const gamesOf = <G extends Game>({ options }: Subject<G>) =>
  fc.record({ options, seed: seeds, choices })

function parsingLaws<G extends Game>({ rules, options }: Subject<G>): void {
  law('options survive being saved and being linked', options, (value) => {
    const texts = Object.entries(value).map(([name, field]) => [name, String(field)])
    expect(rules.parseOptions(asJson(value))).toEqual({ ok: true, value })
    expect(rules.parseOptions(Object.fromEntries(texts))).toEqual({ ok: true, value })
  })

  law('no input makes a parser throw', fc.anything(), (input) => {
    expect(rules.parseOptions(input)).toHaveProperty('ok')
    expect(rules.parseMove(input)).toHaveProperty('ok')
  })
}

function dealingLaws<G extends Game>(subject: Subject<G>): void {
  const { rules, deals = [], golden, notation } = subject
  law('the same options and seed deal the same', gamesOf(subject), (game) => {
    expect(rules.deal(game.options, game.seed)).toEqual(rules.deal(game.options, game.seed))
  })

  test('every version of the deal has a golden deal', () => {
    const versions = golden.map(({ options }) => options.deal).filter((deal) => deal !== undefined)
    expect([...new Set(versions)].toSorted()).toEqual(deals)
  })

  test.each(golden)('seed $seed of $options deals its golden board', (golden) => {
    const dealt = rules.deal(golden.options, golden.seed)
    expect(notation.write(dealt)).toBe(golden.deals)
    expect(golden.lines.map((_, depth) => countLines(rules, dealt, depth + 1))).toEqual(
      golden.lines,
    )
  })
}

/** Counts lines of legal moves. */
function countLines<G extends Game>(rules: Rules<G>, state: G['State'], depth: number): number {
  let lines = 0
  for (const move of rules.legalMoves(state)) {
    const played = rules.play(state, move)
    if (!played.ok) throw new Error(played.code)
    lines += depth === 1 ? 1 : countLines(rules, played.state, depth - 1)
  }
  return lines
}

function playingLaws<G extends Game>(subject: Subject<G>): void {
  const { rules, moves, isIdle = () => false, tried = rules.legalMoves } = subject
  const games = gamesOf(subject)
  law('a legal move is accepted, changes the position and survives being saved', games, (game) => {
    const state = stateOf(walk(rules, start(rules, game), game.choices))
    for (const move of tried(state)) {
      const played = rules.play(state, move)
      if (!played.ok) throw new Error(`refused: ${JSON.stringify(move)} ${played.code}`)
      expect(played.state).not.toEqual(state)
      expect(rules.parseMove(asJson(move))).toEqual({ ok: true, value: move })
    }
  })

  law('no move changes the position it is played in', fc.tuple(games, moves), ([game, move]) => {
    const session = walk(rules, start(rules, game), game.choices)
    const before = structuredClone(stateOf(session))
    rules.play(stateOf(session), move)
    expect(stateOf(session)).toEqual(before)
  })

  law('a move that is not legal is refused with a code', fc.tuple(games, moves), ([game, move]) => {
    const state = stateOf(walk(rules, start(rules, game), game.choices))
    const isLegal = [...rules.legalMoves(state)].some((legal) =>
      isDeepStrictEqual(legal, asJson(move)),
    )
    const played = rules.play(state, move)
    if (!played.ok) expect(played.code).toMatch(/^[a-z-]+$/)
    const isNeutral = isIdle(move, state)
    expect(played.ok && !isNeutral).toBe(isLegal && !isNeutral)
  })

  law('a move is accepted or refused twice alike', fc.tuple(games, moves), ([game, move]) => {
    const state = stateOf(walk(rules, start(rules, game), game.choices))
    expect(rules.play(state, move)).toEqual(rules.play(state, move))
  })
}

function endingLaws<G extends Game>(subject: Subject<G>): void {
  const { rules, moves } = subject
  const games = gamesOf(subject)
  law('a game goes on while there are legal moves, and ends', games, (game) => {
    const session = walkToEnd(rules, start(rules, game), game.choices)
    for (const { state } of [{ state: session.dealt }, ...session.past].slice(0, -1)) {
      expect(rules.outcome(state)).toBeNull()
    }
    expect(rules.outcome(stateOf(session))).not.toBeNull()
  })

  law('a game that is over refuses every move', fc.tuple(games, moves), ([game, move]) => {
    const over = stateOf(walkToEnd(rules, start(rules, game), game.choices))
    expect(rules.play(over, move).ok).toBe(false)
  })
}

function keepingLaws<G extends Game>(subject: Subject<G>): void {
  const { rules, notation } = subject
  const games = gamesOf(subject)
  law('a position is written as text and read again', games, (game) => {
    const state = stateOf(walk(rules, start(rules, game), game.choices))
    expect(notation.read(notation.write(state))).toEqual({ ok: true, value: notation.part(state) })
  })

  law(
    'a save is read and replayed, with its undone moves',
    fc.tuple(games, fc.nat(5)),
    (example) => {
      const [game, steps] = example
      const played = walk(rules, start(rules, game), game.choices)
      const session = standAt(played, Math.max(0, played.past.length - steps))
      const save = parseSave(rules, asJson(makeSave(rules, session, 1500)))
      if (!save.ok) throw new Error(save.code)
      const { dealt, past, future } = session
      expect(restore(rules, save.value)).toMatchObject({ ok: true, value: { dealt, past, future } })
    },
  )

  law('undo goes back through restarts and saves, redo on', fc.tuple(games, choices), (example) => {
    const [game, turns] = example
    const first = walk(rules, start(rules, game), game.choices)
    const begun = { session: first, earlier: [], later: [] }
    const { earlier, ...again } = addGame(rules, begun, dealAgain(first), 0)
    const second = walk(rules, again.session, turns)
    const saved = parseSaves(rules, asJson(earlier))
    const back = finish(stepsBack(rules, { ...again, session: second, earlier: saved }, 0))
    expect(back?.session.past).toEqual(first.past)
    expect(back && finish(stepsOn(rules, back, 0))?.session.past).toEqual(second.past)
  })

  law('a link is read and replayed to the same position', games, (game) => {
    const session = walk(rules, start(rules, game), game.choices)
    const link = linkOf(subject, session)
    const read = readLink(subject, link)
    if (!read.ok) throw new Error(read.code)
    expect(stateOf(read.value)).toEqual(stateOf(session))
    expect(linkOf(subject, read.value)).toBe(link)
  })

  law('undoing all and redoing all leads there and back', games, (game) => {
    const session = walk(rules, start(rules, game), game.choices)
    const undone = session.past.reduce((now) => undo(rules, now, () => true, 0), session)
    expect(stateOf(undone)).toEqual(rules.deal(game.options, game.seed))
    const redone = session.past.reduce((now) => redo(rules, now, () => true, 0), undone)
    expect([redone.past, redone.future]).toEqual([session.past, []])
  })
}

function damageLaws<G extends Game>(subject: Subject<G>): void {
  const { rules } = subject
  const games = gamesOf(subject)
  /** Parses arbitrary input; asserts a reason if it fails. */
  const reads = (input: unknown) => {
    const save = parseSave(rules, input)
    const read = save.ok ? restore(rules, save.value) : save
    if (!read.ok) expect(read.code).toMatch(/^[a-z-]+$/)
  }

  law('a damaged save is read or refused', fc.tuple(games, damages), ([game, damage]) => {
    const session = walk(rules, start(rules, game), game.choices)
    reads(damageJson(asJson(makeSave(rules, session, 1500)), damage))
  })

  law('a link that was cut or changed is refused', fc.tuple(games, cuts), ([game, cut]) => {
    const session = walk(rules, start(rules, game), game.choices)
    const whole = linkOf(subject, session)
    const read = readLink(subject, cutText(whole, cut))
    // What is read although it was changed is written in the same way.
    if (read.ok) expect(linkOf(subject, read.value)).toBe(whole)
    else expect(read.code).toMatch(/^[a-z-]+$/)
  })

  law('a damaged position is read or refused', fc.tuple(games, cuts), ([game, cut]) => {
    const { read, write } = subject.notation
    const position = read(cutText(write(rules.deal(game.options, game.seed)), cut))
    if (!position.ok) expect(position.code).toMatch(/^[a-z-]+$/)
  })
}

const start = <G extends Game>(rules: Rules<G>, game: { options: G['Options']; seed: string }) =>
  startSession(rules, game.options, game.seed)

/** Plays one legal move for each index, or to the end. */
function walk<G extends Game>(
  rules: Rules<G>,
  session: Session<G>,
  turns: readonly number[],
): Session<G> {
  return turns.reduce((now, choice) => playChosen(rules, now, choice) ?? now, session)
}

function walkToEnd<G extends Game>(
  rules: Rules<G>,
  session: Session<G>,
  turns: readonly number[],
): Session<G> {
  let now = session
  for (let turn = 0; turn < LONGEST; turn++) {
    const next = playChosen(rules, now, turns[turn % turns.length] ?? 0)
    if (!next) return now
    now = next
  }
  throw new Error(`still going on after ${LONGEST} moves`)
}

/** Plays the legal move at an index, clamped; `undefined` if there is none. */
function playChosen<G extends Game>(
  rules: Rules<G>,
  session: Session<G>,
  choice: number,
): Session<G> | undefined {
  let chosen: readonly [G['Move']] | undefined
  let left = choice
  for (const move of rules.legalMoves(stateOf(session))) {
    chosen = [move]
    if (left-- === 0) break
  }
  const played = chosen && playMove(rules, session, ...chosen, 0)
  return played?.ok ? played.state : undefined
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
