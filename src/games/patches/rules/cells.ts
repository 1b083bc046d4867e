import { type Position, toPosition } from '#src/engine/grid.ts'
import { centreOf, openCells } from './board'
import type { Player } from './player'
import type { PatchesState } from './types'

/** The cells where a player may put a tile now, in reading order. */
export function playableCells(
  { board, phase }: Pick<PatchesState, 'board' | 'phase'>,
  player: Player,
): Position[] {
  if (phase.type === 'over') return []
  if (phase.type === 'opening') return [centreOf(board, player)]
  return openCells(board).map((index) => toPosition(board, index))
}
