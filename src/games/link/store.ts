import { isSame, type Position, positions } from '#src/engine/grid.ts'
import { isOver, type Session, type Step, stateOf } from '#src/engine/session.ts'
import { makeHooks } from '#src/play/context.ts'
import type { EventOf, GameStore, MakeSlice, Screen, SessionApi } from '#src/play/types.ts'
import { hasTile, kindAt } from './board/board'
import { findMatch, type Match, matches, partnersOf } from './board/pairs'
import type { OptionProblem } from './rules/options'
import { rules } from './rules/rules'
import type { LinkGame, LinkMove, LinkState, ShuffleMove } from './rules/types'
import type { Solver } from './solver'
import type { Found } from './solver/find'
import type { Verdict } from './solver/verdict'

/** What Link's store holds beside the session. */
interface LinkSlice {
  readonly selected: Position | null
  /** The cells that a hint or "show equal tiles" marks, until the next step. */
  readonly hinted: readonly Position[]
  readonly equals: readonly Position[]
  /** What the solver says of the board as it lies; `null` while it is thinking. */
  readonly verdict: Verdict | null
  /** A hint was asked for before the solver knew one. */
  readonly wantsHint: boolean
  /** The clock's limit was lifted: the board is played on without it. */
  readonly freed: boolean
  /** Draws each attempt and names the pattern of its path. */
  readonly debug: boolean
  /** Selects the tile there, unselects it, or tries to match it with the selected one. */
  select(at: Position): void
  unselect(): void
  /** Marks a pair: at once when the solver knows a clearing line, else as soon as it does. */
  hint(): void
  /** Marks every tile of the selected kind. */
  showEqual(): void
  /** Tells which tiles match the one there; without one, how many pairs match. An assist. */
  tellMatches(at: Position | null): void
  /** Lays the tiles out anew by a move that was found, with the line that then clears the board. */
  shuffle(found: Found<ShuffleMove>): void
  /** Says that no shuffle leaves a board that can be cleared. */
  refuseShuffle(): void
  /** Takes back so many steps at once; one assist. */
  undoTo(length: number): void
  /** Plays on without the clock's limit. */
  free(): void
  judge(verdict: Verdict): void
  toggleDebug(): void
}

type LinkSignal =
  | { readonly type: 'selected'; readonly at: Position; readonly kind: number }
  | { readonly type: 'unselected' }
  | {
      readonly type: 'hinted'
      readonly pair: Match
      readonly kind: number
      /** The pair begins a line that is known to clear the board. */
      readonly sure: boolean
    }
  | { readonly type: 'no-hint' }
  | { readonly type: 'equals'; readonly kind: number; readonly at: readonly Position[] }
  | { readonly type: 'nothing-selected' }
  /** It is proved that the board can no longer be cleared, though pairs match. */
  | { readonly type: 'unclearable' }
  /** A shuffle was asked for, and none leaves a board that can be cleared. */
  | { readonly type: 'no-shuffle' }
  | { readonly type: 'path-names-shown' }
  | { readonly type: 'path-names-hidden' }
  | {
      readonly type: 'partners'
      readonly at: Position
      readonly kind: number
      readonly partners: readonly Position[]
    }
  | { readonly type: 'pairs'; readonly count: number }

/** What is drawn over the board: a tile on its way out, the path that joined it, and a star for a cleared board. */
export type LinkPiece =
  | { readonly type: 'tile'; readonly kind: number }
  | { readonly type: 'path'; readonly points: readonly Position[] }
  | { readonly type: 'star' }

export interface Link {
  Game: LinkGame
  Slice: LinkSlice
  Signal: LinkSignal
  Piece: LinkPiece
  Problem: OptionProblem
  Worker: Solver
}

export type LinkStore = GameStore<Link>

export const { useGame: useLink, useActions, usePlaying } = makeHooks<Link>()

type InSession = Pick<LinkStore, 'session'>

export const linkState = ({ session }: InSession): LinkState => stateOf(session)

/** One step of undo: a change of the board, with the failed attempts after it. */
const changesBoard = ({ events }: Step<LinkGame>): boolean =>
  events.some(({ type }) => type === 'matched' || type === 'shuffled')

/** What every change of position clears away. */
const UNMARKED = { selected: null, hinted: [], equals: [], wantsHint: false } as const

/** What a click on a cell means. */
type Meaning =
  | { readonly type: 'nothing' }
  | { readonly type: 'unselect' }
  | { readonly type: 'select'; readonly kind: number }
  | { readonly type: 'attempt'; readonly move: LinkMove }

/** Says what a click means, by the board and what is selected. */
export function interpret(
  { session, selected }: Pick<LinkStore, 'session' | 'selected'>,
  at: Position,
): Meaning {
  const { board } = stateOf(session)
  if (!hasTile(board, at)) return { type: 'nothing' }
  if (!selected) return { type: 'select', kind: kindAt(board, at) }
  if (isSame(selected, at)) return { type: 'unselect' }
  return { type: 'attempt', move: { type: 'attempt', from: selected, to: at } }
}

function click(at: Position, store: LinkStore, session: SessionApi<Link>): void {
  if (store.paused || store.replayed) return
  const meaning = interpret(store, at)
  switch (meaning.type) {
    case 'nothing':
      return
    case 'unselect':
      store.unselect()
      return
    case 'attempt':
      session.play(meaning.move)
      return
    case 'select':
      session.emit([{ type: 'selected', at, kind: meaning.kind }], {
        change: { selected: at },
        starts: true,
      })
  }
}

/** Shows the pair that the verdict begins with; where nothing is sure, any pair that matches. */
function showHint(
  { session }: InSession,
  { verdict, selected }: { readonly verdict: Verdict; readonly selected: Position | null },
  { emit }: SessionApi<Link>,
): void {
  const { board } = stateOf(session)
  const sure = verdict.status === 'clearable'
  const pair = sure ? verdict.moves[0] : findMatch(board)
  const change = { ...UNMARKED, selected }
  if (!pair) emit([{ type: 'no-hint' }], { change })
  else
    emit([{ type: 'hinted', pair, kind: kindAt(board, pair.from), sure }], {
      change: { ...change, hinted: [pair.from, pair.to] },
      assist: 'hint',
    })
}

function judge(
  verdict: Verdict,
  {
    get,
    set,
    session,
  }: { get(): LinkStore; set(change: Partial<LinkSlice>): void; session: SessionApi<Link> },
): void {
  const { verdict: known, wantsHint, selected } = get()
  // A line that came with the board is not forgotten for a search that found none.
  if (verdict.status === 'unknown' && known) return
  if (verdict.status === 'lost') session.emit([{ type: 'unclearable' }], { change: { verdict } })
  else set({ verdict })
  // What was selected while the hint was waited for stays so.
  if (wantsHint) showHint(get(), { verdict, selected }, session)
}

function showEqual({ selected, session }: LinkStore, { emit }: SessionApi<Link>): void {
  if (!selected) {
    emit([{ type: 'nothing-selected' }])
    return
  }
  const { board } = stateOf(session)
  const kind = kindAt(board, selected)
  const at = [...positions(board)].filter((position) => kindAt(board, position) === kind)
  emit([{ type: 'equals', kind, at }], { change: { equals: at }, assist: 'equal' })
}

function tellMatches(
  focused: Position | null,
  { selected, session }: LinkStore,
  { emit }: SessionApi<Link>,
): void {
  const { board } = stateOf(session)
  const at = selected ?? focused
  const signal: LinkSignal =
    at && hasTile(board, at)
      ? { type: 'partners', at, kind: kindAt(board, at), partners: partnersOf(board, at) }
      : { type: 'pairs', count: matches(board).length }
  emit([signal], { assist: 'matches' })
}

/** Shuffles by a move that was found; a hint that was waited for is then shown. */
function shuffle(
  { value, line }: Found<ShuffleMove>,
  { wantsHint, hint }: LinkStore,
  { play }: SessionApi<Link>,
): void {
  const change = line ? { verdict: { status: 'clearable', moves: line } as const } : {}
  if (play(value, { assist: 'shuffle', change }) && wantsHint) hint()
}

const makeSlice: MakeSlice<Link> = (set, get, session) => ({
  ...UNMARKED,
  verdict: null,
  freed: false,
  debug: false,
  select: (at) => click(at, get(), session),
  unselect: () =>
    session.emit([{ type: 'unselected' }], { change: { selected: null, equals: [] } }),
  hint: () => {
    const { verdict, hinted, paused, session: played } = get()
    if (hinted.length > 0 || paused || isOver(rules, played)) return
    if (verdict) showHint(get(), { verdict, selected: null }, session)
    else set({ selected: null, wantsHint: true })
  },
  showEqual: () => showEqual(get(), session),
  tellMatches: (at) => tellMatches(at, get(), session),
  shuffle: (found) => shuffle(found, get(), session),
  refuseShuffle: () => session.emit([{ type: 'no-shuffle' }]),
  undoTo: (length) => {
    const wanted = get().session.past[length]
    if (wanted) session.undo((step) => step === wanted)
  },
  free: () => set({ freed: true }),
  judge: (verdict) => judge(verdict, { get, set, session }),
  toggleDebug: () => {
    const debug = !get().debug
    session.emit([{ type: debug ? 'path-names-shown' : 'path-names-hidden' }], {
      change: { debug },
    })
  },
})

/** Follows a clearing line as long as its player does: its rest is the new board's. */
function verdictAfter(verdict: Verdict | null, events: readonly EventOf<Link>[]): Verdict | null {
  if (verdict?.status !== 'clearable') return null
  const [next, ...moves] = verdict.moves
  const follows = events.some(
    (event) => event.type === 'matched' && next !== undefined && isPair(event, next),
  )
  return follows ? { status: 'clearable', moves } : null
}

const isPair = ({ from, to }: Match, other: Match): boolean =>
  (isSame(from, other.from) && isSame(to, other.to)) ||
  (isSame(from, other.to) && isSame(to, other.from))

function follow(
  store: LinkStore,
  next: Session<LinkGame>,
  events: readonly EventOf<Link>[],
): Partial<LinkSlice> {
  const isSameBoard = stateOf(next).board === linkState(store).board
  return {
    ...UNMARKED,
    ...(isSameBoard
      ? { wantsHint: store.wantsHint }
      : { verdict: verdictAfter(store.verdict, events) }),
    ...(events.some(({ type }) => type === 'dealt') && { freed: false }),
  }
}

/** How Link's store is made: a new position clears all marks, and the verdict falls with the board it was about. */
export const store: Screen<Link>['store'] = {
  slice: makeSlice,
  follow,
  stops: { undo: changesBoard, redo: changesBoard },
}
