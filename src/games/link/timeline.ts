import type { Screen } from '#src/define/screen.ts'
import type { EventOf } from '#src/define/session.ts'
import { asCell, isSame, type Pair, positions, toPosition, valueAt } from '#src/engine/grid.ts'
import { type Cue, isSmall, waveDelay } from '#src/ui/board/cues.ts'
import {
  type Board,
  EMPTY,
  hasTile,
  isCleared,
  isTile,
  isWide,
  kindAt,
  tilesOf,
} from './board/board.ts'
import { type Gravity, lanesOf } from './board/gravity.ts'
import { isShuffled } from './rules/types.ts'
import type { Link, LinkPiece } from './types.ts'

type EventNamed<Type> = Extract<EventOf<Link>, { type: Type }>
type Cues = readonly Cue<LinkPiece>[]

/** Time for the path to draw itself before its tiles are removed. */
const PATH_MS = 170

export const timeline: Screen<Link>['feedback']['timeline'] = (events, from, to) => {
  const slid = events.find((event) => event.type === 'slid')
  const delay = events.some(({ type }) => type === 'matched') ? PATH_MS : 0
  const { board: before, gravity } = from
  const { board: after } = to
  const isRedrawn = !isSmall(after) && isWide(before, after)
  const cues = events.flatMap((event): Cues => {
    switch (event.type) {
      case 'selected':
        return [{ motion: 'select', at: event.at }]
      case 'equals':
      case 'why':
        return event.at.map((at) => ({ motion: 'select', at }))
      case 'blocked':
      case 'different':
        return [event.from, event.to].map((at) => ({ motion: 'mismatch', at }))
      case 'matched':
        return removePair(event, after)
      case 'slid':
        return isShuffled({ events }) ? [] : event.slides.map(slideTo)
      case 'shuffled':
        return isRedrawn ? [] : shuffle(event, after, slid?.slides, delay)
      case 'cleared':
        return celebrate(after)
      case 'undone':
        return isRedrawn
          ? []
          : exchange(before, after, slidesBetween(after, before, gravity).map(reverse))
      case 'redone':
        return isRedrawn ? [] : exchange(before, after, slidesBetween(before, after, gravity))
      default:
        return []
    }
  })
  const redirects = events.some(({ type }) => type === 'undone' || type === 'redone')
  return { cues, redirects }
}

const slideTo = ({ from, to }: Pair) => ({ motion: 'slide', at: to, from, delay: PATH_MS }) as const

/** Removes a pair; the last one soars. */
function removePair(
  { from, to, kind, path: { points } }: EventNamed<'matched'>,
  after: Board,
): Cues {
  const show = { type: 'tile', kind } as const
  const motion = isCleared(after) ? 'soar' : 'remove'
  const tiles = [from, to].map((at) => ({ motion, at, delay: PATH_MS, show }) as const)
  return [...tiles, { motion: 'trace', at: from, show: { type: 'path', points } }]
}

/** Cues of a shuffle, after slides in the same step. */
const shuffle = (
  { origins }: EventNamed<'shuffled'>,
  board: Board,
  slides: readonly Pair[] = [],
  delay: number,
): Cues =>
  tilesOf(board).map((cell) => {
    const at = toPosition(board, cell)
    const origin = toPosition(board, asCell(origins[cell] ?? cell))
    const from = slides.find(({ to }) => isSame(to, origin))?.from ?? origin
    return { motion: 'shuffle', at, from, delay: delay + waveDelay(at, board) }
  })

/** Lets every fifth cell shine. */
const celebrate = (board: Board): Cues =>
  [...positions(board)]
    .filter(({ row, col }) => (2 * row + col) % 5 === 0)
    .map((at) => {
      const delay = PATH_MS + waveDelay(at, board)
      return { motion: 'shine', at, delay, show: { type: 'star' } }
    })

/**
 * The slides from `board` to `rest`, which matches made of it; none if another step did. Among equal
 * tiles in a row, those nearest to their destination count as the ones left.
 */
function slidesBetween(board: Board, rest: Board, gravity: Gravity): readonly Pair[] {
  const slides: Pair[] = []
  for (const lane of lanesOf(board, gravity)) {
    const left = lane.filter((cell) => isTile(rest.cells[cell] ?? EMPTY))
    for (const from of lane) {
      const [to] = left
      if (to === undefined || board.cells[from] !== rest.cells[to]) continue
      left.shift()
      if (from !== to) slides.push({ from: toPosition(board, from), to: toPosition(board, to) })
    }
    if (left.length > 0) return []
  }
  return slides
}

const reverse = ({ from, to }: Pair): Pair => ({ from: to, to: from })

/** Cues of undo and redo: remaining tiles slide; others appear or disappear. */
const exchange = (before: Board, after: Board, slides: readonly Pair[]): Cues =>
  [...positions(before)].flatMap((at) => {
    const slide = slides.find(({ to }) => isSame(to, at))
    const hasLeft = slides.some(({ from }) => isSame(from, at))
    const isTaken = hasTile(before, at) && !hasLeft && (slide || !hasTile(after, at))
    const isDealt = hasTile(after, at) && valueAt(before, at) !== valueAt(after, at)
    const gone: Cues = isTaken
      ? [{ motion: 'remove', at, show: { type: 'tile', kind: kindAt(before, at) } }]
      : []
    if (slide) return [...gone, { motion: 'slide', at, from: slide.from }]
    return isDealt ? [...gone, { motion: 'deal', at }] : gone
  })
