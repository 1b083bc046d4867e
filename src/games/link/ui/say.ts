import type { I18n } from '@lingui/core'
import type { Position } from '#src/engine/grid.ts'
import type { EventOf, Message, Speech } from '#src/play/types.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import type { Settings } from '#src/ui/settings.ts'
import { type Board, contentAt, countWalls, tilesOf } from '../board/board'
import { isTile, isWall } from '../board/cell'
import type { Pattern } from '../board/path'
import { type Link, linkState } from '../store'
import { facesNow } from './faces'
import type { TileSet } from './sets/tile-set'

type LinkEvent = EventOf<Link>

/** What a message is made from, beside the event. */
interface Scene {
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
  scene: Scene,
) => string

const nameOf = ({ i18n, faces }: Scene, kind: number) => faces.name(i18n, kind)

function placeOf({ i18n, view }: Scene, position: Position): string {
  const { row, col } = view.turn(position)
  return i18n._({
    id: 'board.place',
    message: 'row {row}, column {col}',
    values: { row: row + 1, col: col + 1 },
  })
}

/** Places one after the other, as the language lists things. */
const placesOf = (scene: Scene, positions: readonly Position[]) =>
  new Intl.ListFormat(scene.i18n.locale, { type: 'unit' }).format(
    positions.map((position) => placeOf(scene, position)),
  )

const leftOf = ({ i18n, board }: Scene) =>
  i18n._({
    id: 'link.tiles-left',
    message: '{count, plural, =0 {No tiles left} one {# tile left} other {# tiles left}}',
    values: { count: tilesOf(board).length },
  })

/** The figures of a board: its tiles, and where there are any its walls. */
function figuresOf(scene: Scene): string {
  const count = countWalls(scene.board)
  const left = leftOf(scene)
  if (count === 0) return left
  const walls = scene.i18n._({
    id: 'link.walls',
    message: '{count, plural, one {# wall} other {# walls}}',
    values: { count },
  })
  return new Intl.ListFormat(scene.i18n.locale, { type: 'unit' }).format([left, walls])
}

const sayDealt: Saying<'dealt'> = ({ canGoBack }, scene) =>
  canGoBack
    ? scene.i18n._({
        id: 'link.dealt.undo',
        message: 'A new board. Undo brings the last one back.',
      })
    : scene.i18n._({
        id: 'link.dealt',
        message: 'A new board. {left}.',
        values: { left: figuresOf(scene) },
      })

const saySelected: Saying<'selected'> = ({ at, kind }, scene) =>
  scene.i18n._({
    id: 'link.selected',
    message: '{name} selected, {place}.',
    values: { name: nameOf(scene, kind), place: placeOf(scene, at) },
  })

const sayMatched: Saying<'matched'> = ({ kind, path: { pattern } }, scene) =>
  scene.detail === 'brief' ? leftOf(scene) : sayMatchedFully(kind, pattern, scene)

const sayMatchedFully = (kind: number, pattern: Pattern, scene: Scene) =>
  scene.i18n._({
    id: 'link.matched',
    message: 'Matched: {name}, path {pattern}. {left}.',
    values: { name: nameOf(scene, kind), pattern, left: leftOf(scene) },
  })

const sayDifferent: Saying<'different'> = ({ kinds: [first, second] }, scene) =>
  scene.i18n._({
    id: 'link.different',
    message: 'Different tiles: {first} and {second}.',
    values: { first: nameOf(scene, first), second: nameOf(scene, second) },
  })

const HINT = /*i18n*/ { id: 'link.hinted', message: 'Hint: {name}, {from} and {to}.' }
const UNSURE_HINT = /*i18n*/ {
  id: 'link.hinted.unsure',
  message: 'Hint, without proof: {name}, {from} and {to}.',
}

const sayHinted: Saying<'hinted'> = ({ pair, kind, sure }, scene) => {
  const { id, message } = sure ? HINT : UNSURE_HINT
  const values = {
    name: nameOf(scene, kind),
    from: placeOf(scene, pair.from),
    to: placeOf(scene, pair.to),
  }
  return scene.i18n._(id, values, { message })
}

const sayEquals: Saying<'equals'> = ({ kind, at }, scene) =>
  scene.i18n._({
    id: 'link.equals',
    message: '{count, plural, one {# tile} other {# tiles}} of {name}: {places}.',
    values: {
      count: at.length,
      name: nameOf(scene, kind),
      places: placesOf(scene, at),
    },
  })

const sayWhere: Saying<'where'> = ({ at }, scene) => {
  const { i18n } = scene
  const values = { rows: scene.view.rows, cols: scene.view.cols, left: figuresOf(scene) }
  const whole = i18n._({
    id: 'link.where.board',
    message: 'The board has {rows} rows and {cols} columns. {left}.',
    values,
  })
  const name = at && nameAt(scene, at)
  return name ? `${name}, ${placeOf(scene, at)}. ${whole}` : whole
}

/** What lies on a cell; nothing has no name. */
function nameAt({ i18n, board, faces }: Scene, position: Position): string | undefined {
  const content = contentAt(board, position)
  if (isWall(content)) return i18n._({ id: 'link.wall', message: 'Wall' })
  return isTile(content) ? faces.name(i18n, content) : undefined
}

const sayPartners: Saying<'partners'> = ({ kind, partners }, scene) =>
  scene.i18n._({
    id: 'link.partners',
    message:
      '{count, plural, =0 {Nothing matches this {name} now.} other {{name} matches: {places}.}}',
    values: {
      count: partners.length,
      name: nameOf(scene, kind),
      places: placesOf(scene, partners),
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

const sayUndone: Saying<'undone'> = (_, scene) =>
  scene.i18n._({
    id: 'link.undone',
    message: 'Taken back. {left}.',
    values: { left: leftOf(scene) },
  })

const quiet = (text: string): Message => ({ tone: 'quiet', text })

/** What is said of an event; `quiet` is what the eye sees anyway. */
function sayEvent(event: LinkEvent, scene: Scene): Message | undefined {
  switch (event.type) {
    case 'dealt':
      return { tone: event.canGoBack ? 'plain' : 'quiet', text: sayDealt(event, scene) }
    case 'selected':
      return scene.detail === 'brief' ? undefined : quiet(saySelected(event, scene))
    case 'matched':
      return { tone: scene.debug ? 'plain' : 'quiet', text: sayMatched(event, scene) }
    case 'different':
      return { tone: 'refused', text: sayDifferent(event, scene) }
    case 'hinted':
      return { tone: event.sure ? 'quiet' : 'plain', text: sayHinted(event, scene) }
    case 'equals':
      return quiet(sayEquals(event, scene))
    case 'undone':
      return quiet(sayUndone(event, scene))
    case 'where':
      return { tone: 'plain', text: sayWhere(event, scene) }
    case 'partners':
      return { tone: 'plain', text: sayPartners(event, scene) }
    case 'pairs':
      return { tone: 'plain', text: sayPairs(event, scene) }
    case 'slid':
    case 'refused':
      return undefined
    default:
      return { tone: TONES[event.type], text: scene.i18n._(TEXTS[event.type]) }
  }
}

/** All that an action brought about, in words. */
export const say = (
  events: readonly LinkEvent[],
  { i18n, store, view, detail }: Speech<Link>,
): readonly Message[] => {
  const { board } = linkState(store)
  const scene = { i18n, view, detail, board, faces: facesNow(), debug: store.debug }
  return events.flatMap((event) => sayEvent(event, scene) ?? [])
}
