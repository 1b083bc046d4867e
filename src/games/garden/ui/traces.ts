import { isSame, keyOf, type Position } from '#src/engine/grid.ts'
import { memoize } from '#src/engine/memo.ts'
import type { Step } from '#src/engine/session.ts'
import { type Content, contentAt } from '../rules/position.ts'
import { isForTwo } from '../rules/seats.ts'
import type { Cells, GardenGame, Side } from '../rules/types.ts'
import type { GardenStore } from '../types.ts'

/** A mark of the last move on a cell, which stays until the next. */
interface Trace {
  readonly part: 'from' | 'to' | 'gone' | 'weed'
  readonly side: Side
  /** The flower that the other side took from it. */
  readonly flower?: Content
  /** The direction in which the flower left, in degrees from the right. */
  readonly towards?: number
}

type Traces = ReadonlyMap<string, Trace>

export function traceAt(
  { session }: Pick<GardenStore, 'session'>,
  at: Position,
): Trace | undefined {
  const { past, dealt } = session
  const index = past.findLastIndex(({ move }) => move.type === 'move')
  const step = past[index]
  if (!step) return undefined
  const { position } = past[index - 1]?.state ?? dealt
  const isEither = isForTwo(session.options)
  return tracesOf(step, position.cells, isEither).get(keyOf(at))
}

/** Makes the traces of a move; of two on a cell, the last counts. `isEither`: the player's own moves show what went, too. */
function makeTraces({ events }: Step<GardenGame>, cells: Cells, isEither: boolean): Traces {
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
    const more = { ...(isTaken && { flower }), ...(slides && part === 'from' && { towards }) }
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
const tracesOf = memoize(makeTraces)
