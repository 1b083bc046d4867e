import * as v from 'valibot'
import { parseSave, restoreSteps } from './restore.ts'
import type { GameTypes, Rules } from './rules.ts'
import { makeSave, resumeClock, type Save, type Session, UNPLAYED } from './session.ts'

/**
 * The games of a slot in the order of play. A new deal and a restart each add one, so that undo and redo lead from one to
 * the next. All but the present one are saves, replayed when they are next.
 */
export interface Chain<Game extends GameTypes = GameTypes> {
  readonly session: Session<Game>
  /** Undo goes back to the last, once the present game has no more moves to undo. */
  readonly earlier: readonly Save<Game>[]
  /** Redo goes on to the last. */
  readonly later: readonly Save<Game>[]
}

/** Bounds of either side of a chain; the games furthest away are dropped first. */
export const MAX_CHAINED_GAMES = 20
export const MAX_CHAINED_MOVES = 2_000

const lengthOf = ({ moves, undone }: Save): number => moves.length + undone.length

/** Keeps the last games within the bounds, and the very last however long it is. */
function keepLast<Game extends GameTypes>(saves: readonly Save<Game>[]): readonly Save<Game>[] {
  let moves = 0
  const dropped = saves.findLastIndex((save, index) => {
    moves += lengthOf(save)
    return moves > MAX_CHAINED_MOVES && index < saves.length - 1
  })
  return saves.slice(dropped + 1).slice(-MAX_CHAINED_GAMES)
}

/** Parses one side of an untrusted chain, dropping invalid saves. */
export function parseSaves<Game extends GameTypes>(
  rules: Rules<Game>,
  input: unknown,
): readonly Save<Game>[] {
  const saves = v.parse(v.fallback(v.array(v.unknown()), []), input).slice(-MAX_CHAINED_GAMES)
  return keepLast(
    saves.flatMap((one) => {
      const save = parseSave(rules, one)
      return save.ok ? save.value : []
    }),
  )
}

/** Adds a game, which ends redo. It takes the place of one without moves. */
export function addGame<Game extends GameTypes>(
  rules: Rules<Game>,
  { session, earlier }: Chain<Game>,
  next: Session<Game>,
  now: number,
): Chain<Game> {
  const left = makeSave(rules, session, now)
  const isBegun = lengthOf(left) > 0
  return { session: next, earlier: isBegun ? keepLast([...earlier, left]) : earlier, later: [] }
}

/**
 * Deals the same board for another game, with a clock and assists of its own. Moves cannot be redone in it: a move
 * counts with the time and the assists that it took.
 */
export const dealAgain = <Game extends GameTypes>(session: Session<Game>): Session<Game> => ({
  ...session,
  ...UNPLAYED,
})

type Steps<Game extends GameTypes> = Generator<undefined, Chain<Game> | undefined>

/**
 * Goes back to the game before, as it was left, pausing after each of its moves; `undefined` if there is none. Not an
 * assist.
 */
export function* stepsBack<Game extends GameTypes>(
  rules: Rules<Game>,
  { session, earlier, later }: Chain<Game>,
  now: number,
): Steps<Game> {
  for (const [index, save] of [...earlier.entries()].reverse()) {
    const restored = yield* restoreSteps(rules, save)
    // Moves of an untrusted save may be illegal.
    if (!restored.ok) continue
    return {
      session: resumeClock(rules, restored.value, now),
      earlier: earlier.slice(0, index),
      later: [...later, makeSave(rules, session, now)],
    }
  }
  return undefined
}

const flip = <Game extends GameTypes>(chain: Chain<Game>): Chain<Game> => ({
  ...chain,
  earlier: chain.later,
  later: chain.earlier,
})

/** Goes on to the game after, as it was left, pausing after each of its moves; `undefined` if there is none. */
export function* stepsOn<Game extends GameTypes>(
  rules: Rules<Game>,
  chain: Chain<Game>,
  now: number,
): Steps<Game> {
  const next = yield* stepsBack(rules, flip(chain), now)
  return next && flip(next)
}
