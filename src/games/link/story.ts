import type { I18n, MessageDescriptor } from '@lingui/core'
import type { SessionOf } from '#src/define/session.ts'
import type { Judgement, Lesson, Story, Turn } from '#src/define/story.ts'
import type { Told } from '#src/define/tell.ts'
import { isOneOf, type Position } from '#src/engine/grid.ts'
import { sentences } from '#src/ui/texts.ts'
import { kindAt } from './board/board.ts'
import type { Match } from './board/pairs.ts'
import { findPath } from './board/path.ts'
import type { LinkOptions } from './deal/levels.ts'
import { rules } from './rules/rules.ts'
import { isShuffled, type LinkEvent, type LinkState } from './rules/types.ts'
import {
  type Decided,
  type PointOfNoReturn,
  type Status,
  segmentsOf,
} from './solver/points-of-no-return.ts'
import { tell } from './tell.ts'
import { facesNow } from './tiles/faces.ts'
import type { Link, LinkPiece, Solver } from './types.ts'

/** Shows a match or a shuffle; an attempt that failed is no turn. */
function turnOf({ events, before: { board } }: Told<Link>): Turn<Link> | undefined {
  const matched = events.find((event) => event.type === 'matched')
  if (!matched && !isShuffled({ events })) return undefined
  const cells = matched ? [matched.from, matched.to] : []
  const tileAt = (at: Position): LinkPiece => ({ type: 'tile', kind: kindAt(board, at) })
  return {
    pieces: cells.slice(0, 1).map(tileAt),
    cells: cells.map((at) => ({ at, piece: tileAt(at) })),
    ...(matched && { overlay: { type: 'path', points: matched.path.points } }),
  }
}

type Matched = Extract<LinkEvent, { type: 'matched' }>

const VALUES: Readonly<Record<Status, number>> = { clearable: 1, unknown: 0.5, lost: 0 }

const POINT = /*i18n*/ {
  id: 'link.point',
  message: 'A point of no return: after it, no order of matches clears the board.',
}

const UNDECIDED = /*i18n*/ {
  id: 'link.point.undecided',
  message: 'The solver can’t tell whether this board can be cleared.',
}

function noteOf(made: Decided | undefined): MessageDescriptor | undefined {
  if (made?.point) return POINT
  return made?.status === 'unknown' ? UNDECIDED : undefined
}

/** Follows the game's boards, two of which a match has that leads to a shuffle. */
function judgementsOf(
  { dealt, past, options }: SessionOf<Link>,
  decided: readonly Decided[],
  worker: Solver,
): readonly (Judgement<Link> | undefined)[] {
  let at = 0
  return past.map((step, index) => {
    const matched = step.events.find((event) => event.type === 'matched')
    const made = matched ? decided[++at] : undefined
    const now = isShuffled(step) ? decided[++at] : made
    if (!now) return undefined
    const before = past[index - 1]?.state ?? dealt
    const lesson =
      made?.point && matched && makeLesson(made.point, matched, before, options, worker)
    const note = noteOf(made)
    return {
      value: VALUES[now.status],
      cost: lesson ? 1 : 0,
      ...(note && { note: (i18n) => i18n._(note) }),
      ...(lesson && { lesson }),
    }
  })
}

/** Asks for a match that keeps the board clearable. One that the solver cannot decide does not count as such. */
function makeLesson(
  { line, staying }: PointOfNoReturn,
  taken: Matched,
  before: LinkState,
  options: LinkOptions,
  worker: Solver,
): Lesson<Link> | undefined {
  const best = before.gravity === 'none' ? rematch(line, taken, before) : line[0]
  if (!best) return undefined
  return {
    ask: (i18n, isProblem) => (isProblem ? problemText(i18n, 0) : i18n._(ASK)),
    why: (i18n, isProblem) =>
      isProblem
        ? problemText(i18n, line.length)
        : sentences(i18n, [
            stayingText(i18n, staying),
            clearingText(i18n, line.length),
            before.gravity === 'none' ? orderText(i18n, taken) : undefined,
          ]),
    best: { type: 'attempt', ...best },
    isGood: async (move, signal) => {
      const played = rules.play(before, move)
      const matched = played.ok && played.events.find((event) => event.type === 'matched')
      return (
        !!matched && (await worker.statusAfter(before, matched, options, signal)) === 'clearable'
      )
    },
  }
}

/**
 * Returns a match of a clearing order that gives a tile of a lost pair another partner, if it can be made at once, else
 * the first. Where no tile slides, whatever can be matched now can begin any order that it is in.
 */
function rematch(line: readonly Match[], taken: Matched, { board }: LinkState): Match | undefined {
  const isOther = (pair: Match) => isOneOf(pair, taken.from) || isOneOf(pair, taken.to)
  return line.find((pair) => isOther(pair) && findPath(board, pair.from, pair.to)) ?? line[0]
}

/** Asks for the one good match of a problem, or says why it is, by the number of pairs that it leaves to be cleared. */
const problemText = (i18n: I18n, pairs: number): string =>
  i18n._({
    id: 'link.problem',
    message:
      '{pairs, select, 0 {Find the only pair that keeps the board clearable.} other {With it first, all {pairs} pairs can be cleared. After any other, no order clears the rest.}}',
    values: { pairs },
  })

const ASK = /*i18n*/ {
  id: 'link.lesson.ask',
  message: 'After this pair no order clears the rest. Find one that keeps the board clearable.',
}

const SEARCHED = /*i18n*/ {
  id: 'link.lesson.searched',
  message: 'The solver has ruled out every order after your pair.',
}

const stayingText = (i18n: I18n, tiles: number | undefined): string =>
  tiles === undefined
    ? i18n._(SEARCHED)
    : i18n._({
        id: 'link.lesson.staying',
        message: 'After your pair at least {tiles} tiles remain, whatever the order.',
        values: { tiles },
      })

const clearingText = (i18n: I18n, pairs: number): string =>
  i18n._({
    id: 'link.lesson.clearing',
    message: 'Before it, the {pairs} pairs could all be cleared.',
    values: { pairs },
  })

/** Says what becomes of a lost pair where no tile slides: an order that has the pair could begin with it. */
const orderText = (i18n: I18n, { kind }: Matched): string =>
  i18n._({
    id: 'link.lesson.order',
    message: 'To clear them, each of your two {name} tiles goes with another one.',
    values: { name: facesNow().name(i18n, kind) },
  })

const story: Story<Link> = {
  tell,
  scale: {
    high: /*i18n*/ { id: 'link.scale.clearable', message: 'Can be cleared' },
    low: /*i18n*/ { id: 'link.scale.lost', message: 'Lost' },
  },
  turnOf,
  judge: async (worker, session, report, signal) => {
    const { dealt, options } = session
    const segments = segmentsOf(session)
    const total = segments.flat().length
    const decided = await worker.decideBoards(
      { dealt, options, segments },
      (settled) => report(settled / total),
      signal,
    )
    return judgementsOf(session, decided, worker)
  },
}

export default story
