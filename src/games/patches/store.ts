import { createStore, type StoreApi } from 'zustand'
import { isSame, type Position } from '#src/engine/grid.ts'
import {
  playMove,
  redo,
  type Session,
  type Step,
  startClock,
  stateOf,
  undo,
} from '#src/engine/session.ts'
import { makeRoundActions, type RoundActions } from '#src/play/actions.ts'
import { type Emitted, told } from '#src/play/emitted.ts'
import { type Now, newScene, type RoundScene } from '#src/play/scene.ts'
import type { Notice } from './events'
import type { Reveal } from './reveal'
import { findCellRefusal } from './rules/refusal'
import { rules } from './rules/rules'
import type { Tile } from './rules/tile'
import type { Choice, PatchesEvent, PatchesGame, PatchesMove, PatchesState } from './rules/types'
import { type Preview, preview, viewFor } from './rules/view'

/** What a game shows, beside what belongs to its session. */
interface Scene extends RoundScene<PatchesGame> {
  /** The tile and the cell that the user has chosen so far. */
  readonly tile: Tile | null
  readonly cell: Position | null
  /** What the user has submitted, while the opponent is thinking. */
  readonly sealed: Choice | null
  /** The round that has just been played, while it is being shown. */
  readonly reveal: Reveal | null
  readonly emitted: Emitted<Notice>
}

interface Actions extends RoundActions<PatchesGame> {
  /** Chooses a tile of the hand; the chosen one is put back. */
  chooseTile(tile: Tile): void
  /** Chooses a cell, or says why it may not be; the chosen one is let go. */
  chooseCell(cell: Position): void
  unchoose(): void
  /** Seals the choice, or says what is missing. In a replay of one's own, plays it. */
  submit(): void
  /** The opponent's choice; in a replay, its tile's other cell. */
  answer(choice: Choice): void
  /** Shows the tokens of a round that lay plain. */
  turnUp(reveal: Reveal): void
  /** Ends the showing of a round. */
  settle(): void
  /** Tells where the focus is and how the board stands. */
  tellWhere(at: Position | null): void
}

export type PatchesStore = Scene & Actions
export type PatchesStoreApi = StoreApi<PatchesStore>

interface Desk {
  readonly get: PatchesStoreApi['getState']
  readonly set: PatchesStoreApi['setState']
  readonly now: Now
}

export const patchesState = ({ session }: Pick<Scene, 'session'>): PatchesState => stateOf(session)

/** Whether the user is to choose now. */
export function isUsersTurn(scene: PatchesStore): boolean {
  const { phase } = patchesState(scene)
  if (scene.paused || scene.replayed || scene.sealed || phase.type === 'over') return false
  return phase.type !== 'replay' || phase.player === 'user'
}

/** Whether the opponent is to choose now. */
export function isOpponentsTurn(scene: PatchesStore): boolean {
  const { phase } = patchesState(scene)
  if (scene.paused || scene.replayed) return false
  return scene.sealed !== null || (phase.type === 'replay' && phase.player === 'opponent')
}

/** The tile that the user plays next: in a replay there is only one. */
export function tileInHand(scene: Pick<Scene, 'session' | 'tile' | 'sealed'>): Tile | null {
  const { phase } = patchesState(scene)
  if (phase.type === 'replay') return phase.player === 'user' ? phase.tile : null
  return scene.sealed?.tile ?? scene.tile
}

/** What the user's choice would match, once there are both a tile and a cell. */
export function previewOf(
  scene: Pick<Scene, 'session' | 'tile' | 'cell' | 'sealed'>,
): Preview | null {
  const tile = tileInHand(scene)
  const { cell } = scene
  return tile && cell ? preview(viewFor(patchesState(scene), 'user'), { tile, cell }) : null
}

/** Why the user may not choose this cell now. */
export const cellRefusal = (scene: Pick<Scene, 'session'>, cell: Position) =>
  findCellRefusal({ player: 'user', ...patchesState(scene) }, cell)

/** One step of undo: a round, with the replay after it. */
export const beginsRound = ({ move }: Step<PatchesGame>): boolean => move.type === 'round'

const endsRound = ({ state }: Step<PatchesGame>): boolean => state.phase.type !== 'replay'

/** What every change of position clears away. */
const CLEARED = { tile: null, cell: null, sealed: null, reveal: null } as const

/** The scene after a step. */
const stepped = (scene: Scene, session: Session<PatchesGame>, ...events: readonly Notice[]) => ({
  session,
  ...CLEARED,
  ...told(scene, ...events),
})

/** The scene after a round is played: the tiles lie plain before the tokens turn up. */
function revealed(scene: Scene, session: Session<PatchesGame>, events: readonly PatchesEvent[]) {
  const reveal: Reveal = { before: patchesState(scene), events, stage: 'plain' }
  return { ...stepped(scene, session, ...events), reveal }
}

function play({ get, set, now }: Desk, move: PatchesMove): void {
  const played = playMove(rules, get().session, move, now())
  if (played.ok) set({ ...revealed(get(), played.state, played.events), previous: null })
}

/** The clock runs from the first choice. */
function choose({ get, set, now }: Desk, chosen: Pick<Scene, 'tile' | 'cell'>, notice: Notice) {
  const session = startClock(rules, get().session, now())
  const found = previewOf({ ...get(), ...chosen })
  const events: Notice[] = found ? [notice, { type: 'previewed', preview: found }] : [notice]
  set({ ...chosen, session, ...told(get(), ...events) })
}

function chooseTile(desk: Desk, tile: Tile): void {
  const scene = desk.get()
  const { hands, phase } = patchesState(scene)
  if (!isUsersTurn(scene) || phase.type === 'replay' || !hands.user.includes(tile)) return
  if (scene.tile === tile) desk.set({ tile: null, ...told(scene, { type: 'unchosen' }) })
  else choose(desk, { tile, cell: scene.cell }, { type: 'tile-chosen', tile })
}

function chooseCell(desk: Desk, cell: Position): void {
  const scene = desk.get()
  if (!isUsersTurn(scene)) return
  const code = cellRefusal(scene, cell)
  if (code) desk.set(told(scene, { type: 'refused', code, cell }))
  else if (scene.cell && isSame(scene.cell, cell))
    desk.set({ cell: null, ...told(scene, { type: 'unchosen' }) })
  else choose(desk, { tile: scene.tile, cell }, { type: 'cell-chosen', cell })
}

function unchoose({ get, set }: Desk): void {
  if (isUsersTurn(get())) set({ tile: null, cell: null, ...told(get(), { type: 'unchosen' }) })
}

function submit(desk: Desk): void {
  const scene = desk.get()
  if (!isUsersTurn(scene)) return
  const [tile, { cell }] = [tileInHand(scene), scene]
  if (!tile || !cell) {
    const missing = tile ? 'cell' : cell ? 'tile' : 'both'
    desk.set(told(scene, { type: 'incomplete', missing }))
  } else if (patchesState(scene).phase.type === 'replay') play(desk, { type: 'replay', cell })
  else desk.set({ sealed: { tile, cell }, reveal: null, ...told(scene, { type: 'thinking' }) })
}

function answer(desk: Desk, choice: Choice): void {
  const scene = desk.get()
  if (!isOpponentsTurn(scene)) return
  if (scene.sealed) play(desk, { type: 'round', user: scene.sealed, opponent: choice })
  else play(desk, { type: 'replay', cell: choice.cell })
}

/** A round whose replay was never played can be had back as far as it went. */
function redone(session: Session<PatchesGame>, now: number): Session<PatchesGame> {
  const [last] = session.future
  return redo(rules, session, (step) => endsRound(step) || step === last, now)
}

/** What is Patches' own in the actions that all games share. */
const makeShared = ({ get, set, now }: Desk): RoundActions<PatchesGame> =>
  makeRoundActions<PatchesGame>({
    rules,
    now,
    read: get,
    tell: (notice, change) => set({ ...change, ...told(get(), notice) }),
    lay: (session, notice, change) =>
      set({ ...stepped(get(), session, ...(notice ? [notice] : [])), ...change }),
    show: (session, events) => set(revealed(get(), session, events)),
    undone: (session) => undo(rules, session, beginsRound, now()),
    redone: (session) => redone(session, now()),
  })

/** What is sealed is taken back first. */
function takeBack({ get, set }: Desk, undo: () => void): void {
  if (get().sealed) set({ sealed: null, ...told(get(), { type: 'unsealed' }) })
  else undo()
}

const makeActions = (desk: Desk, shared = makeShared(desk)): Actions => ({
  ...shared,
  undo: () => takeBack(desk, shared.undo),
  chooseTile: (tile) => chooseTile(desk, tile),
  chooseCell: (cell) => chooseCell(desk, cell),
  unchoose: () => unchoose(desk),
  submit: () => submit(desk),
  answer: (choice) => answer(desk, choice),
  turnUp: (reveal) => {
    if (desk.get().reveal === reveal) desk.set({ reveal: { ...reveal, stage: 'told' } })
  },
  settle: () => desk.set({ reveal: null }),
  tellWhere: (at) => desk.set(told(desk.get(), { type: 'where', at })),
})

/** A game of Patches as the screen shows it. Every action is one pure call and one `set`. */
export function makePatchesStore(
  session: Session<PatchesGame>,
  now: Now,
  previous: Session<PatchesGame> | null = null,
): PatchesStoreApi {
  return createStore<PatchesStore>((set, get) => ({
    ...newScene(session, previous),
    ...CLEARED,
    emitted: { id: 0, events: [] },
    ...makeActions({ get, set, now }),
  }))
}
