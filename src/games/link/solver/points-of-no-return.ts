import type { Session } from '#src/engine/session.ts'
import { type Board, isCleared, withoutTiles } from '../board/board.ts'
import { slide } from '../board/gravity.ts'
import type { LinkOptions } from '../deal/levels.ts'
import type { LinkGame, LinkState } from '../rules/types.ts'
import { findLast } from './last-clearable.ts'
import { makeDecide, type Verdict, verdictOf } from './verdict.ts'

/** The board after a deal or shuffle, and after each match until the next one. */
export type Segment = readonly Board[]

/** Divides a game at its shuffles; a forced one follows a board that is stuck. */
export function segmentsOf({ dealt, past }: Pick<Session<LinkGame>, 'dealt' | 'past'>): Segment[] {
  const segments = [[dealt.board]]
  for (const [index, { state, events }] of past.entries()) {
    const isShuffled = events.some(({ type }) => type === 'shuffled')
    const matched = events.find((event) => event.type === 'matched')
    const { board, gravity } = past[index - 1]?.state ?? dealt
    const rest =
      matched && isShuffled
        ? slide(withoutTiles(board, matched.from, matched.to), gravity).board
        : state.board
    if (matched) segments.at(-1)?.push(rest)
    if (isShuffled) segments.push([state.board])
  }
  return segments
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

interface Options {
  readonly decide?: (board: Board) => Verdict['status']
  /** Gets the number of positions settled, of `countPositions`. */
  readonly onProgress?: (settled: number) => void
}

/** Finds each segment's point of no return: at most one, as no match makes a lost board clearable again. */
export function findPointsOfNoReturn(
  { dealt, options, segments }: PlayedGame,
  { decide = decideAll(dealt, options), onProgress }: Options = {},
): PointsOfNoReturn {
  const matches: number[] = []
  let [isUndecided, settled, made] = [false, 0, 0]
  const settle = (count: number) => {
    settled += count
    onProgress?.(settled)
  }
  for (const segment of segments) {
    if (mayBeLost(segment)) {
      const point = findPoint(segment, { decide: memoize(decide), settle })
      if (point === 'unknown') isUndecided = true
      else if (point > 0) matches.push(made + point)
    }
    made += segment.length - 1
  }
  return { matches, isUndecided }
}

const mayBeLost = (segment: Segment): boolean => {
  const last = segment.at(-1)
  return segment.length > 1 && last !== undefined && !isCleared(last)
}

export const countPositions = (segments: readonly Segment[]): number =>
  segments.filter(mayBeLost).reduce((sum, segment) => sum + segment.length, 0)

/** Returns the index of the first lost board; 0 if there is none, or none before it can be cleared. */
function findPoint(segment: Segment, search: Parameters<typeof findLast>[0]): number | 'unknown' {
  const next = findLast(search, segment) + 1
  const board = segment[next]
  if (!board) return 0
  return search.decide(board) === 'unknown' ? 'unknown' : next
}

function memoize(decide: Required<Options>['decide']): Required<Options>['decide'] {
  const known = new Map<Board, Verdict['status']>()
  return (board) => {
    const status = known.get(board) ?? decide(board)
    known.set(board, status)
    return status
  }
}
