import { type Board, WALL } from '#src/games/link/board/board.ts'
import type { Gravity } from '#src/games/link/board/gravity.ts'
import type { Match } from '#src/games/link/board/pairs.ts'

// Slow reference of the rules with walls, one step at a time.

const STEPS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const

const isTile = (content: number | undefined): boolean =>
  content !== undefined && content !== 0 && content !== WALL

export const isCleared = ({ cells }: Board): boolean => !cells.some(isTile)

/** The content of a cell; the margin is empty, `undefined` beyond it. */
function contentAt({ rows, cols, cells }: Board, row: number, col: number): number | undefined {
  if (row < -1 || row > rows || col < -1 || col > cols) return undefined
  return row < 0 || row >= rows || col < 0 || col >= cols ? 0 : cells[row * cols + col]
}

/** Tests for a walk of at most two turns over empty cells. */
const isJoined = (board: Board, from: number, to: number): boolean =>
  STEPS.some((_, step) => leadsTo(board, to, rowOf(board, from), from % board.cols, step, 0))

const rowOf = ({ cols }: Board, cell: number): number => Math.floor(cell / cols)

/** Continues a walk straight, or turns at an empty cell. */
function leadsTo(
  board: Board,
  to: number,
  startRow: number,
  startCol: number,
  step: number,
  turns: number,
): boolean {
  const [down, right] = STEPS[step] ?? [0, 0]
  const row = startRow + down
  const col = startCol + right
  if (row === rowOf(board, to) && col === to % board.cols) return true
  if (contentAt(board, row, col) !== 0) return false
  if (leadsTo(board, to, row, col, step, turns)) return true
  const aside = step < 2 ? [2, 3] : [0, 1]
  return turns < 2 && aside.some((other) => leadsTo(board, to, row, col, other, turns + 1))
}

export function matchesOf(board: Board): [from: number, to: number][] {
  const tiles = [...board.cells.keys()].filter((cell) => isTile(board.cells[cell]))
  return tiles.flatMap((from, i) =>
    tiles
      .slice(i + 1)
      .filter((to) => board.cells[from] === board.cells[to] && isJoined(board, from, to))
      .map((to): [number, number] => [from, to]),
  )
}

/** Moves tiles one cell at a time until all have settled. */
export function settle(board: Board, gravity: Gravity): Board {
  const cells = board.cells.slice()
  for (let moved = true; moved; ) {
    moved = false
    for (const cell of cells.keys()) {
      const next = nextCell(board, cell, gravity)
      if (next === undefined || !isTile(cells[cell]) || cells[next] !== 0) continue
      cells[next] = cells[cell] ?? 0
      cells[cell] = 0
      moved = true
    }
  }
  return { ...board, cells }
}

/** The next cell a tile slides to. The halves of `in` and `out` are separate. */
function nextCell({ rows, cols }: Board, cell: number, gravity: Gravity): number | undefined {
  const [down, right] = stepOf(gravity, cell % cols < Math.ceil(cols / 2))
  const row = Math.floor(cell / cols) + down
  const col = (cell % cols) + right
  const isOff = row < 0 || row >= rows || col < 0 || col >= cols
  const parts = gravity === 'in' || gravity === 'out' ? Math.ceil(cols / 2) : cols
  const isOver = Math.floor(col / parts) !== Math.floor((cell % cols) / parts)
  return isOff || isOver ? undefined : row * cols + col
}

function stepOf(gravity: Gravity, isLeftHalf: boolean): readonly [down: number, right: number] {
  switch (gravity) {
    case 'none':
      return [0, 0]
    case 'down':
      return [1, 0]
    case 'up':
      return [-1, 0]
    case 'left':
      return [0, -1]
    case 'right':
      return [0, 1]
    case 'in':
      return [0, isLeftHalf ? 1 : -1]
    case 'out':
      return [0, isLeftHalf ? -1 : 1]
  }
}

export function take(board: Board, from: number, to: number, gravity: Gravity): Board {
  const cells = board.cells.slice()
  cells[from] = 0
  cells[to] = 0
  return settle({ ...board, cells }, gravity)
}

/** Brute-force test for a small clearable board. */
export function isClearable(board: Board, gravity: Gravity, lost = new Set<string>()): boolean {
  if (isCleared(board)) return true
  const text = board.cells.join()
  if (lost.has(text)) return false
  for (const [from, to] of matchesOf(board)) {
    if (isClearable(take(board, from, to, gravity), gravity, lost)) return true
  }
  lost.add(text)
  return false
}

/** Tests if matches in order clear the board. */
export function clears(board: Board, gravity: Gravity, moves: readonly Match[]): boolean {
  let rest = board
  for (const match of moves) {
    const from = match.from.row * board.cols + match.from.col
    const to = match.to.row * board.cols + match.to.col
    const isMatch = matchesOf(rest).some((pair) => pair.includes(from) && pair.includes(to))
    if (!isMatch || from === to) return false
    rest = take(rest, from, to, gravity)
  }
  return isCleared(rest)
}
