import type { Announced, Tell, Telling } from '#src/define/tell.ts'
import { type Position, valueAt } from '#src/engine/grid.ts'
import { selectedText, sizeText, UNSELECTED } from '#src/play/board/tell.ts'
import { listed, placeText, sentences } from '#src/ui/texts.ts'
import { countWalls, isTile, isWall, tilesOf } from './board/board.ts'
import { wayOf } from './board/way.ts'
import { gravityName, WALL } from './choice.ts'
import {
  CLEARED,
  forcedNumber,
  forcedText,
  LOST,
  LOST_AS_DEALT,
  NO_SHUFFLE,
  OVER,
} from './texts.ts'
import { facesNow } from './tiles/faces.ts'
import type { Link } from './types.ts'
import { Why } from './ui/Why.tsx'

type Context = Announced<Link>

const nameOf = ({ i18n }: Pick<Context, 'i18n'>, kind: number) => facesNow().name(i18n, kind)

const placeOf = ({ i18n, view }: Context, position: Position) =>
  placeText(i18n, view.transpose(position))

const placesOf = (context: Context, positions: readonly Position[]) =>
  listed(
    context.i18n,
    positions.map((position) => placeOf(context, position)),
  )

const leftOf = ({ i18n, state }: Pick<Context, 'i18n' | 'state'>) =>
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
  const content = valueAt(context.state.board, position)
  if (isWall(content)) return context.i18n._(WALL)
  return isTile(content) ? nameOf(context, content) : undefined
}

const events: Tell<Link>['events'] = {
  matched: ({ kind, path: { pattern } }, { i18n, step: { state }, store }) => ({
    text: i18n._({
      id: 'link.matched',
      message: 'Matched: {name}, path {pattern}.',
      values: { name: nameOf({ i18n }, kind), pattern },
    }),
    unseen: leftOf({ i18n, state }),
    // Names the pattern of the path on the screen, where that is wanted.
    tone: store?.debug ? 'plain' : undefined,
  }),
  different: ({ kinds: [first, second] }, told) => ({
    text: told.i18n._({
      id: 'link.different',
      message: 'Different tiles: {first} and {second}.',
      values: { first: nameOf(told, first), second: nameOf(told, second) },
    }),
    tone: 'refused',
  }),
  blocked: (pair, { i18n, before: { board } }) => ({
    text: i18n._({
      id: 'link.blocked',
      message: '{turns, select, 0 {Shut in on all sides.} other {It would take {turns} turns.}}',
      values: { turns: (wayOf(pair, board)?.length ?? 2) - 2 },
    }),
    tone: 'refused',
    Offer: Why,
  }),
  slid: null,
  stuck: null,
  // A notice shows one that came unasked.
  shuffled: ({ forced }, { i18n, step }) =>
    forced
      ? { text: forcedText(i18n, forcedNumber(step)) }
      : {
          text: i18n._({
            id: 'link.shuffled',
            message: 'Shuffled: the board can be cleared.',
          }),
          tone: 'plain',
        },
  cleared: (_, { i18n }) => ({ text: i18n._(CLEARED) }),
  lost: (_, { i18n }) => ({ text: i18n._(OVER), tone: 'plain' }),
}

const signals: Tell<Link>['signals'] = {
  selected: ({ at, kind }, context) => ({
    detail: selectedText(context.i18n, nameOf(context, kind), placeOf(context, at)),
  }),
  unselected: (_, { i18n }) => ({ text: i18n._(UNSELECTED) }),
  hinted: ({ pair, kind, sure }, context) => ({
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
    tone: sure ? undefined : 'plain',
  }),
  'no-hint': (_, { i18n }) => ({
    text: i18n._({ id: 'link.no-hint', message: 'Nothing matches. Try a shuffle.' }),
    tone: 'plain',
  }),
  equals: ({ kind, at }, context) => ({
    text: context.i18n._({
      id: 'link.equals',
      message: '{count, plural, one {# tile} other {# tiles}} of {name}: {places}.',
      values: { count: at.length, name: nameOf(context, kind), places: placesOf(context, at) },
    }),
  }),
  'nothing-selected': (_, { i18n }) => ({
    text: i18n._({
      id: 'link.nothing-selected',
      message: 'Select a tile to show the ones equal to it.',
    }),
    tone: 'plain',
  }),
  why: ({ at }, context) => ({
    text: context.i18n._({
      id: 'link.why',
      message:
        '{count, plural, =0 {Whichever two tiles went, there would be no path.} one {Without this tile there would be a path: {places}.} other {Without these two there would be a path: {places}.}}',
      values: { count: at.length, places: placesOf(context, at) },
    }),
    tone: 'plain',
  }),
  'no-shuffle': (_, { i18n }) => ({ text: i18n._(NO_SHUFFLE), tone: 'refused' }),
  unclearable: ({ asDealt }, { i18n }) => ({ text: i18n._(asDealt ? LOST_AS_DEALT : LOST) }),
  partners: ({ kind, partners }, context) => {
    const { i18n } = context
    const values = { name: nameOf(context, kind), places: placesOf(context, partners) }
    const text =
      partners.length === 0
        ? i18n._({ id: 'link.partners.none', message: 'Nothing matches this {name} now.', values })
        : i18n._({ id: 'link.partners', message: '{name} matches: {places}.', values })
    return { text, tone: 'plain' }
  },
  pairs: ({ count }, { i18n }) => ({
    text: i18n._({
      id: 'link.pairs',
      message:
        '{count, plural, =0 {No pair matches.} one {# pair matches.} other {# pairs match.}}',
      values: { count },
    }),
    tone: 'plain',
  }),
  debug: ({ shown }, { i18n }) => ({
    text: i18n._({
      id: 'link.debug',
      message: 'Debug is {state, select, on {on} other {off}}.',
      values: { state: shown ? 'on' : 'off' },
    }),
    tone: 'plain',
  }),
  dealt: tellDeal,
  restarted: tellDeal,
  'played-on': (_, context) => ({ text: takeBackText(context) }),
  undone: (_, context) => ({ ...undoPrice(context), unseen: leftOf(context) }),
}

/** Says at the first undo of a game what it costs, unless other help has cost as much. */
function undoPrice({ i18n, store: { session } }: Context): Telling {
  const help = Object.values(session.assists).reduce((sum, count) => sum + count, 0)
  if (session.assists.undo !== 1 || help > 1) return {}
  const text = i18n._({
    id: 'link.undo.price',
    message: 'It counts as an assist, which costs a star.',
  })
  return { text, tone: 'plain' }
}

function tellDeal(_: unknown, context: Context): Telling {
  return { text: takeBackText(context), unseen: figuresOf(context) }
}

/** Says what the take-back of a board with no net does. */
function takeBackText({ i18n, store: { session } }: Context): string | undefined {
  if (session.dealt.net !== false) return undefined
  return i18n._({
    id: 'link.take-back.leads',
    message:
      '{moves, select, 0 {Take back brings the last one back, and is not used up.} other {Take back undoes one move of this game only.}}',
    values: { moves: session.past.length },
  })
}

export const tell: Tell<Link> = {
  events,
  signals,
  nameAt,
  figures: (context) => {
    const size = sizeText(context.i18n, context.view)
    return sentences(context.i18n, [size, slidesOf(context), figuresOf(context)])
  },
}
