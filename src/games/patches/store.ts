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
import type { Now, RoundScene } from '../../ui/round-scene'
import type { Happening, Notice } from './notices'
import type { Reveal } from './reveal'
import { findCellRefusal } from './rules/refusal'
import { rules } from './rules/rules'
import type { Tile } from './rules/tile'
import type { Choice, PatchesGame, PatchesMove, PatchesState } from './rules/types'
import { type Preview, preview, viewFor } from './rules/view'

/** What a round shows, beside what belongs to its session. */
interface Scene extends RoundScene<PatchesGame> {
  /** The tile and the cell that the user has chosen so far. */
  readonly tile: Tile | null
  readonly cell: Position | null
  /** What the user has submitted, while the opponent is thinking. */
  readonly sealed: Choice | null
  /** The round that has just been played, while it is being shown. */
  readonly reveal: Reveal | null
  readonly paused: boolean
  readonly happening: Happening
}

interface Actions {
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
  /** Takes back what is sealed, or the last round with its replay. */
  undo(): void
  redo(): void
  restart(): void
  pause(): void
  /** Pauses a clock that runs; one that stands needs no cover. */
  pauseRunning(): void
  resume(): void
  /** Begins a new game; the present one can be had back. */
  deal(session: Session<PatchesGame>): void
  /** Shows the round from its deal, step by step; nothing counts while it is watched. */
  watch(): void
  stepForward(): void
  stepBack(): void
  /** Ends watching: the round lies as it did before. */
  leave(): void
}

export type PatchesStore = Scene & Actions
export type PatchesStoreApi = StoreApi<PatchesStore>

interface Desk {
  readonly get: PatchesStoreApi['getState']
  readonly set: PatchesStoreApi['setState']
  readonly now: Now
}

export const patchesState = ({ round }: Pick<Scene, 'round'>): PatchesState => stateOf(round)

/** Whether the user is to choose now. */
export function isUsersTurn(scene: PatchesStore): boolean {
  const { phase } = patchesState(scene)
  if (scene.paused || scene.watched || scene.sealed || phase.type === 'over') return false
  return phase.type !== 'replay' || phase.player === 'user'
}

/** Whether the opponent is to choose now. */
export function isOpponentsTurn(scene: PatchesStore): boolean {
  const { phase } = patchesState(scene)
  if (scene.paused || scene.watched) return false
  return scene.sealed !== null || (phase.type === 'replay' && phase.player === 'opponent')
}

/** The tile that the user plays next: in a replay there is only one. */
export function tileInHand(scene: Pick<Scene, 'round' | 'tile' | 'sealed'>): Tile | null {
  const { phase } = patchesState(scene)
  if (phase.type === 'replay') return phase.player === 'user' ? phase.tile : null
  return scene.sealed?.tile ?? scene.tile
}

/** What the user's choice would match, once there are both a tile and a cell. */
export function previewOf(
  scene: Pick<Scene, 'round' | 'tile' | 'cell' | 'sealed'>,
): Preview | null {
  const tile = tileInHand(scene)
  const { cell } = scene
  return tile && cell ? preview(viewFor(patchesState(scene), 'user'), { tile, cell }) : null
}

/** Why the user may not choose this cell now. */
export const cellRefusal = (scene: Pick<Scene, 'round'>, cell: Position) =>
  findCellRefusal({ player: 'user', ...patchesState(scene) }, cell)

/** One step of undo: a round, with the replay after it. */
export const beginsRound = ({ move }: Step<PatchesGame>): boolean => move.type === 'round'

const endsRound = ({ state }: Step<PatchesGame>): boolean => state.phase.type !== 'replay'

const told = ({ happening }: Scene, ...notices: readonly Notice[]) => ({
  happening: { id: happening.id + 1, notices },
})

/** What every change of position clears away. */
const CLEARED = { tile: null, cell: null, sealed: null, reveal: null } as const

/** The scene after a step. */
const stepped = (scene: Scene, round: Round<PatchesGame>, ...notices: readonly Notice[]) => ({
  round,
  ...CLEARED,
  ...told(scene, ...notices),
})

function play({ get, set, now }: Desk, move: PatchesMove): void {
  const { board: before } = patchesState(get())
  const played = playInRound(rules, get().round, move, now())
  if (!played.ok) return
  const reveal: Reveal = { before, events: played.events, stage: 'plain' }
  set({ ...stepped(get(), played.state, ...played.events), reveal, previous: null })
}

/** The clock runs from the first choice. */
function choose({ get, set, now }: Desk, chosen: Pick<Scene, 'tile' | 'cell'>, notice: Notice) {
  const round = startClock(rules, get().round, now())
  const found = previewOf({ ...get(), ...chosen })
  const notices: Notice[] = found ? [notice, { type: 'previewed', preview: found }] : [notice]
  set({ ...chosen, round, ...told(get(), ...notices) })
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

function takeBack({ get, set, now }: Desk): void {
  const { round, previous, sealed } = get()
  if (sealed) {
    set({ sealed: null, ...told(get(), { type: 'unsealed' }) })
    return
  }
  const undone = undoInRound(rules, round, beginsRound, now())
  if (undone !== round) set(stepped(get(), undone, { type: 'undone' }))
  else if (previous) set({ ...stepped(get(), previous, { type: 'restored' }), previous: null })
}

/** A round whose replay was never played can be had back as far as it went. */
function playAgain({ get, set, now }: Desk): void {
  const { round } = get()
  const [last] = round.session.future
  const counts = (step: Step<PatchesGame>) => endsRound(step) || step === last
  const redone = redoInRound(rules, round, counts, now())
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

function deal({ get, set, now }: Desk, session: Session<PatchesGame>): void {
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
  if (session === round.session || !step) return
  const reveal: Reveal = {
    before: patchesState(get()).board,
    events: step.events,
    stage: 'plain',
  }
  set({ ...stepped(get(), { ...round, session }, ...step.events), reveal })
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

/** A round of Patches as the screen shows it. Every action is one pure call and one `set`. */
export function makePatchesStore(round: Round<PatchesGame>, now: Now): PatchesStoreApi {
  return createStore<PatchesStore>((set, get) => ({
    round,
    previous: null,
    watched: null,
    ...CLEARED,
    paused: false,
    happening: { id: 0, notices: [] },
    ...makeActions({ get, set, now }),
  }))
}
