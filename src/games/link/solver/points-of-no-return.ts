import type { Session } from '#src/engine/session.ts'
import { type Board, isCleared } from '../board/board.ts'
import type { Gravity } from '../board/gravity.ts'
import type { LinkOptions } from '../deal/levels.ts'
import type { LinkGame, LinkState } from '../rules/types.ts'
import type { Budget } from './puzzle.ts'
import {
  defaultBudget,
  solveWithin,
  spend,
  successorOf,
  type Verdict,
  verdictOf,
} from './verdict.ts'

/** The board after a deal or shuffle, and after each match until the next one. */
export type Segment = readonly Board[]

/** Divides a game at its shuffles; a forced one follows a board that is stuck. */
export function segmentsOf({ dealt, past }: Pick<Session<LinkGame>, 'dealt' | 'past'>): Segment[] {
  const segments = [[dealt.board]]
  for (const [index, { state, events }] of past.entries()) {
    const isShuffled = events.some(({ type }) => type === 'shuffled')
    const matched = events.find((event) => event.type === 'matched')
    const { board, gravity } = past[index - 1]?.state ?? dealt
    const rest = matched && isShuffled ? successorOf(board, matched, gravity) : state.board
    if (matched) segments.at(-1)?.push(rest)
    if (isShuffled) segments.push([state.board])
  }
  return segments
}

type Status = Verdict['status']

interface SearchOptions {
  readonly decide?: (board: Board) => Status
  /** Gets the number of positions settled. */
  readonly onProgress?: (settled: number) => void
}

/** Boards of one game that may stay undecided before the others are given up. */
const UNDECIDED = 20

/** Makes a function that solves positions of one game, with limited work for all of them. */
function makeDecide(gravity: Gravity, decide: (board: Board, part: Budget) => Verdict) {
  const each = defaultBudget(gravity)
  const budget = { left: UNDECIDED * each }
  return (board: Board): Status =>
    spend(budget, Math.min(each, budget.left), (part) => decide(board, part)).status
}

/** Memoizes verdicts and counts the boards that they settle. */
function startSearch(
  decide: (board: Board) => Status,
  onProgress: (settled: number) => void = () => {},
) {
  const known = new Map<Board, Status>()
  let settled = 0
  return {
    decide: (board: Board): Status => {
      const status = known.get(board) ?? decide(board)
      known.set(board, status)
      return status
    },
    settle: (count: number) => {
      settled += count
      onProgress(settled)
    },
  }
}

type Search = ReturnType<typeof startSearch>

/**
 * Returns the index of the last board known to be clearable, or -1. Within a segment clearability changes only once, so
 * binary search applies.
 */
export function lastClearable(
  segments: readonly Segment[],
  gravity: Gravity,
  {
    decide = makeDecide(gravity, (board, part) => solveWithin(board, gravity, part)),
    onProgress,
  }: SearchOptions = {},
): number {
  const search = startSearch(decide, onProgress)
  let start = segments.flat().length
  for (const segment of segments.toReversed()) {
    start -= segment.length
    const last = findLast(search, segment)
    if (last >= 0) return start + last
  }
  return -1
}

/** Binary search for the last clearable board, or -1, between two shuffles. An unknown verdict leaves both halves. */
function findLast(search: Search, boards: Segment): number {
  const middle = boards.length >> 1
  const board = boards[middle]
  if (!board) return -1
  const status = search.decide(board)
  search.settle(countSettled(status, middle, boards.length))
  const later = status === 'lost' ? -1 : findLast(search, boards.slice(middle + 1))
  if (later >= 0) return middle + 1 + later
  return status === 'clearable' ? middle : findLast(search, boards.slice(0, middle))
}

/** The number of boards that a verdict on the middle one settles. */
function countSettled(status: Status, middle: number, boards: number): number {
  if (status === 'unknown') return 1
  return status === 'lost' ? boards - middle : middle + 1
}

/** Matches after which a board could no longer be cleared, counted from 1 through the whole game. */
export interface PointsOfNoReturn {
  readonly matches: readonly number[]
  /** Some segment may have another, which the solver could not find. */
  readonly isUndecided: boolean
}

export interface PlayedGame {
  readonly dealt: LinkState
  readonly options: LinkOptions
  readonly segments: readonly Segment[]
}

const decideAll = (dealt: LinkState, options: LinkOptions) =>
  makeDecide(dealt.gravity, (board, part) => verdictOf({ ...dealt, board }, options, part))

/** Finds each segment's point of no return: at most one, as no match makes a lost board clearable again. */
export function findPointsOfNoReturn(
  { dealt, options, segments }: PlayedGame,
  { decide = decideAll(dealt, options), onProgress }: SearchOptions = {},
): PointsOfNoReturn {
  const search = startSearch(decide, onProgress)
  const matches: number[] = []
  let [isUndecided, made] = [false, 0]
  for (const segment of segments) {
    const point = mayBeLost(segment) ? findPoint(segment, search) : 0
    if (point === 'unknown') isUndecided = true
    else if (point > 0) matches.push(made + point)
    made += segment.length - 1
  }
  return { matches, isUndecided }
}

const mayBeLost = (segment: Segment): boolean => {
  const last = segment.at(-1)
  return segment.length > 1 && last !== undefined && !isCleared(last)
}

/** The number of positions that a search for points of no return has to settle. */
export const countPositions = (segments: readonly Segment[]): number =>
  segments.filter(mayBeLost).flat().length

/** Returns the index of the first lost board; 0 if there is none, or none before it can be cleared. */
function findPoint(segment: Segment, search: Search): number | 'unknown' {
  const next = findLast(search, segment) + 1
  const board = segment[next]
  if (!board) return 0
  return search.decide(board) === 'unknown' ? 'unknown' : next
}
