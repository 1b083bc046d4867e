import { type Position, positions } from '#src/engine/grid.ts'
import { type Board, kindAt, makeBoard } from '#src/games/link/board/board.ts'
import type { Gravity } from '#src/games/link/board/gravity.ts'
import { boardOf } from './boards'
import { findPathSlowly } from './reference-path'

/** Reference for `matches`: tries all pairs of tiles in reading order. */
export function matchesSlowly(board: Board): [from: Position, to: Position][] {
  const tiles = [...positions(board)].filter((position) => kindAt(board, position) > 0)
  return tiles.flatMap((from, i) =>
    tiles
      .slice(i + 1)
      .filter((to) => kindAt(board, from) === kindAt(board, to) && findPathSlowly(board, from, to))
      .map((to): [Position, Position] => [from, to]),
  )
}

/** Reference for `slide` after a match, on text; columns are transposed into rows. */
export function takeSlowly(board: Board, from: Position, to: Position, gravity: Gravity): Board {
  const rows = makeBoard(board)
    .split('\n')
    .map((line) => line.split(''))
  for (const { row, col } of [from, to]) rows[row]?.splice(col, 1, '.')
  const lines = rows.map((row) => row.join(''))
  const slid =
    gravity === 'down' || gravity === 'up'
      ? transpose(transpose(lines).map(pack(gravity)))
      : lines.map(pack(gravity))
  return boardOf(slid.join('\n'))
}

const transpose = (lines: readonly string[]): string[] =>
  Array.from(lines[0] ?? '', (_, i) => lines.map((line) => line.charAt(i)).join(''))

/** Slides the text of one line, in two halves or between walls. */
const pack =
  (gravity: Gravity) =>
  (line: string): string => {
    const left = line.slice(0, Math.ceil(line.length / 2))
    const right = line.slice(Math.ceil(line.length / 2))
    const stretches = line.split('#')
    switch (gravity) {
      case 'none':
        return line
      case 'up':
      case 'left':
        return stretches.map((part) => tilesIn(part).padEnd(part.length, '.')).join('#')
      case 'down':
      case 'right':
        return stretches.map((part) => tilesIn(part).padStart(part.length, '.')).join('#')
      case 'in':
        return pack('right')(left) + pack('left')(right)
      case 'out':
        return pack('left')(left) + pack('right')(right)
    }
  }

const tilesIn = (text: string): string => text.replaceAll('.', '')
