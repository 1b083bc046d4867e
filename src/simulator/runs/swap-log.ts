import { cellAt } from '#src/engine/grid.ts'
import type { Playfield, Turn } from '#src/games/cascade/agents/playfield.ts'
import { type Board, letterOf } from '#src/games/cascade/rules/board.ts'
import type { Swap } from '#src/games/cascade/rules/swaps.ts'

/** Selects what is logged of each swap: its place and result, or the board before it too. */
export type Logged = 'swaps' | 'boards'

/** Columns of the table of swaps. A swap is that of a cell with the one to its right or below. */
const HEADER = 'game,swap,row,col,with,legal_swaps,points,steps,gems,redeal'

export const makeSwapsHeader = (logged: Logged | undefined): string =>
  `${HEADER}${logged === 'boards' ? ',board' : ''}\n`

/** Collects a line of CSV for each swap. */
export class SwapLog {
  private readonly lines: string[] = []
  private swap: Swap | undefined
  private legalSwaps = 0
  private board = ''

  constructor(private readonly logged: Logged) {}

  /** Takes what the swap will change. */
  begin(playfield: Playfield, chosen: number): void {
    this.swap = playfield.swapAt(chosen)
    this.legalSwaps = playfield.swapCount
    if (this.logged === 'boards') this.board = `,${makeBoardText(playfield.board())}`
  }

  end(game: number, number: number, { points, steps, gems, redeal }: Turn): void {
    if (!this.swap) return
    const { from, to } = this.swap
    const way = to.row > from.row ? 'below' : 'right'
    const result = `${this.legalSwaps},${points},${steps},${gems},${redeal ?? ''}${this.board}`
    this.lines.push(`${game},${number},${from.row},${from.col},${way},${result}\n`)
  }

  text(): string {
    return this.lines.join('')
  }
}

/** Writes a board in one word, its rows with `/` between them. By `join`: a string that grows takes five times as long. */
function makeBoardText({ rows, cols, cells }: Board): string {
  const symbols: string[] = []
  for (let row = 0; row < rows; row++) {
    if (row > 0) symbols.push('/')
    for (let col = 0; col < cols; col++) symbols.push(letterOf(cells[cellAt(cols, row, col)] ?? 0))
  }
  return symbols.join('')
}
