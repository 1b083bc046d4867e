import { createStore } from 'zustand'
import type { Screen } from '#src/define/screen.ts'
import type {
  Effects,
  EventOf,
  GameStore,
  GameStoreApi,
  Mode,
  Opened,
  PlayTypes,
  SessionActions,
  SessionApi,
  SessionOf,
} from '#src/define/session.ts'
import { addGame, type Chain, dealAgain, stepsBack, stepsOn } from '#src/engine/chain.ts'
import {
  dealOf,
  isOver,
  playMove,
  playOn,
  redo,
  replayOf,
  standAt,
  startClock,
  stopClock,
  takeAssist,
  undo,
} from '#src/engine/session.ts'
import { runInTasks } from '#src/ui/tasks.ts'

export type StoreParts<G extends PlayTypes = PlayTypes> = Pick<Screen<G>, 'rules' | 'store'>

type Change = Partial<GameStore>

interface Access {
  readonly parts: StoreParts
  now(): number
  get(): GameStore
  set(change: Change): void
  /** A game of the chain that is being restored. */
  restoring: Restoring | undefined
}

interface Restoring {
  /** True until a move is made. */
  readonly isAwaited: () => boolean
  /** Undo and redo to do after it. */
  readonly steps: (() => void)[]
}

/** Makes a game's store: the shared session slice and the game's own. Every action is one pure call and one `set`. */
export function makeGameStore<G extends PlayTypes>(
  parts: StoreParts<G>,
  mode: Mode,
  opened: Opened<G>,
  now: () => number,
): GameStoreApi<G>
export function makeGameStore(
  parts: StoreParts,
  mode: Mode,
  { session, earlier = [], later = [], own }: Opened,
  now: () => number,
): GameStoreApi {
  return createStore<GameStore>((set, get) => {
    const access: Access = { parts, now, get, set, restoring: undefined }
    // Nothing that a game does changes what is only shown.
    const acting = mode === 'replay' ? { ...access, set: () => {} } : access
    return {
      mode,
      session,
      earlier,
      later,
      showing: null,
      paused: false,
      hasDialog: false,
      // A replay does not begin with a deal.
      emitted:
        mode === 'replay' ? { id: 1, events: [{ type: 'watching' }] } : { id: 0, events: [] },
      ...makeSessionActions(access),
      ...parts.store.slice(acting.set, get, makeSessionApi(acting)),
      ...own,
    }
  })
}

/** Emits events, and changes fields in the same `set`. */
const emit = ({ get, set }: Access, events: readonly EventOf[], change?: Change): void =>
  set({ ...change, emitted: { id: get().emitted.id + 1, events } })

/** Emits with a new position, which the slice follows. */
function moveTo(
  access: Access,
  session: SessionOf,
  events: readonly EventOf[],
  change?: Change,
): void {
  const { parts, now, get } = access
  const followed = parts.store.follow?.(get(), session, events, now())
  emit(access, events, { ...followed, ...change, session })
}

/** Returns a session after effects, and what changes with it. */
function affect(
  { parts: { rules }, now }: Access,
  session: SessionOf,
  { assist, starts, pauses, change }: Effects,
) {
  const counted = assist ? takeAssist(session, assist) : session
  const started = starts ? startClock(rules, counted, now()) : counted
  if (!pauses) return { ...change, session: started }
  return { ...change, session: stopClock(started, now()), paused: true }
}

const makeSessionApi = (access: Access): SessionApi => ({
  now: access.now,
  play: (move, effects = {}) => {
    const { get, parts, now } = access
    const { refused, signals = [] } = effects
    const played = playMove(parts.rules, get().session, move, now())
    if (!played.ok) {
      emit(access, [{ type: 'refused', code: played.code, move }], refused)
      return false
    }
    const help = effects.helpIn?.(played.events)
    const helped = help ? takeAssist(played.state, help) : played.state
    const { session, ...change } = affect(access, helped, effects)
    moveTo(access, session, [...played.events, ...signals], { later: [], ...change })
    return true
  },
  emit: (signals, effects = {}) =>
    emit(access, signals, affect(access, access.get().session, effects)),
  undo: (beginsTurn) => takeBack(access, beginsTurn),
})

export const always = () => true

/** Returns `true` if undo leads back a step or, before the first, to the game before. */
export function canUndo(
  { store }: Pick<StoreParts, 'store'>,
  { session, earlier }: Pick<GameStore, 'session' | 'earlier'>,
): boolean {
  const isBegun = session.past.some(store.beginsTurn ?? always)
  return isBegun ? store.mayUndo?.(session) !== false : earlier.length > 0
}

/** Undoes a step; before the first one, goes back to the game before. */
function takeBack(access: Access, beginsTurn = access.parts.store.beginsTurn ?? always): void {
  const { parts, now, get } = access
  const { session } = get()
  const undone = undo(parts.rules, session, beginsTurn, now())
  if (undone !== session) {
    if (parts.store.mayUndo?.(session) !== false) moveTo(access, undone, [{ type: 'undone' }])
  } else enterRestored(access, stepsBack(parts.rules, get(), now()), () => ({ type: 'restored' }))
}

/** Redoes a step; after the last one, goes on to the game after. */
function playAgain(access: Access): void {
  const { parts, now, get } = access
  const { session } = get()
  const redone = redo(parts.rules, session, parts.store.beginsTurn ?? always, now())
  const eventOf = (next: SessionOf) =>
    ({ type: dealOf(next) === dealOf(session) ? 'restarted' : 'dealt', canGoBack: true }) as const
  if (redone !== session) moveTo(access, redone, [{ type: 'redone' }])
  else enterRestored(access, stepsOn(parts.rules, get(), now()), eventOf)
}

/** Shows another game of the chain once it is restored, unless a move is made in the meantime. */
function enterRestored(
  access: Access,
  restoreSteps: ReturnType<typeof stepsBack>,
  eventOf: (session: SessionOf) => EventOf,
): void {
  const { dealt, past, future } = access.get().session
  const isAwaited = () => {
    const { session } = access.get()
    return session.dealt === dealt && session.past === past && session.future === future
  }
  const restoring: Restoring = { isAwaited, steps: [] }
  access.restoring = restoring
  runInTasks(restoreSteps, (chain) => {
    if (access.restoring === restoring) access.restoring = undefined
    if (chain && isAwaited()) enter(access, chain, eventOf(chain.session))
    for (const step of restoring.steps) doInTurn(access, step)
  })
}

/** Does an undo or a redo, after the game that is being restored. */
function doInTurn({ restoring }: Access, step: () => void): void {
  if (restoring?.isAwaited()) restoring.steps.push(step)
  else step()
}

/** Shows another game of the chain. */
function enter(
  access: Access,
  { session, earlier, later }: Chain,
  event: EventOf,
  own?: object,
): void {
  moveTo(access, session, [event], { earlier, later, paused: false, showing: null, ...own })
}

/** Begins another game; undo leads back to the present one. */
function begin(
  access: Access,
  next: SessionOf,
  type: 'dealt' | 'restarted' | 'played-on',
  own?: object,
): void {
  const { parts, now, get } = access
  const chain = addGame(parts.rules, get(), next, now())
  enter(access, chain, { type, canGoBack: chain.earlier.length > 0 }, own)
}

function pause(access: Access): void {
  const { parts, now, get } = access
  const { session, paused } = get()
  if (paused || isOver(parts.rules, session)) return
  emit(access, [{ type: 'paused' }], { paused: true, session: stopClock(session, now()) })
}

const makeSessionActions = (access: Access): SessionActions => {
  const { parts, now, get, set } = access
  return {
    undo: () => doInTurn(access, () => takeBack(access)),
    redo: () => doInTurn(access, () => playAgain(access)),
    restart: () => begin(access, dealAgain(get().session), 'restarted'),
    pause: () => pause(access),
    pauseRunning: () => {
      if (get().session.stopwatch.since !== null) pause(access)
    },
    resume: () => {
      const session = startClock(parts.rules, get().session, now())
      emit(access, [{ type: 'resumed' }], { paused: false, session })
    },
    deal: (next, own) => begin(access, next, 'dealt', own),
    show: (showing) => emit(access, [], { showing }),
    stepTo: (length) => {
      const { session } = get()
      const next = replayOf(session, length)
      const by = next.past.length - session.past.length
      if (by === 0) return
      const step = by === 1 ? next.past.at(-1) : undefined
      moveTo(access, next, step?.events ?? [{ type: by < 0 ? 'undone' : 'redone' }])
    },
    playOn: (length) => {
      const next = playOn(standAt(get().session, length))
      begin(access, startClock(parts.rules, next, now()), 'played-on')
    },
    setDialog: (hasDialog) => set({ hasDialog }),
    announceWhere: (at) => emit(access, [{ type: 'where', at }]),
  }
}
