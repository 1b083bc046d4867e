import { type Random, shuffled } from '../../../../src/engine/random'
import type { Board } from '../../../../src/games/link/board/board'
import { pairKinds, type Shape } from '../../../../src/games/link/deal/levels'
import { WALL } from '../../../../src/games/link/solver/puzzle'

const CHARACTERS = '.ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij'

/** A board from its rows, `#` for a wall, `/` or a new line between two rows. */
export function boardOf(text: string): Board {
  const lines = text.split(/[/\n]/)
  const cells = Uint8Array.from(lines.join(''), (character) =>
    character === '#' ? WALL : CHARACTERS.indexOf(character),
  )
  return { rows: lines.length, cols: lines[0]?.length ?? 0, cells }
}

/** The board as text, for messages. */
export function textOf({ rows, cols, cells }: Board): string {
  const text = Array.from(cells, (content) => CHARACTERS[content] ?? '#').join('')
  return Array.from({ length: rows }, (_, row) => text.slice(row * cols, (row + 1) * cols)).join(
    '/',
  )
}

/** An even draw of a level's full board, clearable or not. */
export function drawFull(shape: Shape, random: Random): Board {
  const kinds = pairKinds((shape.rows * shape.cols) / 2, shape.kinds)
  const cells = Uint8Array.from(shuffled(random, [...kinds, ...kinds]))
  return { rows: shape.rows, cols: shape.cols, cells }
}

const SIZES = [
  [2, 2],
  [2, 4],
  [4, 2],
  [2, 6],
  [6, 2],
  [3, 4],
  [4, 3],
  [4, 4],
  [5, 3],
  [3, 5],
  [1, 8],
  [4, 5],
  [5, 4],
  [3, 7],
  [8, 2],
] as const

/** A small board of up to seven pairs, with walls on up to a quarter of its cells or without any. */
export function drawSmall(random: Random, hasWalls: boolean): Board {
  const [rows, cols] = SIZES[random.below(SIZES.length)] ?? [2, 2]
  const cells = new Uint8Array(rows * cols)
  const walls = hasWalls ? 1 + random.below(Math.ceil(cells.length / 4)) : 0
  const places = shuffled(random, [...cells.keys()])
  const kinds = 3 + random.below(4)
  for (const cell of places.splice(0, walls)) cells[cell] = WALL
  for (let pair = 0; pair < Math.min(7, places.length >> 1); pair++) {
    for (const cell of places.slice(2 * pair, 2 * pair + 2)) cells[cell] = 1 + (pair % kinds)
  }
  return { rows, cols, cells }
}
