import { createStore } from 'zustand'
import type { Screen } from '#src/define/screen.ts'
import type {
  Effects,
  EventOf,
  GameStore,
  GameStoreApi,
  Opened,
  PlayTypes,
  SessionActions,
  SessionApi,
  SessionFields,
  SessionOf,
} from '#src/define/session.ts'
import { addGame, type Chain, dealAgain, stepsBack, stepsOn } from '#src/engine/chain.ts'
import {
  type IsStop,
  isOver,
  playMove,
  redo,
  rewind,
  startClock,
  stepBack,
  stepForward,
  stopClock,
  takeAssist,
  undo,
} from '#src/engine/session.ts'
import { runInTasks } from '#src/ui/tasks.ts'

export type StoreParts<G extends PlayTypes = PlayTypes> = Pick<Screen<G>, 'rules' | 'store'>

type Change = Partial<SessionFields>

interface Access {
  readonly parts: StoreParts
  readonly now: () => number
  readonly get: () => GameStore
  readonly change: (change: Change) => void
  /** Changes fields and emits events in one `set`. */
  readonly emit: (events: readonly EventOf[], change?: Change, own?: object) => void
  /** Emits with a new position, which the slice follows. */
  readonly move: (
    session: SessionOf,
    events: readonly EventOf[],
    change?: Change,
    own?: object,
  ) => void
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
  opened: Opened<G>,
  now: () => number,
): GameStoreApi<G>
export function makeGameStore(
  parts: StoreParts,
  { session, earlier = [], later = [], own = {} }: Opened,
  now: () => number,
): GameStoreApi {
  return createStore<GameStore>((set, get) => {
    const emit: Access['emit'] = (events, change = {}, own = {}) =>
      set((store) => ({
        ...store,
        ...change,
        ...own,
        emitted: { id: store.emitted.id + 1, events },
      }))
    const move: Access['move'] = (next, events, change, own) => {
      const followed = parts.store.follow?.(get(), next, events, now())
      emit(events, { ...change, session: next }, { ...followed, ...own })
    }
    const change: Access['change'] = (fields) => set((store) => ({ ...store, ...fields }))
    const access: Access = { parts, now, get, change, emit, move, restoring: undefined }
    const slice = parts.store.slice(
      (change) => set((store) => ({ ...store, ...change })),
      get,
      makeSessionApi(access),
    )
    return {
      session,
      earlier,
      later,
      replayed: null,
      paused: false,
      hasDialog: false,
      emitted: { id: 0, events: [] },
      ...makeSessionActions(access),
      ...slice,
      ...own,
    }
  })
}

function affect(
  { parts: { rules }, now }: Access,
  session: SessionOf,
  { assist, starts, pauses }: Effects,
): SessionOf {
  const counted = assist ? takeAssist(session, assist) : session
  const started = starts ? startClock(rules, counted, now()) : counted
  return pauses ? stopClock(started, now()) : started
}

const makeSessionApi = (access: Access): SessionApi => ({
  now: access.now,
  play: (move, effects = {}) => {
    const { get, parts, now, emit } = access
    const played = playMove(parts.rules, get().session, move, now())
    const { change, signals = [], pauses = false } = effects
    if (!played.ok) {
      emit([{ type: 'refused', code: played.code, move }], {}, effects.refused)
      return false
    }
    const events = [...played.events, ...signals]
    const fields = { later: [], ...(pauses && { paused: true }) }
    access.move(affect(access, played.state, effects), events, fields, change)
    return true
  },
  emit: (signals, effects = {}) => {
    const session = affect(access, access.get().session, effects)
    access.emit(signals, { session, ...(effects.pauses && { paused: true }) }, effects.change)
  },
  undo: (counts) => takeBack(access, counts),
})

export const always = () => true

/** Undoes a step; before the first one, goes back to the game before. */
function takeBack(access: Access, counts = access.parts.store.stops?.undo ?? always): void {
  const { parts, now, get, move } = access
  const { session } = get()
  const undone = undo(parts.rules, session, counts, now())
  if (undone !== session) move(undone, [{ type: 'undone' }])
  else enterRestored(access, stepsBack(parts.rules, get(), now()), () => ({ type: 'restored' }))
}

/** Redoes a step; after the last one, goes on to the game after. */
function playAgain(access: Access): void {
  const { parts, now, get, move } = access
  const { session } = get()
  const redone = redo(parts.rules, session, parts.store.stops?.redo ?? always, now())
  const eventOf = ({ seed }: SessionOf) =>
    ({ type: seed === session.seed ? 'restarted' : 'dealt', canGoBack: true }) as const
  if (redone !== session) move(redone, [{ type: 'redone' }])
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
function enter({ move }: Access, chain: Chain, event: EventOf, own?: object): void {
  const { session, ...others } = chain
  move(session, [event], { ...others, paused: false, replayed: null }, own)
}

function restart(access: Access): void {
  const { parts, now, get } = access
  const chain = addGame(parts.rules, get(), dealAgain(get().session), now())
  enter(access, chain, { type: 'restarted', canGoBack: chain.earlier.length > 0 })
}

function pause({ parts, now, get, emit }: Access): void {
  const { session, paused } = get()
  if (paused || isOver(parts.rules, session)) return
  emit([{ type: 'paused' }], { paused: true, session: stopClock(session, now()) })
}

function deal(access: Access, next: SessionOf, own?: object): void {
  const { parts, now, get } = access
  const { session, replayed, ...others } = get()
  const chain = addGame(parts.rules, { ...others, session: replayed ?? session }, next, now())
  enter(access, chain, { type: 'dealt', canGoBack: chain.earlier.length > 0 }, own)
}

/** Steps a replay, without assist or time. */
function showNext({ get, move }: Access, isStop?: IsStop): void {
  const { session } = get()
  const next = stepForward(session, isStop)
  const step = next.past.at(-1)
  if (step && next !== session) move(next, isStop ? [{ type: 'redone' }] : step.events)
}

function showBefore({ get, move }: Access, isStop?: IsStop): void {
  const { session } = get()
  const before = stepBack(session, isStop)
  if (before !== session) move(before, [{ type: 'undone' }])
}

const makeSessionActions = (access: Access): SessionActions => {
  const { parts, now, get, change, emit, move } = access
  return {
    undo: () =>
      doInTurn(access, () => {
        const own = parts.store.takeBack?.(get())
        if (own) emit(own.signals, {}, own.change)
        else takeBack(access)
      }),
    redo: () => doInTurn(access, () => playAgain(access)),
    restart: () => restart(access),
    pause: () => pause(access),
    pauseRunning: () => {
      if (get().session.stopwatch.since !== null) pause(access)
    },
    resume: () => {
      const session = startClock(parts.rules, get().session, now())
      emit([{ type: 'resumed' }], { paused: false, session })
    },
    deal: (next, own) => deal(access, next, own),
    replay: () => {
      const { session } = get()
      move(rewind(session), [{ type: 'watching' }], { replayed: session })
    },
    stepForward: (isStop) => showNext(access, isStop),
    stepBack: (isStop) => showBefore(access, isStop),
    leaveReplay: () => {
      const { replayed } = get()
      if (replayed) move(replayed, [], { replayed: null })
    },
    setDialog: (hasDialog) => change({ hasDialog }),
    announceWhere: (at) => emit([{ type: 'where', at }]),
  }
}
