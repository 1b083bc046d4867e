import { createStore, type StoreApi } from 'zustand'
import { isSame, type Position, positions } from '../../engine/grid'
import {
  isOver,
  newRound,
  playInRound,
  type Round,
  redoInRound,
  restartRound,
  startClock,
  stateOf,
  stopClock,
  takeAid,
  undoInRound,
} from '../../engine/round'
import { redo, type Session, type Step, undo } from '../../engine/session'
import type { Now, RoundScene } from '../../ui/round-scene'
import type { Happening, Notice } from './notices'
import { kindAt } from './rules/board'
import { findMatch, matches, partnersOf } from './rules/match'
import { rules } from './rules/rules'
import type { Verdict } from './rules/solve'
import type { LinkGame, LinkMove, LinkState } from './rules/types'

/** What a round shows, beside what belongs to its session. */
interface Scene extends RoundScene<LinkGame> {
  readonly selected: Position | null
  /** The cells that a hint or "show equal tiles" marks, until the next step. */
  readonly hinted: readonly Position[]
  readonly equals: readonly Position[]
  /** What the solver says of the board as it lies; `null` while it is thinking. */
  readonly verdict: Verdict | null
  /** A hint was asked for before the solver knew one. */
  readonly wantsHint: boolean
  readonly paused: boolean
  /** The clock's limit was lifted: the board is played on without it. */
  readonly freed: boolean
  /** Draws each attempt and names the pattern of its path. */
  readonly debug: boolean
  readonly happening: Happening
}

interface Actions {
  /** Selects the tile there, unselects it, or tries to match it with the selected one. */
  select(position: Position): void
  unselect(): void
  /** Marks a pair: at once when the solver knows a clearing line, else as soon as it does. */
  hint(): void
  /** Marks every tile of the selected kind. */
  showEqual(): void
  /** Tells where the focus is and how the board stands. */
  tellWhere(at: Position | null): void
  /** Tells which tiles match the one there; without one, how many pairs match. An aid. */
  tellMatches(at: Position | null): void
  shuffle(): void
  /** Takes back the last match or shuffle, and the failed attempts after it. */
  undo(): void
  /** Takes back so many steps at once; one aid. */
  undoTo(length: number): void
  redo(): void
  restart(): void
  pause(): void
  /** Pauses a clock that runs; one that stands needs no cover. */
  pauseRunning(): void
  resume(): void
  /** Plays on without the clock's limit. */
  free(): void
  /** Begins a new board; the present one can be had back. */
  deal(session: Session<LinkGame>): void
  judge(verdict: Verdict): void
  /** Shows the round from its deal, step by step; nothing counts while it is watched. */
  watch(): void
  stepForward(): void
  stepBack(): void
  /** Ends watching: the round lies as it did before. */
  leave(): void
  toggleDebug(): void
}

export type LinkStore = Scene & Actions
export type LinkStoreApi = StoreApi<LinkStore>

interface Desk {
  readonly get: LinkStoreApi['getState']
  readonly set: LinkStoreApi['setState']
  readonly now: Now
}

export const linkState = ({ round }: Pick<Scene, 'round'>): LinkState => stateOf(round)

/** One step of undo: a change of the board, with the failed attempts after it. */
export const changesBoard = ({ events }: Step<LinkGame>): boolean =>
  events.some(({ type }) => type === 'matched' || type === 'shuffled')

const told = ({ happening }: Scene, ...notices: readonly Notice[]) => ({
  happening: { id: happening.id + 1, notices },
})

/** What every change of position clears away. */
const UNMARKED = { selected: null, hinted: [], equals: [], wantsHint: false } as const

/** The scene after a step; the verdict falls with the board it was about. */
function stepped(scene: Scene, round: Round<LinkGame>, ...notices: readonly Notice[]) {
  const sameBoard = stateOf(round).board === linkState(scene).board
  return {
    round,
    ...UNMARKED,
    ...(sameBoard ? {} : { verdict: verdictAfter(scene, notices) }),
    ...told(scene, ...notices),
  }
}

/** Who follows a clearing line stays on it: its rest is the new board's. */
function verdictAfter({ verdict }: Scene, notices: readonly Notice[]): Verdict | null {
  if (verdict?.status !== 'clearable') return null
  const [next, ...moves] = verdict.moves
  const follows = notices.some(
    (notice) =>
      notice.type === 'matched' &&
      next !== undefined &&
      ((isSame(notice.from, next.from) && isSame(notice.to, next.to)) ||
        (isSame(notice.from, next.to) && isSame(notice.to, next.from))),
  )
  return follows ? { status: 'clearable', moves } : null
}

function play({ get, set, now }: Desk, move: LinkMove): void {
  const played = playInRound(rules, get().round, move, now())
  if (!played.ok) return
  const round = move.type === 'shuffle' ? takeAid(played.state, 'shuffle') : played.state
  set({ ...stepped(get(), round, ...played.events), previous: null })
}

function select(desk: Desk, position: Position): void {
  const { get, set, now } = desk
  const { selected, round, unselect } = get()
  const kind = kindAt(stateOf(round).board, position)
  if (kind === 0 || get().paused || get().watched) return
  if (selected && isSame(selected, position)) unselect()
  else if (selected) play(desk, { type: 'attempt', from: selected, to: position })
  else {
    const notice: Notice = { type: 'selected', at: position, kind }
    set({ selected: position, round: startClock(rules, round, now()), ...told(get(), notice) })
  }
}

/** Shows the pair that the verdict begins with; where nothing is sure, any pair that matches. */
function showHint({ get, set }: Desk, verdict: Verdict): void {
  const { board } = linkState(get())
  const sure = verdict.status === 'clearable'
  const pair = sure ? verdict.moves[0] : findMatch(board)
  if (!pair) {
    set({ ...UNMARKED, ...told(get(), { type: 'no-hint' }) })
    return
  }
  const notice: Notice = { type: 'hinted', pair, kind: kindAt(board, pair.from), sure }
  set({
    ...UNMARKED,
    hinted: [pair.from, pair.to],
    round: takeAid(get().round, 'hint'),
    ...told(get(), notice),
  })
}

function hint(desk: Desk): void {
  const { verdict, hinted, paused, round } = desk.get()
  if (hinted.length > 0 || paused || isOver(rules, round)) return
  if (verdict) showHint(desk, verdict)
  else desk.set({ wantsHint: true })
}

function judge(desk: Desk, verdict: Verdict): void {
  const { get, set } = desk
  set({ verdict, ...(verdict.status === 'lost' ? told(get(), { type: 'lost' }) : {}) })
  if (get().wantsHint) showHint(desk, verdict)
}

function showEqual({ get, set }: Desk): void {
  const { selected, round } = get()
  const { board } = stateOf(round)
  if (!selected) {
    set(told(get(), { type: 'nothing-selected' }))
    return
  }
  const kind = kindAt(board, selected)
  const at = [...positions(board)].filter((position) => kindAt(board, position) === kind)
  set({
    equals: at,
    round: takeAid(round, 'equal'),
    ...told(get(), { type: 'equals', kind, at }),
  })
}

function tellMatches({ get, set }: Desk, focused: Position | null): void {
  const { round, selected } = get()
  const { board } = stateOf(round)
  const at = selected ?? focused
  const kind = at ? kindAt(board, at) : 0
  const notice: Notice =
    at && kind > 0
      ? { type: 'partners', at, kind, partners: partnersOf(board, at) }
      : { type: 'pairs', count: [...matches(board)].length }
  set({ round: takeAid(round, 'equal'), ...told(get(), notice) })
}

function takeBack({ get, set, now }: Desk, counts: (step: Step<LinkGame>) => boolean): void {
  const { round, previous } = get()
  const undone = undoInRound(rules, round, counts, now())
  if (undone !== round) set(stepped(get(), undone, { type: 'undone' }))
  else if (previous) set({ ...stepped(get(), previous, { type: 'restored' }), previous: null })
}

function playAgain({ get, set, now }: Desk): void {
  const { round } = get()
  const redone = redoInRound(rules, round, changesBoard, now())
  if (redone !== round) set(stepped(get(), redone, { type: 'redone' }))
}

function pause({ get, set, now }: Desk): void {
  const { round, paused } = get()
  if (paused || isOver(rules, round)) return
  set({ paused: true, round: stopClock(round, now()), ...told(get(), { type: 'paused' }) })
}

function resume({ get, set, now }: Desk): void {
  const round = startClock(rules, get().round, now())
  set({ paused: false, round, ...told(get(), { type: 'resumed' }) })
}

function deal({ get, set, now }: Desk, session: Session<LinkGame>): void {
  const { round } = get()
  const previous = isOver(rules, round) || round.session.past.length === 0 ? null : round
  const notice: Notice = { type: 'dealt', canGoBack: previous !== null }
  set({
    ...stepped(get(), newRound(session), notice),
    previous: previous && stopClock(previous, now()),
    paused: false,
    freed: false,
  })
}

function watch({ get, set }: Desk): void {
  const { round } = get()
  set({ ...stepped(get(), restartRound(round), { type: 'watching' }), watched: round })
}

/** A step of a round that is watched takes no aid and no time. */
function show({ get, set }: Desk, session: Session<LinkGame>, notices: readonly Notice[]): void {
  const { round } = get()
  if (session !== round.session) set(stepped(get(), { ...round, session }, ...notices))
}

function stepForward(desk: Desk): void {
  const session = redo(desk.get().round.session)
  show(desk, session, session.past.at(-1)?.events ?? [])
}

function leave({ get, set }: Desk): void {
  const { watched } = get()
  if (watched) set({ ...stepped(get(), watched), watched: null })
}

const makeActions = (desk: Desk): Actions => ({
  select: (position) => select(desk, position),
  unselect: () =>
    desk.set({ selected: null, equals: [], ...told(desk.get(), { type: 'unselected' }) }),
  hint: () => hint(desk),
  showEqual: () => showEqual(desk),
  tellWhere: (at) => desk.set(told(desk.get(), { type: 'where', at })),
  tellMatches: (at) => tellMatches(desk, at),
  shuffle: () => play(desk, { type: 'shuffle' }),
  undo: () => takeBack(desk, changesBoard),
  undoTo: (length) => takeBack(desk, (step) => step === desk.get().round.session.past[length]),
  redo: () => playAgain(desk),
  restart: () =>
    desk.set(stepped(desk.get(), restartRound(desk.get().round), { type: 'restarted' })),
  pause: () => pause(desk),
  pauseRunning: () => {
    if (desk.get().round.watch.since !== null) pause(desk)
  },
  resume: () => resume(desk),
  free: () => desk.set({ freed: true }),
  deal: (session) => deal(desk, session),
  judge: (verdict) => judge(desk, verdict),
  watch: () => watch(desk),
  stepForward: () => stepForward(desk),
  stepBack: () => show(desk, undo(desk.get().round.session), [{ type: 'undone' }]),
  leave: () => leave(desk),
  toggleDebug: () => desk.set({ debug: !desk.get().debug }),
})

/** A round of Link as the screen shows it. Every action is one pure call and one `set`. */
export function makeLinkStore(round: Round<LinkGame>, now: Now): LinkStoreApi {
  return createStore<LinkStore>((set, get) => ({
    round,
    previous: null,
    ...UNMARKED,
    verdict: null,
    paused: false,
    freed: false,
    watched: null,
    debug: false,
    happening: { id: 0, notices: [] },
    ...makeActions({ get, set, now }),
  }))
}
