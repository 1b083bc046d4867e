import { isSame, type Position } from '#src/engine/grid.ts'
import { colourAt, isWeed, neighboursOf } from './cells'
import type { Cells } from './types'

const includes = (positions: readonly Position[], position: Position): boolean =>
  positions.some((other) => isSame(other, position))

/** The connected flowers of one colour that the flower there belongs to, nearest first. */
export function groupAt(cells: Cells, start: Position): Position[] {
  const colour = colourAt(cells, start)
  const group = [start]
  for (const member of group) {
    for (const next of neighboursOf(member)) {
      if (colourAt(cells, next) === colour && !includes(group, next)) group.push(next)
    }
  }
  return group
}

/** The weeds that touch a group by an edge, each once. */
export function weedsAround(cells: Cells, group: readonly Position[]): Position[] {
  const weeds: Position[] = []
  for (const next of group.flatMap(neighboursOf)) {
    if (isWeed(cells, next) && !includes(weeds, next)) weeds.push(next)
  }
  return weeds
}
