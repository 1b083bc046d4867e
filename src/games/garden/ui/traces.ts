import type { SessionOf } from '#src/define/session.ts'
import { isSame, keyOf, type Position } from '#src/engine/grid.ts'
import { memoize } from '#src/engine/memo.ts'
import type { Step } from '#src/engine/session.ts'
import { type Content, contentAt } from '../rules/position.ts'
import { isForTwo } from '../rules/seats.ts'
import type { Cells, GardenGame, Side } from '../rules/types.ts'
import type { Garden, GardenStore } from '../types.ts'

/** A mark of a move on a cell, which stays until the next one of the other side. */
interface Trace {
  readonly part: 'from' | 'to' | 'gone' | 'weed'
  readonly side: Side
  /** The flower that the other side took from it. */
  readonly flower?: Content
  /** The direction in which the flower left, in degrees from the right. */
  readonly towards?: number
  /** Counts a move among those in a row, from 1, where it went. */
  readonly nth?: number
}

type Traces = ReadonlyMap<string, Trace>

/** Returns the mark on a cell; none while a hint is marked, which looks like the last move. */
export const traceAt = (
  { session, hinted }: Pick<GardenStore, 'session' | 'hinted'>,
  at: Position,
) => (hinted ? undefined : tracesIn(session.past, session).get(keyOf(at)))

/** Finds the last move, and those before it that the other side did not answer; of the player's own, the last alone. */
function findRow(past: SessionOf<Garden>['past'], isEither: boolean): readonly number[] {
  const moves = [...past.keys()].filter((index) => past[index]?.move.type === 'move')
  const side = past[moves.at(-1) ?? 0]?.move.side
  if (side === 'human' && !isEither) return moves.slice(-1)
  return moves.slice(1 + moves.findLastIndex((index) => past[index]?.move.side !== side))
}

/** Joins the traces of moves in a row; of two on a cell, the last counts. */
const tracesIn = memoize(
  (past: SessionOf<Garden>['past'], { dealt }: SessionOf<Garden>): Traces => {
    const isEither = isForTwo(dealt.options)
    const row = findRow(past, isEither)
    const traces = row.flatMap((index, before) => {
      const step = past[index]
      const { cells } = (past[index - 1]?.state ?? dealt).position
      return step ? [...tracesOf(step, row.length > 1 ? before + 1 : 0, cells, isEither)] : []
    })
    return new Map(traces)
  },
)

/** Makes the traces of a move; of two on a cell, the last counts. `isEither`: the player's own moves show what went, too. */
function makeTraces(
  { events }: Step<GardenGame>,
  nth: number,
  cells: Cells,
  isEither: boolean,
): Traces {
  const moved = events.find((event) => event.type === 'slid' || event.type === 'gathered')
  if (!moved) return new Map()
  const { side, from, to } = moved
  const slides = moved.type === 'slid'
  const taken = events.flatMap((event) => (event.type === 'cleared' ? event.cells : []))
  const weeds = events.flatMap((event) => (event.type === 'sprouted' ? event.at : []))
  const trace = (at: Position, part: Trace['part']): readonly [string, Trace] => {
    const isTaken = (isEither || side === 'ai') && taken.some((cell) => isSame(cell, at))
    const flower = contentAt(cells, slides && isSame(at, to) ? from : at)
    const towards = (Math.atan2(to.row - from.row, to.col - from.col) * 180) / Math.PI
    const more = {
      ...(isTaken && { flower }),
      ...(slides && part === 'from' && { towards }),
      ...(nth > 0 && part === 'to' && { nth }),
    }
    return [keyOf(at), { part, side, ...more }]
  }
  return new Map([
    ...weeds.map((at) => trace(at, 'weed')),
    ...taken.map((at) => trace(at, 'gone')),
    trace(to, 'to'),
    trace(from, 'from'),
  ])
}

/** Made once for a step: a cell renders only when its own is another object. */
const tracesOf = memoize(makeTraces, String)
