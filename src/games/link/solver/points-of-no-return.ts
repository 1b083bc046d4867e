import type { Session } from '#src/engine/session.ts'
import { type Board, isCleared } from '../board/board.ts'
import type { Gravity } from '../board/gravity.ts'
import type { Match } from '../board/pairs.ts'
import type { LinkOptions } from '../deal/levels.ts'
import { isShuffled, type LinkGame, type LinkState } from '../rules/types.ts'
import { type Budget, makePuzzle } from './puzzle.ts'
import { countStaying } from './search.ts'
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
  for (const [index, step] of past.entries()) {
    const hasShuffle = isShuffled(step)
    const matched = step.events.find((event) => event.type === 'matched')
    const { board, gravity } = past[index - 1]?.state ?? dealt
    const rest = matched && hasShuffle ? successorOf(board, matched, gravity) : step.state.board
    if (matched) segments.at(-1)?.push(rest)
    if (hasShuffle) segments.push([step.state.board])
  }
  return segments
}

export type Status = Verdict['status']

interface SearchOptions {
  readonly decide?: (board: Board) => Verdict
  /** Gets the number of positions settled. */
  readonly onProgress?: (settled: number) => void
}

/** Work for all boards of one game, in budgets of one, and the part of what is left that each may take. */
const BUDGETS = 4
const PART = 1 / 4

/**
 * Makes a function that solves positions of one game, with limited work for all of them. Those that stay undecided leave
 * some for the others, most of which need little.
 */
function makeDecide(gravity: Gravity, decide: (board: Board, part: Budget) => Verdict) {
  const budget = { left: BUDGETS * defaultBudget(gravity) }
  return (board: Board): Verdict => spend(budget, budget.left * PART, (part) => decide(board, part))
}

/** Memoizes verdicts and counts the boards that they settle. */
function startSearch(
  decide: (board: Board) => Verdict,
  onProgress: (settled: number) => void = () => {},
) {
  const known = new Map<Board, Verdict>()
  let settled = 0
  return {
    decide: (board: Board): Verdict => {
      const verdict = known.get(board) ?? decide(board)
      known.set(board, verdict)
      return verdict
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
  const { status } = search.decide(board)
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

/** A match after which a board could no longer be cleared. */
export interface PointOfNoReturn {
  /** Clears the board before that match. */
  readonly line: readonly Match[]
  /** The tiles that stay in every order, if they could be counted. */
  readonly staying: number | undefined
}

/** A board of a played game. */
export interface Decided {
  readonly status: Status
  /** Present if the match before was a point of no return. */
  readonly point?: PointOfNoReturn
}

export interface PlayedGame {
  readonly dealt: LinkState
  readonly options: LinkOptions
  readonly segments: readonly Segment[]
}

const decideAll = (dealt: LinkState, options: LinkOptions) =>
  makeDecide(dealt.gravity, (board, part) => verdictOf({ ...dealt, board }, options, part))

/** Looks for a count of the tiles that stay, some tenths of a second. */
const COUNT_BUDGET = 30_000_000

/** Decides each board of a game. A segment has at most one point of no return: no match makes a lost board clearable. */
export function decideBoards(
  { dealt, options, segments }: PlayedGame,
  { decide = decideAll(dealt, options), onProgress }: SearchOptions = {},
): readonly Decided[] {
  const search = startSearch(decide, onProgress)
  return segments.flatMap((segment) => decideSegment(segment, dealt.gravity, search))
}

function decideSegment(segment: Segment, gravity: Gravity, search: Search): Decided[] {
  const end = segment.length - 1
  const isWon = segment.slice(end).some(isCleared)
  if (isWon) search.settle(segment.length)
  const last = isWon ? end : findLast(search, segment)
  // Asks nothing new: those from the last clearable to the first lost were decided on the way.
  const lost = segment.findIndex((board, at) => at > last && statusIn(search, board) === 'lost')
  const statusAt = (at: number): Status => {
    if (at <= last) return 'clearable'
    return lost >= 0 && at >= lost ? 'lost' : 'unknown'
  }
  return segment.map((board, at) => {
    const before = at === lost && lost === last + 1 && segment[last]
    const point = before && {
      line: lineIn(search, before),
      staying: countStaying(makePuzzle(board, gravity), { left: COUNT_BUDGET }),
    }
    return { status: statusAt(at), ...(point && { point }) }
  })
}

const statusIn = (search: Search, board: Board): Status => search.decide(board).status

function lineIn(search: Search, board: Board): readonly Match[] {
  const verdict = search.decide(board)
  return verdict.status === 'clearable' ? verdict.moves : []
}
