import type { I18n } from '@lingui/core'
import type { Announcements, MessageContext } from '#src/define/feedback.ts'
import type { Position } from '#src/engine/grid.ts'
import type { Step } from '#src/engine/session.ts'
import {
  detail,
  makeSay,
  plain,
  quiet,
  refused,
  selectedText,
  UNSELECTED,
} from '#src/play/board/say.ts'
import { listed, placeText, sentences, sizeText } from '#src/ui/texts.ts'
import { contentAt, countWalls, isTile, isWall, tilesOf } from '../board/board.ts'
import { gravityName, WALL } from '../choice.ts'
import { isForced } from '../store.ts'
import { NO_SHUFFLE } from '../texts.ts'
import { facesNow } from '../tiles/faces.ts'
import type { Link } from '../types.ts'
import { CLEARED, OVER } from './end/end.tsx'

type Context = MessageContext<Link>

const nameOf = ({ i18n }: Context, kind: number) => facesNow().name(i18n, kind)

const placeOf = ({ i18n, view }: Context, position: Position) =>
  placeText(i18n, view.transpose(position))

const placesOf = (context: Context, positions: readonly Position[]) =>
  listed(
    context.i18n,
    positions.map((position) => placeOf(context, position)),
  )

const leftOf = ({ i18n, state }: Context) =>
  i18n._({
    id: 'link.tiles-left',
    message: '{count, plural, =0 {No tiles left.} one {# tile left.} other {# tiles left.}}',
    values: { count: tilesOf(state.board).length },
  })

function figuresOf(context: Context): string {
  const count = countWalls(context.state.board)
  const walls = context.i18n._({
    id: 'link.walls',
    message: '{count, plural, one {# wall.} other {# walls.}}',
    values: { count },
  })
  return sentences(context.i18n, [leftOf(context), count > 0 ? walls : undefined])
}

/** Says how tiles slide on the screen; `undefined` without gravity. */
function slidesOf({ i18n, view, state: { board, gravity } }: Context): string | undefined {
  if (gravity === 'none') return undefined
  const name = i18n._(gravityName(board, view.rows > view.cols, gravity))
  return i18n._({ id: 'link.slides', message: 'After a match: {name}.', values: { name } })
}

/** Names a cell's content; `undefined` for an empty cell. */
function nameAt(position: Position, context: Context): string | undefined {
  const content = contentAt(context.state.board, position)
  if (isWall(content)) return context.i18n._(WALL)
  return isTile(content) ? nameOf(context, content) : undefined
}

export const LOST = /*i18n*/ { id: 'link.lost', message: 'This board can no longer be cleared.' }
export const LOST_AS_DEALT = /*i18n*/ {
  id: 'link.lost.dealt',
  message: 'This board cannot be cleared.',
}

const SHUFFLED = /*i18n*/ {
  id: 'link.shuffled',
  message: 'Shuffled: the board can be cleared.',
}

const isForcedStep = ({ events }: Step<Link['Game']>): boolean => events.some(isForced)

/** Numbers the forced shuffle of a step among those of its game; a link does not know of earlier ones. */
export const forcedNumber = (step: Step | undefined): number =>
  step?.assists ? (step.assists.forced ?? 0) + 1 : 0

export const forcedText = (i18n: I18n, count: number): string =>
  i18n._({
    id: 'link.forced',
    message:
      '{count, plural, =0 {Nothing matched: shuffled.} one {Nothing matched: shuffled, #.} other {Nothing matched: shuffled, #.}}',
    values: { count },
  })

const events: Announcements<Link>['events'] = {
  selected: detail(({ at, kind }, context) =>
    selectedText(context.i18n, nameOf(context, kind), placeOf(context, at)),
  ),
  unselected: quiet(UNSELECTED),
  matched: {
    say: ({ kind, path: { pattern } }, context) => {
      const matched = context.i18n._({
        id: 'link.matched',
        message: 'Matched: {name}, path {pattern}.',
        values: { name: nameOf(context, kind), pattern },
      })
      return {
        // Names the pattern of the path on the screen, where that is wanted.
        tone: context.store.debug ? 'plain' : 'quiet',
        text: sentences(context.i18n, [
          context.detail === 'brief' ? undefined : matched,
          leftOf(context),
        ]),
      }
    },
  },
  different: refused(({ kinds: [first, second] }, context) =>
    context.i18n._({
      id: 'link.different',
      message: 'Different tiles: {first} and {second}.',
      values: { first: nameOf(context, first), second: nameOf(context, second) },
    }),
  ),
  blocked: refused(
    /*i18n*/ { id: 'link.blocked', message: 'No path with two turns or fewer joins these tiles.' },
  ),
  hinted: {
    say: ({ pair, kind, sure }, context) => ({
      tone: sure ? 'quiet' : 'plain',
      text: context.i18n._({
        id: 'link.hinted',
        message: '{sure, select, yes {Hint} other {Hint, unproven}}: {name}, {from} and {to}.',
        values: {
          sure: sure ? 'yes' : 'no',
          name: nameOf(context, kind),
          from: placeOf(context, pair.from),
          to: placeOf(context, pair.to),
        },
      }),
    }),
  },
  'no-hint': plain(/*i18n*/ { id: 'link.no-hint', message: 'Nothing matches. Try a shuffle.' }),
  equals: quiet(({ kind, at }, context) =>
    context.i18n._({
      id: 'link.equals',
      message: '{count, plural, one {# tile} other {# tiles}} of {name}: {places}.',
      values: { count: at.length, name: nameOf(context, kind), places: placesOf(context, at) },
    }),
  ),
  'nothing-selected': plain(
    /*i18n*/ {
      id: 'link.nothing-selected',
      message: 'Select a tile to show the ones equal to it.',
    },
  ),
  stuck: null,
  shuffled: {
    say: ({ forced }, { i18n, store }) => {
      if (!forced) return { tone: 'plain', text: i18n._(SHUFFLED) }
      const count = forcedNumber(store.session.past.findLast(isForcedStep))
      // A notice shows it.
      return { tone: 'quiet', text: forcedText(i18n, count) }
    },
  },
  'no-shuffle': refused(NO_SHUFFLE),
  lost: plain(OVER),
  cleared: quiet(CLEARED),
  unclearable: quiet(({ asDealt }, { i18n }) => i18n._(asDealt ? LOST_AS_DEALT : LOST)),
  partners: plain(({ kind, partners }, context) => {
    const { i18n } = context
    const values = { name: nameOf(context, kind), places: placesOf(context, partners) }
    return partners.length === 0
      ? i18n._({ id: 'link.partners.none', message: 'Nothing matches this {name} now.', values })
      : i18n._({ id: 'link.partners', message: '{name} matches: {places}.', values })
  }),
  pairs: plain(({ count }, { i18n }) =>
    i18n._({
      id: 'link.pairs',
      message:
        '{count, plural, =0 {No pair matches.} one {# pair matches.} other {# pairs match.}}',
      values: { count },
    }),
  ),
  debug: plain(({ shown }, { i18n }) =>
    i18n._({
      id: 'link.debug',
      message: 'Debug is {state, select, on {on} other {off}}.',
      values: { state: shown ? 'on' : 'off' },
    }),
  ),
  slid: null,
  refused: null,
}

/** Says of a board with no net what its take-back does after a number of moves. */
const takeBackText = (i18n: I18n, moves: number): string =>
  i18n._({
    id: 'link.take-back.leads',
    message:
      '{moves, select, 0 {Take back brings the last one back, and is not used up.} other {Take back undoes one move of this game only.}}',
    values: { moves },
  })

export const say = makeSay<Link>({
  events,
  after: { dealt: figuresOf, undone: leftOf },
  back: ({ i18n, store: { session } }) =>
    session.dealt.net === false ? takeBackText(i18n, session.past.length) : undefined,
  where: {
    name: nameAt,
    figures: (context) => {
      const size = sizeText(context.i18n, context.view)
      return sentences(context.i18n, [size, slidesOf(context), figuresOf(context)])
    },
  },
})
