import { type Position, toIndex } from '#src/engine/grid.ts'
import type { Session } from '#src/engine/session.ts'
import type { LinkGame } from '../../rules/types.ts'

export type PlayedBoard = Pick<Session<LinkGame>, 'dealt' | 'past'>

/** Returns the match, counted from 1, that took each tile of the deal; 0 for all other cells. */
export function clearingOrder({ dealt: { board }, past }: PlayedBoard): Readonly<Uint16Array> {
  const order = new Uint16Array(board.cells.length)
  /** The cell of the deal that the tile of each cell comes from. */
  let origins = order.map((_, cell) => cell)
  const originAt = (position: Position) => origins[toIndex(board, position)] ?? 0
  let matches = 0
  for (const event of past.flatMap(({ events }) => events)) {
    if (event.type === 'matched') {
      matches += 1
      for (const at of [event.from, event.to]) order[originAt(at)] = matches
    } else if (event.type === 'slid') {
      const slid = Uint16Array.from(origins)
      for (const { from, to } of event.slides) slid[toIndex(board, to)] = originAt(from)
      origins = slid
    } else if (event.type === 'shuffled') {
      const before = origins
      origins = event.origins.map((from) => before[from] ?? 0)
    }
  }
  return order
}
