import { createStore, type StoreApi } from 'zustand'
import { isSame, type Position } from '../../engine/grid'
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
import { findHint } from './rules/hint'
import { rules } from './rules/rules'
import type { Swap } from './rules/swaps'
import type { CascadeGame, CascadeState } from './rules/types'

/** What a round shows, beside what belongs to its session. */
interface Scene extends RoundScene<CascadeGame> {
  readonly selected: Position | null
  /** The swap that a hint marks, until the next step. */
  readonly hinted: Swap | null
  readonly paused: boolean
  readonly happening: Happening
}

interface Actions {
  /** Selects the gem there, unselects it, or swaps it with the selected one beside it. */
  select(position: Position): void
  unselect(): void
  swap(swap: Swap): void
  hint(): void
  /** Tells where the focus is and how the game stands. */
  tellWhere(at: Position | null): void
  undo(): void
  redo(): void
  restart(): void
  pause(): void
  /** Pauses a clock that runs; one that stands needs no cover. */
  pauseRunning(): void
  resume(): void
  /** Begins a new board; the present one can be had back. */
  deal(session: Session<CascadeGame>): void
  /** Shows the round from its deal, swap by swap; nothing counts while it is watched. */
  watch(): void
  stepForward(): void
  stepBack(): void
  /** Ends watching: the round lies as it did before. */
  leave(): void
}

export type CascadeStore = Scene & Actions
export type CascadeStoreApi = StoreApi<CascadeStore>

interface Desk {
  readonly get: CascadeStoreApi['getState']
  readonly set: CascadeStoreApi['setState']
  readonly now: Now
}

export const cascadeState = ({ round }: Pick<Scene, 'round'>): CascadeState => stateOf(round)

const everyStep = (_: Step<CascadeGame>) => true

const told = ({ happening }: Scene, ...notices: readonly Notice[]) => ({
  happening: { id: happening.id + 1, notices },
})

/** What every change of position clears away. */
const UNMARKED = { selected: null, hinted: null } as const

const stepped = (scene: Scene, round: Round<CascadeGame>, ...notices: readonly Notice[]) => ({
  round,
  ...UNMARKED,
  ...told(scene, ...notices),
})

/** After a swap: what happened, and the board that it happened to. */
const swappedTo = (
  scene: Scene,
  round: Round<CascadeGame>,
  notices: readonly Notice[],
): Partial<Scene> => ({
  round,
  ...UNMARKED,
  happening: { id: scene.happening.id + 1, notices, before: cascadeState(scene).board },
})

function swap({ get, set, now }: Desk, { from, to }: Swap): void {
  const { round, paused, watched } = get()
  if (paused || watched) return
  const played = playInRound(rules, round, { type: 'swap', from, to }, now())
  if (played.ok) {
    set({ ...swappedTo(get(), played.state, played.events), previous: null })
    return
  }
  const notice: Notice = { type: 'refused', code: played.code, from, to }
  set({ ...UNMARKED, ...told(get(), notice) })
}

const areNeighbours = (a: Position, b: Position) =>
  Math.abs(a.row - b.row) + Math.abs(a.col - b.col) === 1

function select(desk: Desk, position: Position): void {
  const { get, set, now } = desk
  const { selected, round, paused, watched, unselect } = get()
  if (paused || watched || isOver(rules, round)) return
  if (selected && isSame(selected, position)) unselect()
  else if (selected && areNeighbours(selected, position))
    swap(desk, { from: selected, to: position })
  else {
    const kind = kindAt(stateOf(round).board, position)
    const notice: Notice = { type: 'selected', at: position, kind }
    set({ selected: position, round: startClock(rules, round, now()), ...told(get(), notice) })
  }
}

function hint({ get, set }: Desk): void {
  const { round, hinted, paused } = get()
  if (hinted || paused || isOver(rules, round)) return
  const { board, options } = stateOf(round)
  const found = findHint(board, options.counting)
  if (!found) return
  const notice: Notice = { type: 'hinted', swap: found }
  set({ selected: null, hinted: found, round: takeAid(round, 'hint'), ...told(get(), notice) })
}

function takeBack({ get, set, now }: Desk): void {
  const { round, previous } = get()
  const undone = undoInRound(rules, round, everyStep, now())
  if (undone !== round) set(stepped(get(), undone, { type: 'undone' }))
  else if (previous) set({ ...stepped(get(), previous, { type: 'restored' }), previous: null })
}

function playAgain({ get, set, now }: Desk): void {
  const { round } = get()
  const redone = redoInRound(rules, round, everyStep, now())
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

function deal({ get, set, now }: Desk, session: Session<CascadeGame>): void {
  const { round } = get()
  const previous = isOver(rules, round) || round.session.past.length === 0 ? null : round
  const notice: Notice = { type: 'dealt', canGoBack: previous !== null }
  set({
    ...stepped(get(), newRound(session), notice),
    previous: previous && stopClock(previous, now()),
    paused: false,
  })
}

function watch({ get, set }: Desk): void {
  const { round } = get()
  set({ ...stepped(get(), restartRound(round), { type: 'watching' }), watched: round })
}

/** A step of a round that is watched takes no aid and no time. */
function stepForward({ get, set }: Desk): void {
  const { round } = get()
  const session = redo(round.session)
  const step = session.past.at(-1)
  if (session !== round.session && step) set(swappedTo(get(), { ...round, session }, step.events))
}

function stepBack({ get, set }: Desk): void {
  const { round } = get()
  const session = undo(round.session)
  if (session !== round.session) set(stepped(get(), { ...round, session }, { type: 'undone' }))
}

function leave({ get, set }: Desk): void {
  const { watched } = get()
  if (watched) set({ ...stepped(get(), watched), watched: null })
}

const makeActions = (desk: Desk): Actions => ({
  select: (position) => select(desk, position),
  unselect: () => desk.set({ selected: null, ...told(desk.get(), { type: 'unselected' }) }),
  swap: (wanted) => swap(desk, wanted),
  hint: () => hint(desk),
  tellWhere: (at) => desk.set(told(desk.get(), { type: 'where', at })),
  undo: () => takeBack(desk),
  redo: () => playAgain(desk),
  restart: () =>
    desk.set(stepped(desk.get(), restartRound(desk.get().round), { type: 'restarted' })),
  pause: () => pause(desk),
  pauseRunning: () => {
    if (desk.get().round.watch.since !== null) pause(desk)
  },
  resume: () => resume(desk),
  deal: (session) => deal(desk, session),
  watch: () => watch(desk),
  stepForward: () => stepForward(desk),
  stepBack: () => stepBack(desk),
  leave: () => leave(desk),
})

/** A round of Cascade as the screen shows it. Every action is one pure call and one `set`. */
export function makeCascadeStore(round: Round<CascadeGame>, now: Now): CascadeStoreApi {
  return createStore<CascadeStore>((set, get) => ({
    round,
    previous: null,
    ...UNMARKED,
    paused: false,
    watched: null,
    happening: { id: 0, notices: [] },
    ...makeActions({ get, set, now }),
  }))
}
