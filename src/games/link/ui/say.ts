import type { I18n } from '@lingui/core'
import type { Position } from '#src/engine/grid.ts'
import type { EventOf, Message, MessageContext } from '#src/play/types.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import type { Settings } from '#src/ui/settings.ts'
import { type Board, contentAt, countWalls, isTile, isWall, tilesOf } from '../board/board'
import type { Pattern } from '../board/path'
import { type Link, linkState } from '../store'
import { facesNow } from './faces'
import type { TileSet } from './sets/tile-set'

type LinkEvent = EventOf<Link>

/** What a message is made from, beside the event. */
interface Context {
  readonly i18n: I18n
  /** How the board lies on the screen. */
  readonly view: BoardView
  readonly board: Board
  readonly faces: TileSet
  /** How much is read out. */
  readonly detail: Settings['detail']
  /** Patterns are of interest. */
  readonly debug: boolean
}

type Saying<Type extends LinkEvent['type']> = (
  event: Extract<LinkEvent, { type: Type }>,
  context: Context,
) => string

const nameOf = ({ i18n, faces }: Context, kind: number) => faces.name(i18n, kind)

function placeOf({ i18n, view }: Context, position: Position): string {
  const { row, col } = view.transpose(position)
  return i18n._({
    id: 'board.place',
    message: 'row {row}, column {col}',
    values: { row: row + 1, col: col + 1 },
  })
}

/** Places one after the other, as the language lists things. */
const placesOf = (context: Context, positions: readonly Position[]) =>
  new Intl.ListFormat(context.i18n.locale, { type: 'unit' }).format(
    positions.map((position) => placeOf(context, position)),
  )

const leftOf = ({ i18n, board }: Context) =>
  i18n._({
    id: 'link.tiles-left',
    message: '{count, plural, =0 {No tiles left} one {# tile left} other {# tiles left}}',
    values: { count: tilesOf(board).length },
  })

/** The figures of a board: its tiles, and where there are any its walls. */
function figuresOf(context: Context): string {
  const count = countWalls(context.board)
  const left = leftOf(context)
  if (count === 0) return left
  const walls = context.i18n._({
    id: 'link.walls',
    message: '{count, plural, one {# wall} other {# walls}}',
    values: { count },
  })
  return new Intl.ListFormat(context.i18n.locale, { type: 'unit' }).format([left, walls])
}

const sayDealt: Saying<'dealt'> = ({ canGoBack }, context) =>
  canGoBack
    ? context.i18n._({
        id: 'link.dealt.undo',
        message: 'A new board. Undo brings the last one back.',
      })
    : context.i18n._({
        id: 'link.dealt',
        message: 'A new board. {left}.',
        values: { left: figuresOf(context) },
      })

const saySelected: Saying<'selected'> = ({ at, kind }, context) =>
  context.i18n._({
    id: 'link.selected',
    message: '{name} selected, {place}.',
    values: { name: nameOf(context, kind), place: placeOf(context, at) },
  })

const sayMatched: Saying<'matched'> = ({ kind, path: { pattern } }, context) =>
  context.detail === 'brief' ? leftOf(context) : sayMatchedFully(kind, pattern, context)

const sayMatchedFully = (kind: number, pattern: Pattern, context: Context) =>
  context.i18n._({
    id: 'link.matched',
    message: 'Matched: {name}, path {pattern}. {left}.',
    values: { name: nameOf(context, kind), pattern, left: leftOf(context) },
  })

const sayDifferent: Saying<'different'> = ({ kinds: [first, second] }, context) =>
  context.i18n._({
    id: 'link.different',
    message: 'Different tiles: {first} and {second}.',
    values: { first: nameOf(context, first), second: nameOf(context, second) },
  })

const HINT = /*i18n*/ { id: 'link.hinted', message: 'Hint: {name}, {from} and {to}.' }
const UNSURE_HINT = /*i18n*/ {
  id: 'link.hinted.unsure',
  message: 'Hint, without proof: {name}, {from} and {to}.',
}

const sayHinted: Saying<'hinted'> = ({ pair, kind, sure }, context) => {
  const { id, message } = sure ? HINT : UNSURE_HINT
  const values = {
    name: nameOf(context, kind),
    from: placeOf(context, pair.from),
    to: placeOf(context, pair.to),
  }
  return context.i18n._(id, values, { message })
}

const sayEquals: Saying<'equals'> = ({ kind, at }, context) =>
  context.i18n._({
    id: 'link.equals',
    message: '{count, plural, one {# tile} other {# tiles}} of {name}: {places}.',
    values: {
      count: at.length,
      name: nameOf(context, kind),
      places: placesOf(context, at),
    },
  })

const sayWhere: Saying<'where'> = ({ at }, context) => {
  const { i18n } = context
  const values = { rows: context.view.rows, cols: context.view.cols, left: figuresOf(context) }
  const whole = i18n._({
    id: 'link.where.board',
    message: 'The board has {rows} rows and {cols} columns. {left}.',
    values,
  })
  const name = at && nameAt(context, at)
  return name ? `${name}, ${placeOf(context, at)}. ${whole}` : whole
}

/** What lies on a cell; nothing has no name. */
function nameAt({ i18n, board, faces }: Context, position: Position): string | undefined {
  const content = contentAt(board, position)
  if (isWall(content)) return i18n._({ id: 'link.wall', message: 'Wall' })
  return isTile(content) ? faces.name(i18n, content) : undefined
}

const sayPartners: Saying<'partners'> = ({ kind, partners }, context) =>
  context.i18n._({
    id: 'link.partners',
    message:
      '{count, plural, =0 {Nothing matches this {name} now.} other {{name} matches: {places}.}}',
    values: {
      count: partners.length,
      name: nameOf(context, kind),
      places: placesOf(context, partners),
    },
  })

const sayPairs: Saying<'pairs'> = ({ count }, { i18n }) =>
  i18n._({
    id: 'link.pairs',
    message: '{count, plural, =0 {No pair matches.} one {# pair matches.} other {# pairs match.}}',
    values: { count },
  })

/** What is said in the same words each time. */
const TEXTS = {
  unselected: /*i18n*/ { id: 'link.unselected', message: 'Nothing selected.' },
  blocked: /*i18n*/ {
    id: 'link.blocked',
    message: 'No path with at most two turns joins these two.',
  },
  'no-hint': /*i18n*/ { id: 'link.no-hint', message: 'Nothing matches. Shuffle helps.' },
  'nothing-selected': /*i18n*/ {
    id: 'link.nothing-selected',
    message: 'Select a tile first; then its equals are shown.',
  },
  stuck: /*i18n*/ { id: 'link.stuck', message: 'Nothing matched any more.' },
  shuffled: /*i18n*/ { id: 'link.shuffled', message: 'Shuffled: the board can be cleared again.' },
  cleared: /*i18n*/ { id: 'link.cleared', message: 'Cleared. You have won!' },
  restarted: /*i18n*/ { id: 'link.restarted', message: 'The same board from the start.' },
  restored: /*i18n*/ { id: 'link.restored', message: 'The last board is back.' },
  redone: /*i18n*/ { id: 'link.redone', message: 'Played again.' },
  paused: /*i18n*/ { id: 'link.paused', message: 'Paused.' },
  resumed: /*i18n*/ { id: 'link.resumed', message: 'The clock runs again.' },
  lost: /*i18n*/ {
    id: 'link.over',
    message: 'No shuffle past the walls was found. The game is lost.',
  },
  unclearable: /*i18n*/ { id: 'link.lost', message: 'This board can no longer be cleared.' },
  'no-shuffle': /*i18n*/ {
    id: 'link.no-shuffle',
    message: 'No shuffle past the walls was found. Undo helps.',
  },
  'path-names-shown': /*i18n*/ { id: 'link.path-names.shown', message: 'Path names are shown.' },
  'path-names-hidden': /*i18n*/ { id: 'link.path-names.hidden', message: 'Path names are hidden.' },
  watching: /*i18n*/ { id: 'link.watching', message: 'Watching the game from the start.' },
} as const

const TONES = {
  unselected: 'quiet',
  blocked: 'refused',
  'no-hint': 'plain',
  'nothing-selected': 'plain',
  stuck: 'plain',
  shuffled: 'plain',
  cleared: 'quiet',
  restarted: 'plain',
  restored: 'plain',
  redone: 'quiet',
  paused: 'quiet',
  resumed: 'quiet',
  lost: 'plain',
  unclearable: 'quiet',
  'no-shuffle': 'refused',
  'path-names-shown': 'plain',
  'path-names-hidden': 'plain',
  watching: 'plain',
} as const satisfies Record<keyof typeof TEXTS, Message['tone']>

const sayUndone: Saying<'undone'> = (_, context) =>
  context.i18n._({
    id: 'link.undone',
    message: 'Taken back. {left}.',
    values: { left: leftOf(context) },
  })

const quiet = (text: string): Message => ({ tone: 'quiet', text })

/** What is said of an event; `quiet` is what the eye sees anyway. */
function sayEvent(event: LinkEvent, context: Context): Message | undefined {
  switch (event.type) {
    case 'dealt':
      return { tone: event.canGoBack ? 'plain' : 'quiet', text: sayDealt(event, context) }
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
    case 'undone':
      return quiet(sayUndone(event, context))
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

/** All that an action brought about, in words. */
export const say = (
  events: readonly LinkEvent[],
  { i18n, store, view, detail }: MessageContext<Link>,
): readonly Message[] => {
  const { board } = linkState(store)
  const context = { i18n, view, detail, board, faces: facesNow(), debug: store.debug }
  return events.flatMap((event) => sayEvent(event, context) ?? [])
}
