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
  undoInRound,
} from '../../engine/round'
import { redo, type Session, type Step, undo } from '../../engine/session'
import { type Stopwatch, start, stop, stoppedAt } from '../../engine/stopwatch'
import type { Now, RoundScene } from '../../ui/round-scene'
import type { Happening, Notice } from './notices'
import { ownerAt } from './rules/cells'
import { rules } from './rules/rules'
import { targetsOf } from './rules/step'
import type { GardenGame, GardenMove, GardenPosition } from './rules/types'

/** What a round shows, beside what belongs to its session. */
interface Scene extends RoundScene<GardenGame> {
  readonly selected: Position | null
  /** The cell that is pointed at, by the pointer or the focus: what would happen there is shown. */
  readonly aimed: Position | null
  readonly paused: boolean
  /** A dialog lies over the board: the turn's clock stands. */
  readonly held: boolean
  /** How long the present turn has taken. */
  readonly turnWatch: Stopwatch
  readonly happening: Happening
}

interface Actions {
  /** Selects the player's flower there, unselects it, or moves the selected one there. */
  select(at: Position): void
  unselect(): void
  aim(at: Position | null): void
  /** The AI's move. */
  answer(move: GardenMove): void
  /** The time for the player's turn has run out. */
  timeOut(): void
  runTurn(): void
  standTurn(): void
  hurry(seconds: number): void
  hold(held: boolean): void
  tellWhere(at: Position | null): void
  /** Takes back a full turn: the player's last step and all that followed it. */
  undo(): void
  redo(): void
  restart(): void
  pause(): void
  /** Pauses a clock that runs; one that stands needs no cover. */
  pauseRunning(): void
  resume(): void
  /** Begins a new garden; the present one can be had back. */
  deal(session: Session<GardenGame>): void
  /** Shows the round from its deal, step by step; nothing counts while it is watched. */
  watch(): void
  stepForward(): void
  stepBack(): void
  /** Ends watching: the round lies as it did before. */
  leave(): void
}

export type GardenStore = Scene & Actions
export type GardenStoreApi = StoreApi<GardenStore>

interface Desk {
  readonly get: GardenStoreApi['getState']
  readonly set: GardenStoreApi['setState']
  readonly now: Now
}

export const positionNow = ({ round }: Pick<Scene, 'round'>): GardenPosition =>
  stateOf(round).position

/** The AI is thinking, or would be if the game were not paused. */
export const isThinking = ({ round, watched }: Scene): boolean =>
  !watched && stateOf(round).position.turn === 'ai' && !isOver(rules, round)

const isPlayers = ({ move }: Step<GardenGame>): boolean => move.side === 'human'

/** Whether it is the player's turn after a step, or nobody's any more. */
const endsTurn = ({ state }: Step<GardenGame>): boolean =>
  state.position.turn === 'human' || rules.outcome(state) !== null

const told = ({ happening }: Scene, ...notices: readonly Notice[]) => ({
  happening: { id: happening.id + 1, notices },
})

/** The scene after the position has changed; the next turn has all its time. */
const stepped = (scene: Scene, round: Round<GardenGame>, ...notices: readonly Notice[]) => ({
  round,
  selected: null,
  turnWatch: stoppedAt(0),
  ...told(scene, ...notices),
})

function select(desk: Desk, at: Position): void {
  const { get, set, now } = desk
  const { selected, round, paused, watched, unselect } = get()
  if (paused || watched) return
  if (selected && isSame(selected, at)) unselect()
  else if (selected && !isOtherChoice(get(), selected, at)) move(desk, selected, at)
  else if (isOver(rules, round) || ownerAt(positionNow(get()).cells, at) !== 'human')
    refuse(desk, at)
  else {
    const targets = targetsOf(positionNow(get()), 'human', at).length
    const notice: Notice = { type: 'selected', at, targets }
    set({ selected: at, round: startClock(rules, round, now()), ...told(get(), notice) })
  }
}

/** Whether another of the player's flowers is meant: one that the selected flower cannot gather with. */
function isOtherChoice(scene: Scene, selected: Position, at: Position): boolean {
  const position = positionNow(scene)
  const targets = targetsOf(position, 'human', selected)
  return ownerAt(position.cells, at) === 'human' && !targets.some((target) => isSame(target, at))
}

/** Nothing is selected, and there is nothing to select. */
function refuse({ get, set }: Desk, at: Position): void {
  const played = rules.play(stateOf(get().round), { type: 'move', side: 'human', from: at, to: at })
  if (!played.ok) set(told(get(), { type: 'refused', code: played.code, at }))
}

function move({ get, set, now }: Desk, from: Position, to: Position): void {
  const step: GardenMove = { type: 'move', side: 'human', from, to }
  const played = playInRound(rules, get().round, step, now())
  if (played.ok) set({ ...stepped(get(), played.state, ...played.events), previous: null })
  else set(told(get(), { type: 'refused', code: played.code, at: to }))
}

/** A flower that was selected while the AI thought stays so, if it still stands. */
function answer({ get, set, now }: Desk, step: GardenMove): void {
  const { round, selected } = get()
  const played = playInRound(rules, round, step, now())
  if (!played.ok) return
  const { cells } = stateOf(played.state).position
  const kept = selected && ownerAt(cells, selected) === 'human' ? selected : null
  set({ ...stepped(get(), played.state, ...played.events), selected: kept })
}

/** After two turns in a row that ran out of time the game pauses itself. */
function timeOut({ get, set, now }: Desk): void {
  const { round } = get()
  const played = playInRound(rules, round, { type: 'time-out', side: 'human' }, now())
  if (!played.ok) return
  const last = round.session.past.findLast(isPlayers)
  const deserted = last?.move.type === 'time-out'
  const notices: Notice[] = deserted ? [...played.events, { type: 'deserted' }] : [...played.events]
  const next = deserted ? stopClock(played.state, now()) : played.state
  set({ ...stepped(get(), next, ...notices), paused: deserted, previous: null })
}

function takeBack({ get, set, now }: Desk): void {
  const { round, previous } = get()
  const undone = undoInRound(rules, round, isPlayers, now())
  if (undone !== round) set(stepped(get(), undone, { type: 'undone' }))
  else if (previous) set({ ...stepped(get(), previous, { type: 'restored' }), previous: null })
}

function playAgain({ get, set, now }: Desk): void {
  const { round } = get()
  const whole = redoInRound(rules, round, endsTurn, now())
  const redone = whole === round ? redoInRound(rules, round, isPlayers, now()) : whole
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

function deal({ get, set, now }: Desk, session: Session<GardenGame>): void {
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
function show({ get, set }: Desk, session: Session<GardenGame>, notices: readonly Notice[]): void {
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

const makeTurnActions = ({ get, set, now }: Desk) => ({
  aim: (at: Position | null) => set({ aimed: at }),
  runTurn: () => set({ turnWatch: start(get().turnWatch, now()) }),
  standTurn: () => set({ turnWatch: stop(get().turnWatch, now()) }),
  hurry: (seconds: number) => set(told(get(), { type: 'hurry', seconds })),
  hold: (held: boolean) => set({ held }),
  unselect: () => set({ selected: null, ...told(get(), { type: 'unselected' }) }),
})

const makeActions = (desk: Desk): Actions => ({
  ...makeTurnActions(desk),
  select: (at) => select(desk, at),
  answer: (step) => answer(desk, step),
  timeOut: () => timeOut(desk),
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
  stepBack: () => show(desk, undo(desk.get().round.session), [{ type: 'undone' }]),
  leave: () => leave(desk),
})

/** A round of Garden as the screen shows it. Every action is one pure call and one `set`. */
export function makeGardenStore(round: Round<GardenGame>, now: Now): GardenStoreApi {
  return createStore<GardenStore>((set, get) => ({
    round,
    previous: null,
    watched: null,
    selected: null,
    aimed: null,
    paused: false,
    held: false,
    turnWatch: stoppedAt(0),
    happening: { id: 0, notices: [] },
    ...makeActions({ get, set, now }),
  }))
}
