import { type Draws, makeQuickDraws } from '#src/engine/random.ts'
import { type Board, makeBoard } from '../../board/board.ts'
import { type Gravity, slide } from '../../board/gravity.ts'
import {
  findMatches,
  makePosition,
  type Position,
  setMask,
  toggleMatch,
} from '../../solver/position.ts'
import { fullMask, makePuzzle } from '../../solver/puzzle.ts'

/** A simulated player. */
export interface Player {
  /** The random stream's name. */
  readonly name: string
  /** Returns the index in `pairs` of the chosen match; at least one is found. */
  readonly choose: (position: Position, draws: Draws) => number
}

/** Counts the games in which a player gets stuck. */
export function countStuck(
  board: Board,
  gravity: Gravity,
  { player = attentive, games = 100 }: { player?: Player; games?: number } = {},
): number {
  const draws = makeQuickDraws(`${gravity}\n${makeBoard(board)}`, `player ${player.name}`)
  const position = makePosition(makePuzzle(slide(board, gravity).board, gravity))
  let stuck = 0
  for (let game = 0; game < games; game++) if (!clears(position, player, draws)) stuck++
  return stuck
}

function clears(position: Position, player: Player, draws: Draws): boolean {
  const { puzzle, pairs } = position
  setMask(position, fullMask(puzzle))
  for (let left = puzzle.kinds.length; left > 0; left -= 2) {
    findMatches(position)
    if (position.end === 0) return false
    const at = player.choose(position, draws)
    toggleMatch(position, pairs[at] ?? 0, pairs[at + 1] ?? 0)
  }
  return true
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

/** Returns a match of maximal value; ties are broken at random. */
export function chooseBest(
  position: Position,
  draws: Draws,
  value: (position: Position, a: number, b: number) => number,
): number {
  const { pairs, end } = position
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  let ties = 0
  for (let at = 0; at < end; at += 2) {
    const score = value(position, pairs[at] ?? 0, pairs[at + 1] ?? 0)
    if (score < most) continue
    ties = score > most ? 1 : ties + 1
    if (ties === 1 || draws.below(ties) === 0) best = at
    most = score
  }
  return best
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
