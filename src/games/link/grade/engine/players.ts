import { makeQuickDraws } from '#src/engine/random.ts'
import { type Board, makeBoard } from '../../board/board.ts'
import { type Gravity, slide } from '../../board/gravity.ts'
import { type Choose, chooseBest, playOut } from '../../solver/playouts.ts'
import { makePosition, type Position } from '../../solver/position.ts'
import { makePuzzle } from '../../solver/puzzle.ts'

export interface Player {
  /** The random stream's name. */
  readonly name: string
  readonly choose: Choose
}

/** Plays games, and returns the number of tiles that the player leaves in each; 0 where the board is cleared. */
export function tilesLeft(
  board: Board,
  gravity: Gravity,
  { player = attentive, games = 100 }: { player?: Player; games?: number } = {},
): readonly number[] {
  const draws = makeQuickDraws(`${gravity}\n${makeBoard(board)}`, `player ${player.name}`)
  const position = makePosition(makePuzzle(slide(board, gravity).board, gravity))
  return Array.from({ length: games }, () => {
    playOut(position, draws, player.choose)
    return position.left.reduce((sum, ofKind) => sum + ofKind, 0)
  })
}

/** Prefers the last two of a kind, which block nothing, then matches that open a path, then any. */
export const attentive: Player = {
  name: 'attentive',
  choose: (position, draws) => chooseBest(position, draws, scoreOf),
}

export function scoreOf(position: Position, a: number, b: number): number {
  const { puzzle, left } = position
  if (left[puzzle.kinds[a] ?? 0] === 2) return 2
  return opens(position, a) || opens(position, b) ? 1 : 0
}

/** Tests for a closed-in neighbour, which a tile's removal opens. */
function opens(position: Position, tile: number): boolean {
  const square = position.squares[tile] ?? 0
  const beside = [square - 32, square - 1, square + 1, square + 32]
  return beside.some((near) => isTaken(position, near) && isClosed(position, near))
}

const isClosed = (position: Position, square: number): boolean =>
  isTaken(position, square - 32) &&
  isTaken(position, square - 1) &&
  isTaken(position, square + 1) &&
  isTaken(position, square + 32)

const isTaken = ({ rows }: Position, square: number): boolean =>
  ((rows[square >> 5] ?? 0) & (1 << (square & 31))) !== 0
