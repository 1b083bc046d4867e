import type { Swap } from '../../rules/swaps.ts'
import type { Turn } from './turn.ts'

/** Columns of the table of swaps. A swap is that of a cell with the one to its right or below. */
export const SWAPS_HEADER = 'game,swap,row,col,with,legal_swaps,points,steps,gems,redeal\n'

/** Makes a line for each measured swap. */
export class SwapLog {
  lines = ''

  /** Begins a line before the swap is played; `number` is from 1. */
  begin(game: number, number: number, { from, to }: Swap): void {
    const way = to.row > from.row ? 'below' : 'right'
    this.lines += `${game},${number},${from.row},${from.col},${way},`
  }

  end(legalSwaps: number, { points, steps, gems, redeal }: Turn): void {
    this.lines += `${legalSwaps},${points},${steps},${gems},${redeal ?? ''}\n`
  }
}
