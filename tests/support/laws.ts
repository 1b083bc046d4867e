import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeLinkCode, parseLinkCode, type SharedGame } from '../../src/engine/link-code'
import type { GameTypes, Rules } from '../../src/engine/rules'
import {
  currentState,
  makeSave,
  parseSave,
  playMove,
  redo,
  replay,
  type Session,
  startSession,
  undo,
} from '../../src/engine/session'

/** A game whose options fit a link, as every game's must. */
type Game = GameTypes & { Options: SharedGame['options'] }

/** A game under test, and where its examples come from. */
export interface Subject<G extends Game> {
  readonly rules: Rules<G>
  /** Options to deal by: small ones, since the laws play whole games. */
  readonly options: fc.Arbitrary<G['Options']>
  /** Moves of the right form, that the rules may accept or refuse. */
  readonly moves: fc.Arbitrary<G['Move']>
}

/** More moves than any game takes that is played by legal moves alone. */
const LONGEST = 2_000

const seeds = fc.string({ minLength: 1, maxLength: 64 })

/** Which of the first few legal moves is taken, turn by turn; a whole game when repeated. */
const choices = fc.array(fc.nat(7), { minLength: 1, maxLength: 30 })

/** The laws that hold for every game. Call it once per game. */
export function describeLaws<G extends Game>(subject: Subject<G>): void {
  describe(`laws of ${subject.rules.id}`, () => {
    parsingLaws(subject)
    playingLaws(subject)
    endingLaws(subject)
    keepingLaws(subject)
  })
}

function law<Example>(
  name: string,
  examples: fc.Arbitrary<Example>,
  holds: (example: Example) => void,
): void {
  test(name, () => fc.assert(fc.property(examples, holds)))
}

/** Deals of the subject, and how each is played. */
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

function playingLaws<G extends Game>(subject: Subject<G>): void {
  const { rules, moves } = subject
  const games = gamesOf(subject)
  law('the same options and seed deal the same', games, (game) => {
    expect(rules.deal(game.options, game.seed)).toEqual(rules.deal(game.options, game.seed))
  })

  law('a legal move is accepted, changes the position and survives being saved', games, (game) => {
    const state = currentState(walk(rules, start(rules, game), game.choices))
    for (const move of rules.legalMoves(state)) {
      const played = rules.play(state, move)
      if (!played.ok) throw new Error(`refused: ${JSON.stringify(move)} ${played.code}`)
      expect(played.state).not.toEqual(state)
      expect(rules.parseMove(asJson(move))).toEqual({ ok: true, value: move })
    }
  })

  law('no move changes the position it is played in', fc.tuple(games, moves), ([game, move]) => {
    const session = walk(rules, start(rules, game), game.choices)
    const before = structuredClone(currentState(session))
    rules.play(currentState(session), move)
    expect(currentState(session)).toEqual(before)
  })

  law('a move is accepted or refused twice alike', fc.tuple(games, moves), ([game, move]) => {
    const state = currentState(walk(rules, start(rules, game), game.choices))
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
    expect(rules.outcome(currentState(session))).not.toBeNull()
  })

  law('a game that is over refuses every move', fc.tuple(games, moves), ([game, move]) => {
    const over = currentState(walkToEnd(rules, start(rules, game), game.choices))
    expect(rules.play(over, move).ok).toBe(false)
  })
}

function keepingLaws<G extends Game>(subject: Subject<G>): void {
  const { rules } = subject
  const games = gamesOf(subject)
  law('a save is read and replayed to the same position', games, (game) => {
    const session = walk(rules, start(rules, game), game.choices)
    const save = parseSave(rules, asJson(makeSave(rules, session, 1500)))
    if (!save.ok) throw new Error(save.code)
    expect(replay(rules, save.value)).toEqual({ ok: true, value: session })
  })

  law('a link is read and replayed to the same position', games, (game) => {
    const session = walk(rules, start(rules, game), game.choices)
    const shared = session.past.map((step) => step.move)
    const code = makeLinkCode({ ...game, game: rules.id, moves: shared })
    const link = parseLinkCode(code)
    if (!link.ok) throw new Error(link.code)
    const save = parseSave(rules, { ...link.value, version: 1, elapsedMs: 0 })
    if (!save.ok) throw new Error(save.code)
    expect(replay(rules, save.value)).toEqual({ ok: true, value: session })
  })

  law('undoing all and redoing all leads there and back', games, (game) => {
    const session = walk(rules, start(rules, game), game.choices)
    const steps = session.past.map(() => undefined)
    const undone = steps.reduce((now) => undo(now), session)
    expect(currentState(undone)).toEqual(rules.deal(game.options, game.seed))
    expect(steps.reduce((now) => redo(now), undone)).toEqual(session)
  })
}

const start = <G extends Game>(rules: Rules<G>, game: { options: G['Options']; seed: string }) =>
  startSession(rules, game.options, game.seed)

/** The session after as many legal moves as there are choices, or at its end. */
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

/** Plays the legal move of this number, or the last before it; nothing when there is none. */
function playChosen<G extends Game>(
  rules: Rules<G>,
  session: Session<G>,
  choice: number,
): Session<G> | undefined {
  let chosen: readonly [G['Move']] | undefined
  let left = choice
  for (const move of rules.legalMoves(currentState(session))) {
    chosen = [move]
    if (left-- === 0) break
  }
  const played = chosen && playMove(rules, session, ...chosen)
  return played?.ok ? played.state : undefined
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
