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
  takeAssist,
  undo,
} from '#src/engine/session.ts'
import { makeRoundActions, type RoundActions } from '#src/play/actions.ts'
import { told } from '#src/play/emitted.ts'
import { type Now, newScene, type RoundScene } from '#src/play/scene.ts'
import type { Emitted, Notice } from './events'
import { kindAt } from './rules/board'
import { findHint } from './rules/hint'
import { rules } from './rules/rules'
import type { Swap } from './rules/swaps'
import type { CascadeGame, CascadeState } from './rules/types'

/** What a game shows, beside what belongs to its session. */
interface Scene extends RoundScene<CascadeGame> {
  readonly selected: Position | null
  /** The swap that a hint marks, until the next step. */
  readonly hinted: Swap | null
  readonly emitted: Emitted
}

interface Actions extends RoundActions<CascadeGame> {
  /** Selects the gem there, unselects it, or swaps it with the selected one beside it. */
  select(position: Position): void
  unselect(): void
  swap(swap: Swap): void
  hint(): void
  /** Tells where the focus is and how the game stands. */
  tellWhere(at: Position | null): void
}

export type CascadeStore = Scene & Actions
export type CascadeStoreApi = StoreApi<CascadeStore>

interface Desk {
  readonly get: CascadeStoreApi['getState']
  readonly set: CascadeStoreApi['setState']
  readonly now: Now
}

export const cascadeState = ({ session }: Pick<Scene, 'session'>): CascadeState => stateOf(session)

const everyStep = (_: Step<CascadeGame>) => true

/** What every change of position clears away. */
const UNMARKED = { selected: null, hinted: null } as const

const stepped = (scene: Scene, session: Session<CascadeGame>, ...events: readonly Notice[]) => ({
  session,
  ...UNMARKED,
  ...told(scene, ...events),
})

/** After a swap: what happened, and the board that it happened to. */
const swappedTo = (
  scene: Scene,
  session: Session<CascadeGame>,
  events: readonly Notice[],
): Partial<Scene> => ({
  session,
  ...UNMARKED,
  emitted: { id: scene.emitted.id + 1, events, before: cascadeState(scene).board },
})

function swap({ get, set, now }: Desk, { from, to }: Swap): void {
  const { session, paused, replayed } = get()
  if (paused || replayed) return
  const played = playMove(rules, session, { type: 'swap', from, to }, now())
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
  const { selected, session, paused, replayed, unselect } = get()
  if (paused || replayed || isOver(rules, session)) return
  if (selected && isSame(selected, position)) unselect()
  else if (selected && areNeighbours(selected, position))
    swap(desk, { from: selected, to: position })
  else {
    const kind = kindAt(stateOf(session).board, position)
    const notice: Notice = { type: 'selected', at: position, kind }
    set({ selected: position, session: startClock(rules, session, now()), ...told(get(), notice) })
  }
}

function hint({ get, set }: Desk): void {
  const { session, hinted, paused } = get()
  if (hinted || paused || isOver(rules, session)) return
  const { board, options } = stateOf(session)
  const found = findHint(board, options.counting)
  if (!found) return
  const notice: Notice = { type: 'hinted', swap: found }
  set({
    selected: null,
    hinted: found,
    session: takeAssist(session, 'hint'),
    ...told(get(), notice),
  })
}

/** What is Cascade's own in the actions that all games share. */
const makeShared = ({ get, set, now }: Desk): RoundActions<CascadeGame> =>
  makeRoundActions<CascadeGame>({
    rules,
    now,
    read: get,
    tell: (notice, change) => set({ ...change, ...told(get(), notice) }),
    lay: (session, notice, change) =>
      set({ ...stepped(get(), session, ...(notice ? [notice] : [])), ...change }),
    show: (session, events) => set(swappedTo(get(), session, events)),
    undone: (session) => undo(rules, session, everyStep, now()),
    redone: (session) => redo(rules, session, everyStep, now()),
  })

const makeActions = (desk: Desk): Actions => ({
  ...makeShared(desk),
  select: (position) => select(desk, position),
  unselect: () => desk.set({ selected: null, ...told(desk.get(), { type: 'unselected' }) }),
  swap: (wanted) => swap(desk, wanted),
  hint: () => hint(desk),
  tellWhere: (at) => desk.set(told(desk.get(), { type: 'where', at })),
})

/** A game of Cascade as the screen shows it. Every action is one pure call and one `set`. */
export function makeCascadeStore(
  session: Session<CascadeGame>,
  now: Now,
  previous: Session<CascadeGame> | null = null,
): CascadeStoreApi {
  return createStore<CascadeStore>((set, get) => ({
    ...newScene(session, previous),
    ...UNMARKED,
    emitted: { id: 0, events: [] },
    ...makeActions({ get, set, now }),
  }))
}
