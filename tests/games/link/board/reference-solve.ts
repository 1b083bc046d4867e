import { type Position, positions } from '../../../../src/engine/grid'
import { type Board, kindAt, makeBoard } from '../../../../src/games/link/board/board'
import type { Gravity } from '../../../../src/games/link/board/gravity'
import { boardOf } from './boards'
import { findPathSlowly } from './reference-path'

/** Every match of a board the slow way: all pairs of tiles, in reading order. */
export function matchesSlowly(board: Board): [from: Position, to: Position][] {
  const tiles = [...positions(board)].filter((place) => kindAt(board, place) > 0)
  return tiles.flatMap((from, i) =>
    tiles
      .slice(i + 1)
      .filter((to) => kindAt(board, from) === kindAt(board, to) && findPathSlowly(board, from, to))
      .map((to): [Position, Position] => [from, to]),
  )
}

/** Whether a small board can be cleared, by trying everything. */
export function isClearableSlowly(
  board: Board,
  gravity: Gravity,
  lost = new Set<string>(),
): boolean {
  const text = makeBoard(board)
  if (!/\w/.test(text)) return true
  if (lost.has(text)) return false
  for (const [from, to] of matchesSlowly(board)) {
    if (isClearableSlowly(takeSlowly(board, from, to, gravity), gravity, lost)) return true
  }
  lost.add(text)
  return false
}

/** The board after a match, slid as text: rows for the sideways drifts, columns turned into rows. */
export function takeSlowly(board: Board, from: Position, to: Position, gravity: Gravity): Board {
  const rows = makeBoard(board)
    .split('\n')
    .map((line) => line.split(''))
  for (const { row, col } of [from, to]) rows[row]?.splice(col, 1, '.')
  const lines = rows.map((row) => row.join(''))
  const slid =
    gravity === 'down' || gravity === 'up'
      ? turn(turn(lines).map(pack(gravity)))
      : lines.map(pack(gravity))
  return boardOf(slid.join('\n'))
}

const turn = (lines: readonly string[]): string[] =>
  Array.from(lines[0] ?? '', (_, i) => lines.map((line) => line.charAt(i)).join(''))

/** How the text of one line slides: towards its start, its end, or in two halves. */
const pack =
  (gravity: Gravity) =>
  (line: string): string => {
    const tiles = line.replaceAll('.', '')
    const left = line.slice(0, Math.ceil(line.length / 2))
    const right = line.slice(Math.ceil(line.length / 2))
    switch (gravity) {
      case 'none':
        return line
      case 'up':
      case 'left':
        return tiles.padEnd(line.length, '.')
      case 'down':
      case 'right':
        return tiles.padStart(line.length, '.')
      case 'in':
        return pack('right')(left) + pack('left')(right)
      case 'out':
        return pack('left')(left) + pack('right')(right)
    }
  }
