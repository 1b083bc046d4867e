import type { I18n } from '@lingui/core'
import type { EventOf, Message, MessageContext } from '#src/define/types.ts'
import type { Position } from '#src/engine/grid.ts'
import { isSessionEvent, saySession, selectedText, UNSELECTED } from '#src/play/page/say.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import type { Settings } from '#src/ui/settings.ts'
import { listed, placeText, sentences, sizeText, thereText } from '#src/ui/texts.ts'
import { type Board, contentAt, countWalls, isTile, isWall, tilesOf } from '../board/board.ts'
import type { Gravity } from '../board/gravity.ts'
import type { Pattern } from '../board/path.ts'
import { gravityName, WALL } from '../names.ts'
import { type Link, linkState } from '../store.ts'
import { facesNow } from '../tiles/faces.ts'
import type { TileSet } from '../tiles/tile-set.tsx'
import { CLEARED } from './end/end.tsx'

type LinkEvent = EventOf<Link>

interface Context {
  readonly i18n: I18n
  readonly view: BoardView
  readonly board: Board
  readonly gravity: Gravity
  readonly faces: TileSet
  /** The verbosity of announcements. */
  readonly detail: Settings['detail']
  /** Names patterns of paths. */
  readonly debug: boolean
}

type Formatter<Type extends LinkEvent['type']> = (
  event: Extract<LinkEvent, { type: Type }>,
  context: Context,
) => string

const nameOf = ({ i18n, faces }: Context, kind: number) => faces.name(i18n, kind)

const placeOf = ({ i18n, view }: Context, position: Position) =>
  placeText(i18n, view.transpose(position))

const placesOf = (context: Context, positions: readonly Position[]) =>
  listed(
    context.i18n,
    positions.map((position) => placeOf(context, position)),
  )

const leftOf = ({ i18n, board }: Context) =>
  i18n._({
    id: 'link.tiles-left',
    message: '{count, plural, =0 {No tiles left.} one {# tile left.} other {# tiles left.}}',
    values: { count: tilesOf(board).length },
  })

/** Counts the tiles and walls. */
function figuresOf(context: Context): string {
  const count = countWalls(context.board)
  const left = leftOf(context)
  if (count === 0) return left
  const walls = context.i18n._({
    id: 'link.walls',
    message: '{count, plural, one {# wall.} other {# walls.}}',
    values: { count },
  })
  return sentences(context.i18n, [left, walls])
}

const saySelected: Formatter<'selected'> = ({ at, kind }, context) =>
  selectedText(context.i18n, nameOf(context, kind), placeOf(context, at))

const sayMatched: Formatter<'matched'> = ({ kind, path: { pattern } }, context) =>
  context.detail === 'brief' ? leftOf(context) : sayMatchedFully(kind, pattern, context)

function sayMatchedFully(kind: number, pattern: Pattern, context: Context): string {
  const matched = context.i18n._({
    id: 'link.matched',
    message: 'Matched: {name}, path {pattern}.',
    values: { name: nameOf(context, kind), pattern },
  })
  return sentences(context.i18n, [matched, leftOf(context)])
}

const sayDifferent: Formatter<'different'> = ({ kinds: [first, second] }, context) =>
  context.i18n._({
    id: 'link.different',
    message: 'Different tiles: {first} and {second}.',
    values: { first: nameOf(context, first), second: nameOf(context, second) },
  })

const sayHinted: Formatter<'hinted'> = ({ pair, kind, sure }, context) =>
  context.i18n._({
    id: 'link.hinted',
    message: '{sure, select, yes {Hint} other {Hint, unproven}}: {name}, {from} and {to}.',
    values: {
      sure: sure ? 'yes' : 'no',
      name: nameOf(context, kind),
      from: placeOf(context, pair.from),
      to: placeOf(context, pair.to),
    },
  })

const sayEquals: Formatter<'equals'> = ({ kind, at }, context) =>
  context.i18n._({
    id: 'link.equals',
    message: '{count, plural, one {# tile} other {# tiles}} of {name}: {places}.',
    values: {
      count: at.length,
      name: nameOf(context, kind),
      places: placesOf(context, at),
    },
  })

const sayWhere: Formatter<'where'> = ({ at }, context) => {
  const { i18n, view } = context
  const name = at && nameAt(context, at)
  const there = name ? thereText(i18n, name, view.transpose(at)) : undefined
  return sentences(i18n, [there, sizeText(i18n, view), slidesOf(context), figuresOf(context)])
}

/** Says how tiles slide on the screen; `undefined` without gravity. */
function slidesOf({ i18n, view, board, gravity }: Context): string | undefined {
  if (gravity === 'none') return undefined
  const name = i18n._(gravityName(board, view.rows > view.cols, gravity))
  return i18n._({ id: 'link.slides', message: 'After a match: {name}.', values: { name } })
}

/** Names a cell's content; `undefined` for an empty cell. */
function nameAt({ i18n, board, faces }: Context, position: Position): string | undefined {
  const content = contentAt(board, position)
  if (isWall(content)) return i18n._(WALL)
  return isTile(content) ? faces.name(i18n, content) : undefined
}

const sayPartners: Formatter<'partners'> = ({ kind, partners }, context) => {
  const { i18n } = context
  const values = { name: nameOf(context, kind), places: placesOf(context, partners) }
  return partners.length === 0
    ? i18n._({ id: 'link.partners.none', message: 'Nothing matches this {name} now.', values })
    : i18n._({ id: 'link.partners', message: '{name} matches: {places}.', values })
}

const sayPairs: Formatter<'pairs'> = ({ count }, { i18n }) =>
  i18n._({
    id: 'link.pairs',
    message: '{count, plural, =0 {No pair matches.} one {# pair matches.} other {# pairs match.}}',
    values: { count },
  })

export const LOST = /*i18n*/ { id: 'link.lost', message: 'This board can no longer be cleared.' }
export const LOST_AS_DEALT = /*i18n*/ {
  id: 'link.lost.dealt',
  message: 'This board cannot be cleared.',
}

/** Messages without values. */
const TEXTS = {
  unselected: UNSELECTED,
  blocked: /*i18n*/ {
    id: 'link.blocked',
    message: 'No path with two turns or fewer joins these tiles.',
  },
  'no-hint': /*i18n*/ { id: 'link.no-hint', message: 'Nothing matches. Try a shuffle.' },
  'nothing-selected': /*i18n*/ {
    id: 'link.nothing-selected',
    message: 'Select a tile to show the ones equal to it.',
  },
  stuck: /*i18n*/ { id: 'link.stuck', message: 'No matches were left.' },
  shuffled: /*i18n*/ { id: 'link.shuffled', message: 'Shuffled: the board can be cleared.' },
  lost: /*i18n*/ {
    id: 'link.over',
    message: 'No shuffle gets past the walls. The game is lost.',
  },
  'no-shuffle': /*i18n*/ {
    id: 'link.no-shuffle',
    message: 'No shuffle gets past the walls.',
  },
  'path-names-shown': /*i18n*/ { id: 'link.path-names.shown', message: 'Path names are on.' },
  'path-names-hidden': /*i18n*/ { id: 'link.path-names.hidden', message: 'Path names are off.' },
} as const

const TONES = {
  unselected: 'quiet',
  blocked: 'refused',
  'no-hint': 'plain',
  'nothing-selected': 'plain',
  stuck: 'plain',
  shuffled: 'plain',
  lost: 'plain',
  'no-shuffle': 'refused',
  'path-names-shown': 'plain',
  'path-names-hidden': 'plain',
} as const satisfies Record<keyof typeof TEXTS, Message['tone']>

/** Counts tiles and walls where the event brought a new board. */
function figuresAfter({ type }: LinkEvent, context: Context): string | undefined {
  if (type === 'dealt') return figuresOf(context)
  return type === 'undone' ? leftOf(context) : undefined
}

const quiet = (text: string): Message => ({ tone: 'quiet', text })

function sayEvent(event: LinkEvent, context: Context): Message | undefined {
  if (isSessionEvent(event)) return saySession(context.i18n, event, figuresAfter(event, context))
  switch (event.type) {
    case 'selected':
      return context.detail === 'brief' ? undefined : quiet(saySelected(event, context))
    case 'matched':
      return { tone: context.debug ? 'plain' : 'quiet', text: sayMatched(event, context) }
    case 'different':
      return { tone: 'refused', text: sayDifferent(event, context) }
    case 'hinted':
      return { tone: event.sure ? 'quiet' : 'plain', text: sayHinted(event, context) }
    case 'equals':
      return quiet(sayEquals(event, context))
    case 'cleared':
      return quiet(context.i18n._(CLEARED))
    case 'unclearable':
      return quiet(context.i18n._(event.asDealt ? LOST_AS_DEALT : LOST))
    case 'where':
      return { tone: 'plain', text: sayWhere(event, context) }
    case 'partners':
      return { tone: 'plain', text: sayPartners(event, context) }
    case 'pairs':
      return { tone: 'plain', text: sayPairs(event, context) }
    case 'slid':
    case 'refused':
      return undefined
    default:
      return { tone: TONES[event.type], text: context.i18n._(TEXTS[event.type]) }
  }
}

export const say = (
  events: readonly LinkEvent[],
  { i18n, store, view, detail }: MessageContext<Link>,
): readonly Message[] => {
  const { board, gravity } = linkState(store)
  const context = {
    i18n,
    view,
    detail,
    board,
    gravity,
    faces: facesNow(),
    debug: store.debug,
  }
  return events.flatMap((event) => sayEvent(event, context) ?? [])
}
