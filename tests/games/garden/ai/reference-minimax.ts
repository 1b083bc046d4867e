import { makePosition } from '#src/games/garden/rules/position.ts'
import type { GardenPosition } from '#src/games/garden/rules/types.ts'

/** A game as text and numbers, implemented independently from the rules page; side 0 is the human. */
interface Plain {
  readonly board: string
  readonly points: readonly [number, number]
  readonly slides: readonly [number, number]
  readonly goal: number
}

/** Boards are 49 characters, row by row. */
const SIDE = 7

const isOf = (side: number, char: string) => (side === 0 ? /[A-F]/ : /[a-f]/).test(char)

const isSameColour = (a: string, b: string) =>
  /[a-f]/i.test(a) && a.toLowerCase() === b.toLowerCase()

function beside(cell: number): number[] {
  const cells: number[] = []
  if (cell >= SIDE) cells.push(cell - SIDE)
  if (cell < SIDE * (SIDE - 1)) cells.push(cell + SIDE)
  if (cell % SIDE > 0) cells.push(cell - 1)
  if (cell % SIDE < SIDE - 1) cells.push(cell + 1)
  return cells
}

function groupOf(board: string, start: number, group = new Set<number>()): Set<number> {
  group.add(start)
  for (const cell of beside(start)) {
    if (!group.has(cell) && isSameColour(board.charAt(cell), board.charAt(start)))
      groupOf(board, cell, group)
  }
  return group
}

const put = (board: string, cell: number, char: string) =>
  board.slice(0, cell) + char + board.slice(cell + 1)

const add = (tally: readonly [number, number], side: number, more: number): [number, number] =>
  side === 0 ? [tally[0] + more, tally[1]] : [tally[0], tally[1] + more]

/** Returns the game after a move; `undefined` if illegal. */
function afterMove(game: Plain, side: number, from: number, to: number): Plain | undefined {
  const flower = game.board.charAt(from)
  const isSlide = game.board.charAt(to) === '.'
  if (!isSlide && !isSameColour(flower, game.board.charAt(to))) return undefined
  const moved = isSlide ? put(put(game.board, from, '.'), to, flower) : game.board
  const group = groupOf(moved, to)
  if (group.size === 1) {
    if ((game.slides[side] ?? 0) === 0) return undefined
    return { ...game, board: moved, slides: add(game.slides, side, -1) }
  }
  const weeds = new Set([...group].flatMap(beside).filter((cell) => moved.charAt(cell) === '#'))
  const points = Math.max(0, group.size - weeds.size)
  const board = [...group].reduce((rest, cell) => put(rest, cell, '.'), moved)
  return { ...game, board, points: add(game.points, side, points) }
}

/** The distinct successors of a game. */
function following(game: Plain, side: number): Plain[] {
  const games = new Map<string, Plain>()
  for (let from = 0; from < game.board.length; from++) {
    if (!isOf(side, game.board.charAt(from))) continue
    for (const to of beside(from)) {
      const next = afterMove(game, side, from, to)
      if (next) games.set(JSON.stringify(next), next)
    }
  }
  return [...games.values()]
}

/**
 * The exact value of a position for the side to move without weeds: difference of points, plus 1,000 for a
 * win. Plain minimax.
 */
export function solvePlainly({ turn, ...position }: GardenPosition): number {
  const { human, ai } = position.points
  const game: Plain = {
    board: makePosition({ turn, ...position })
      .split('\n')
      .slice(1)
      .join(''),
    points: [human, ai],
    slides: [position.slides.human, position.slides.ai],
    goal: position.goal,
  }
  return solve(game, turn === 'human' ? 0 : 1, new Map())
}

/** Memoizes values in `known`. */
function solve(game: Plain, side: number, known: Map<string, number>): number {
  const name = `${side}${JSON.stringify(game)}`
  const before = known.get(name)
  if (before !== undefined) return before
  const value = solveNew(game, side, known)
  known.set(name, value)
  return value
}

function solveNew(game: Plain, side: number, known: Map<string, number>): number {
  const other = 1 - side
  const lead = (game.points[side] ?? 0) - (game.points[other] ?? 0)
  const end = lead === 0 ? 0 : lead + (lead > 0 ? 1_000 : -1_000)
  if (Math.max(...game.points) >= game.goal) return end
  const own = following(game, side)
  if (own.length > 0) return Math.max(...own.map((next) => 0 - solve(next, other, known)))
  return following(game, other).length > 0 ? 0 - solve(game, other, known) : end
}
