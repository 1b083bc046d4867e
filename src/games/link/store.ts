import { createStore, type StoreApi } from 'zustand'
import { isSame, type Position, positions } from '#src/engine/grid.ts'
import {
  isOver,
  playMove,
  redo,
  type Session,
  type Step,
  startClock,
  stateOf,
  takeAssist,
  undo,
} from '#src/engine/session.ts'
import { makeRoundActions, type RoundActions } from '#src/play/actions.ts'
import { type Emitted, told } from '#src/play/emitted.ts'
import { type Now, newScene, type RoundScene } from '#src/play/scene.ts'
import { hasTile, kindAt } from './board/board'
import { findMatch, matches, partnersOf } from './board/pairs'
import type { Notice } from './events'
import { rules } from './rules/rules'
import type { LinkGame, LinkState, ShuffleMove } from './rules/types'
import type { Verdict } from './solver/verdict'

/** What a game shows, beside what belongs to its session. */
interface Scene extends RoundScene<LinkGame> {
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
  readonly emitted: Emitted<Notice>
}

interface Actions extends RoundActions<LinkGame> {
  /** Selects the tile there, unselects it, or tries to match it with the selected one. */
  select(position: Position): void
  unselect(): void
  /** Marks a pair: at once when the solver knows a clearing line, else as soon as it does. */
  hint(): void
  /** Marks every tile of the selected kind. */
  showEqual(): void
  /** Tells where the focus is and how the board stands. */
  tellWhere(at: Position | null): void
  /** Tells which tiles match the one there; without one, how many pairs match. An assist. */
  tellMatches(at: Position | null): void
  /** Lays the tiles out anew by a move that was found. */
  shuffle(move: ShuffleMove): void
  /** Says that no shuffle leaves a board that can be cleared. */
  refuseShuffle(): void
  /** Takes back so many steps at once; one assist. */
  undoTo(length: number): void
  /** Plays on without the clock's limit. */
  free(): void
  judge(verdict: Verdict): void
  toggleDebug(): void
}

export type LinkStore = Scene & Actions
export type LinkStoreApi = StoreApi<LinkStore>

interface Desk {
  readonly get: LinkStoreApi['getState']
  readonly set: LinkStoreApi['setState']
  readonly now: Now
}

export const linkState = ({ session }: Pick<Scene, 'session'>): LinkState => stateOf(session)

/** One step of undo: a change of the board, with the failed attempts after it. */
export const changesBoard = ({ events }: Step<LinkGame>): boolean =>
  events.some(({ type }) => type === 'matched' || type === 'shuffled')

/** What every change of position clears away. */
const UNMARKED = { selected: null, hinted: [], equals: [], wantsHint: false } as const

/** The scene after a step; the verdict falls with the board it was about. */
function stepped(scene: Scene, session: Session<LinkGame>, ...events: readonly Notice[]) {
  const sameBoard = stateOf(session).board === linkState(scene).board
  return {
    session,
    ...UNMARKED,
    ...(sameBoard ? { wantsHint: scene.wantsHint } : { verdict: verdictAfter(scene, events) }),
    ...told(scene, ...events),
  }
}

/** Whoever follows a clearing line stays on it: its rest is the new board's. */
function verdictAfter({ verdict }: Scene, events: readonly Notice[]): Verdict | null {
  if (verdict?.status !== 'clearable') return null
  const [next, ...moves] = verdict.moves
  const follows = events.some(
    (notice) =>
      notice.type === 'matched' &&
      next !== undefined &&
      ((isSame(notice.from, next.from) && isSame(notice.to, next.to)) ||
        (isSame(notice.from, next.to) && isSame(notice.to, next.from))),
  )
  return follows ? { status: 'clearable', moves } : null
}

function attempt({ get, set, now }: Desk, from: Position, to: Position): void {
  const played = playMove(rules, get().session, { type: 'attempt', from, to }, now())
  if (played.ok) set({ ...stepped(get(), played.state, ...played.events), previous: null })
}

/** Shuffles by a move that was found; a hint that was waited for is then shown. */
function shuffle(desk: Desk, move: ShuffleMove): void {
  const { get, set, now } = desk
  const { session: before, wantsHint } = get()
  const played = playMove(rules, before, move, now())
  if (!played.ok) return
  const session = takeAssist(played.state, 'shuffle')
  set({ ...stepped(get(), session, ...played.events), previous: null })
  if (wantsHint) hint(desk)
}

function select(desk: Desk, position: Position): void {
  const { get, set, now } = desk
  const { selected, session, unselect } = get()
  const kind = kindAt(stateOf(session).board, position)
  if (!hasTile(stateOf(session).board, position) || get().paused || get().replayed) return
  if (selected && isSame(selected, position)) unselect()
  else if (selected) attempt(desk, selected, position)
  else {
    const notice: Notice = { type: 'selected', at: position, kind }
    set({ selected: position, session: startClock(rules, session, now()), ...told(get(), notice) })
  }
}

/** Shows the pair that the verdict begins with; where nothing is sure, any pair that matches. */
function showHint({ get, set }: Desk, verdict: Verdict, selected: Position | null = null): void {
  const { board } = linkState(get())
  const sure = verdict.status === 'clearable'
  const pair = sure ? verdict.moves[0] : findMatch(board)
  if (!pair) {
    set({ ...UNMARKED, selected, ...told(get(), { type: 'no-hint' }) })
    return
  }
  const notice: Notice = { type: 'hinted', pair, kind: kindAt(board, pair.from), sure }
  set({
    ...UNMARKED,
    selected,
    hinted: [pair.from, pair.to],
    session: takeAssist(get().session, 'hint'),
    ...told(get(), notice),
  })
}

function hint(desk: Desk): void {
  const { verdict, hinted, paused, session } = desk.get()
  if (hinted.length > 0 || paused || isOver(rules, session)) return
  if (verdict) showHint(desk, verdict)
  else desk.set({ selected: null, wantsHint: true })
}

function judge(desk: Desk, verdict: Verdict): void {
  const { get, set } = desk
  // A line that came with the board is not forgotten for a search that found none.
  if (verdict.status === 'unknown' && get().verdict) return
  set({ verdict, ...(verdict.status === 'lost' ? told(get(), { type: 'unclearable' }) : {}) })
  // What was selected while the hint was waited for stays so.
  if (get().wantsHint) showHint(desk, verdict, get().selected)
}

function showEqual({ get, set }: Desk): void {
  const { selected, session } = get()
  const { board } = stateOf(session)
  if (!selected) {
    set(told(get(), { type: 'nothing-selected' }))
    return
  }
  const kind = kindAt(board, selected)
  const at = [...positions(board)].filter((position) => kindAt(board, position) === kind)
  set({
    equals: at,
    session: takeAssist(session, 'equal'),
    ...told(get(), { type: 'equals', kind, at }),
  })
}

function tellMatches({ get, set }: Desk, focused: Position | null): void {
  const { session, selected } = get()
  const { board } = stateOf(session)
  const at = selected ?? focused
  const kind = at ? kindAt(board, at) : 0
  const notice: Notice =
    at && hasTile(board, at)
      ? { type: 'partners', at, kind, partners: partnersOf(board, at) }
      : { type: 'pairs', count: [...matches(board)].length }
  set({ session: takeAssist(session, 'matches'), ...told(get(), notice) })
}

/** Takes back so many steps at once: one assist. */
function undoTo({ get, set, now }: Desk, length: number): void {
  const { session } = get()
  const wanted = session.past[length]
  const undone = undo(rules, session, (step) => step === wanted, now())
  if (undone !== session) set(stepped(get(), undone, { type: 'undone' }))
}

/** What is Link's own in the actions that all games share. */
const makeShared = ({ get, set, now }: Desk): RoundActions<LinkGame> =>
  makeRoundActions<LinkGame>({
    rules,
    now,
    read: get,
    tell: (notice, change) => set({ ...change, ...told(get(), notice) }),
    lay: (session, notice, change) =>
      set({
        ...stepped(get(), session, ...(notice ? [notice] : [])),
        ...(notice?.type === 'dealt' && { freed: false }),
        ...change,
      }),
    show: (session, events) => set(stepped(get(), session, ...events)),
    undone: (session) => undo(rules, session, changesBoard, now()),
    redone: (session) => redo(rules, session, changesBoard, now()),
  })

const makeActions = (desk: Desk): Actions => ({
  ...makeShared(desk),
  select: (position) => select(desk, position),
  unselect: () =>
    desk.set({ selected: null, equals: [], ...told(desk.get(), { type: 'unselected' }) }),
  hint: () => hint(desk),
  showEqual: () => showEqual(desk),
  tellWhere: (at) => desk.set(told(desk.get(), { type: 'where', at })),
  tellMatches: (at) => tellMatches(desk, at),
  shuffle: (move) => shuffle(desk, move),
  refuseShuffle: () => desk.set(told(desk.get(), { type: 'no-shuffle' })),
  undoTo: (length) => undoTo(desk, length),
  free: () => desk.set({ freed: true }),
  judge: (verdict) => judge(desk, verdict),
  toggleDebug: () => {
    const debug = !desk.get().debug
    const notice = { type: debug ? 'path-names-shown' : 'path-names-hidden' } as const
    desk.set({ debug, ...told(desk.get(), notice) })
  },
})

/** A game of Link as the screen shows it. Every action is one pure call and one `set`. */
export function makeLinkStore(
  session: Session<LinkGame>,
  now: Now,
  previous: Session<LinkGame> | null = null,
): LinkStoreApi {
  return createStore<LinkStore>((set, get) => ({
    ...newScene(session, previous),
    ...UNMARKED,
    verdict: null,
    freed: false,
    debug: false,
    emitted: { id: 0, events: [] },
    ...makeActions({ get, set, now }),
  }))
}
