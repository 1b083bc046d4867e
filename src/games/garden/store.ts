import { createStore, type StoreApi } from 'zustand'
import { isSame, type Position } from '#src/engine/grid.ts'
import {
  isOver,
  playMove,
  redo,
  type Session,
  type Step,
  startClock,
  stateOf,
  stopClock,
  undo,
} from '#src/engine/session.ts'
import { elapsed, type Stopwatch, start, stop, stoppedAt } from '#src/engine/stopwatch.ts'
import { makeRoundActions, type RoundActions } from '#src/play/actions.ts'
import { type Emitted, told } from '#src/play/emitted.ts'
import { type Now, newScene, type RoundScene } from '#src/play/scene.ts'
import type { Notice } from './events'
import { ownerAt } from './rules/cells'
import { rules } from './rules/rules'
import { targetsOf } from './rules/step'
import type { GardenGame, GardenMove, GardenPosition, Side } from './rules/types'
import { timelineOf } from './timeline'

/** A step on its way to the eye: the state has it already. */
interface Showing {
  readonly side: Side
  /** The session before the step. */
  readonly before: Session<GardenGame>
  /** How long it takes to show. */
  readonly ms: number
}

/** What a game shows, beside what belongs to its session. */
interface Scene extends RoundScene<GardenGame> {
  readonly selected: Position | null
  /** The cell that is pointed at, by the pointer or the focus: what would happen there is shown. */
  readonly aimed: Position | null
  /** The step that is being shown; `null` once it has been seen. */
  readonly showing: Showing | null
  /** A dialog lies over the board: the turn's clock stands. */
  readonly held: boolean
  /** How long the present turn has taken. */
  readonly turnWatch: Stopwatch
  readonly emitted: Emitted<Notice>
}

interface Actions extends RoundActions<GardenGame> {
  /** Selects the player's flower there, unselects it, or moves the selected one there. */
  select(at: Position): void
  unselect(): void
  aim(at: Position | null): void
  /** The AI's move. */
  answer(move: GardenMove): void
  /** Ends the showing of a step, and tells the player to go on after one of the AI's. */
  settle(): void
  /** The time for the player's turn has run out. */
  timeOut(): void
  runTurn(): void
  standTurn(): void
  /** How long the present turn has taken so far, to go on from there when the game is opened again. */
  turnMs(): number
  hurry(seconds: number): void
  hold(held: boolean): void
  tellWhere(at: Position | null): void
}

export type GardenStore = Scene & Actions
export type GardenStoreApi = StoreApi<GardenStore>

interface Desk {
  readonly get: GardenStoreApi['getState']
  readonly set: GardenStoreApi['setState']
  readonly now: Now
}

export const positionNow = ({ session }: Pick<Scene, 'session'>): GardenPosition =>
  stateOf(session).position

/** The AI's step is being shown. */
export const isAiShown = ({ showing }: Pick<Scene, 'showing'>): boolean => showing?.side === 'ai'

/** The session as the eye has it: the AI's step counts when it has been seen, the player's at once. */
export const shownRound = ({ session, showing }: Pick<Scene, 'session' | 'showing'>) =>
  showing?.side === 'ai' ? showing.before : session

/** The AI is thinking, or would be if the game were not paused. */
export const isThinking = ({ session, replayed }: Scene): boolean =>
  !replayed && stateOf(session).position.turn === 'ai' && !isOver(rules, session)

const isPlayers = ({ move }: Step<GardenGame>): boolean => move.side === 'human'

/** Whether it is the player's turn after a step, or nobody's any more. */
const endsTurn = ({ state }: Step<GardenGame>): boolean =>
  state.position.turn === 'human' || rules.outcome(state) !== null

function showingOf({ session }: Scene, events: readonly Notice[]): Showing | null {
  const { side, end } = timelineOf(events)
  return side ? { side, before: session, ms: end } : null
}

/** The scene after the position has changed; the next turn has all its time. */
const stepped = (scene: Scene, session: Session<GardenGame>, ...events: readonly Notice[]) => ({
  session,
  selected: null,
  showing: showingOf(scene, events),
  turnWatch: stoppedAt(0),
  ...told(scene, ...events),
})

function select(desk: Desk, at: Position): void {
  const { get, set, now } = desk
  const { selected, session, paused, replayed, unselect } = get()
  if (paused || replayed) return
  if (selected && isSame(selected, at)) unselect()
  else if (selected && !isOtherChoice(get(), selected, at)) move(desk, selected, at)
  else if (isOver(rules, session) || ownerAt(positionNow(get()).cells, at) !== 'human')
    refuse(desk, at)
  else {
    const targets = targetsOf(positionNow(get()), 'human', at).length
    const notice: Notice = { type: 'selected', at, targets }
    const running = startClock(rules, session, now())
    // Who goes on has seen enough.
    set({ selected: at, showing: null, session: running, ...told(get(), notice) })
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
  const played = rules.play(stateOf(get().session), {
    type: 'move',
    side: 'human',
    from: at,
    to: at,
  })
  if (!played.ok) set(told(get(), { type: 'refused', code: played.code, at }))
}

function move({ get, set, now }: Desk, from: Position, to: Position): void {
  const step: GardenMove = { type: 'move', side: 'human', from, to }
  const played = playMove(rules, get().session, step, now())
  if (played.ok) set({ ...stepped(get(), played.state, ...played.events), previous: null })
  else set(told(get(), { type: 'refused', code: played.code, at: to }))
}

/** A flower that was selected while the AI thought stays so, if it still stands. */
function answer({ get, set, now }: Desk, step: GardenMove): void {
  const { session, selected } = get()
  const played = playMove(rules, session, step, now())
  if (!played.ok) return
  const { cells } = stateOf(played.state).position
  const kept = selected && ownerAt(cells, selected) === 'human' ? selected : null
  set({ ...stepped(get(), played.state, ...played.events), selected: kept })
}

function settle({ get, set }: Desk): void {
  const { showing, paused, replayed, session } = get()
  if (!showing) return
  const isTold =
    showing.side === 'ai' && !paused && !replayed && !isThinking(get()) && !isOver(rules, session)
  set({ showing: null, ...(isTold && told(get(), { type: 'your-turn' })) })
}

/** After two turns in a row that ran out of time the game pauses itself. */
function timeOut({ get, set, now }: Desk): void {
  const { session } = get()
  const played = playMove(rules, session, { type: 'time-out', side: 'human' }, now())
  if (!played.ok) return
  const last = session.past.findLast(isPlayers)
  const deserted = last?.move.type === 'time-out'
  const events: Notice[] = deserted ? [...played.events, { type: 'deserted' }] : [...played.events]
  const next = deserted ? stopClock(played.state, now()) : played.state
  set({ ...stepped(get(), next, ...events), paused: deserted, previous: null })
}

/** A full turn is played again; one that was never ended, as far as the player's step. */
function redone(session: Session<GardenGame>, now: number): Session<GardenGame> {
  const whole = redo(rules, session, endsTurn, now)
  return whole === session ? redo(rules, session, isPlayers, now) : whole
}

/** What is Garden's own in the actions that all games share. */
const makeShared = ({ get, set, now }: Desk): RoundActions<GardenGame> =>
  makeRoundActions<GardenGame>({
    rules,
    now,
    read: get,
    tell: (notice, change) => set({ ...change, ...told(get(), notice) }),
    lay: (session, notice, change) =>
      set({ ...stepped(get(), session, ...(notice ? [notice] : [])), ...change }),
    show: (session, events) => set(stepped(get(), session, ...events)),
    // A full turn: the player's last step and all that followed it.
    undone: (session) => undo(rules, session, isPlayers, now()),
    redone: (session) => redone(session, now()),
  })

const makeTurnActions = ({ get, set, now }: Desk) => ({
  aim: (at: Position | null) => set({ aimed: at }),
  runTurn: () => set({ turnWatch: start(get().turnWatch, now()) }),
  standTurn: () => set({ turnWatch: stop(get().turnWatch, now()) }),
  turnMs: () => elapsed(get().turnWatch, now()),
  hurry: (seconds: number) => set(told(get(), { type: 'hurry', seconds })),
  hold: (held: boolean) => set({ held }),
  unselect: () => set({ selected: null, ...told(get(), { type: 'unselected' }) }),
})

const makeActions = (desk: Desk): Actions => ({
  ...makeShared(desk),
  ...makeTurnActions(desk),
  select: (at) => select(desk, at),
  answer: (step) => answer(desk, step),
  settle: () => settle(desk),
  timeOut: () => timeOut(desk),
  tellWhere: (at) => desk.set(told(desk.get(), { type: 'where', at })),
})

/**
 * A game of Garden as the screen shows it, its present turn `turnMs` old. Every action is one pure call and one `set`.
 */
export function makeGardenStore(
  session: Session<GardenGame>,
  now: Now,
  previous: Session<GardenGame> | null = null,
  turnMs = 0,
): GardenStoreApi {
  return createStore<GardenStore>((set, get) => ({
    ...newScene(session, previous),
    selected: null,
    aimed: null,
    showing: null,
    held: false,
    turnWatch: stoppedAt(turnMs),
    emitted: { id: 0, events: [] },
    ...makeActions({ get, set, now }),
  }))
}
