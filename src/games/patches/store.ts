import { makeHooks } from '#src/define/context.ts'
import type { Playing, Screen } from '#src/define/screen.ts'
import type { MakeSlice } from '#src/define/session.ts'
import { isSame, type Position } from '#src/engine/grid.ts'
import { type Session, type Step, stateOf } from '#src/engine/session.ts'
import type { Tile } from './rules/tile.ts'
import {
  isForTwo,
  type Matching,
  type PatchesGame,
  type PatchesMove,
  type Player,
} from './rules/types.ts'
import { findCellRefusal, preview, seatOf, viewFor } from './rules/view.ts'
import type { Chosen, Patches, PatchesSignal, PatchesStore } from './types.ts'

export const {
  useGame: usePatches,
  useActions,
  usePlaying,
  useShown,
  useIsShown,
  useStage,
} = makeHooks<Patches>()

/** Returns `true` once the opponent's tile has landed. */
export function useHasLanded(): boolean {
  const stage = useStage()
  const isShown = useIsShown()
  return isShown || stage > 0
}

/** Returns whose placement is due; `null` in a pause, in a replay, and at the end. */
export function turnIn({ mode, session, paused, sealed }: PatchesStore): Player | null {
  const { phase } = stateOf(session)
  if (mode === 'replay' || paused || phase.type === 'over') return null
  if (phase.type === 'replay') return phase.player
  return sealed ? 'opponent' : 'user'
}

type Choosing = Chosen & Pick<PatchesStore, 'session' | 'holder'>

/** Returns the player whose tiles are on the screen; `null` behind the curtain. A replay shows a tile that both have seen. */
export function seatIn({ session, holder }: Pick<Choosing, 'session' | 'holder'>): Player | null {
  if (!isForTwo(session.options)) return 'user'
  const { phase } = stateOf(session)
  return phase.type === 'replay' ? phase.player : holder
}

/** Returns `true` while the player on the screen may choose. */
export const canChoose = (store: PatchesStore): boolean => {
  const turn = turnIn(store)
  return turn !== null && turn === seatIn(store)
}

/** Returns the tiles on the screen: a hand with a tile that is replayed, or that tile alone where two people see it. */
export function tilesIn(store: Choosing): readonly Tile[] {
  const { hands, phase } = stateOf(store.session)
  const seat = seatIn(store)
  const replayed = phase.type === 'replay' && phase.player === seat ? [phase.tile] : []
  if (!seat || (phase.type === 'replay' && isForTwo(store.session.options))) return replayed
  return [...hands[seat], ...replayed]
}

/** Returns the cell that is chosen or, until one is, aimed at. */
export const cellInView = ({ cell, aimed }: Chosen): Position | null => cell ?? aimed

/** Returns the next tile of the player on the screen; in a replay there is only one. */
export function tileInHand(store: Choosing): Tile | null {
  const { phase } = stateOf(store.session)
  const seat = seatIn(store)
  if (phase.type === 'replay') return phase.player === seat ? phase.tile : null
  return (seat === 'user' && store.sealed?.tile) || store.tile
}

export function previewOf(store: Choosing): Matching | null {
  const tile = tileInHand(store)
  const cell = cellInView(store)
  const seat = seatIn(store)
  return seat && tile && cell
    ? preview(viewFor(stateOf(store.session), seat), { tile, cell })
    : null
}

const cellRefusal = (store: Choosing, cell: Position) =>
  findCellRefusal(seatOf(stateOf(store.session), seatIn(store) ?? 'user'), cell)

export const isOpenTo = (store: PatchesStore, cell: Position): boolean =>
  canChoose(store) && !cellRefusal(store, cell)

type Interpreted =
  | { readonly move: PatchesMove }
  | {
      readonly signals: readonly PatchesSignal[]
      readonly change?: Partial<Chosen & Pick<PatchesStore, 'holder'>>
    }

const UNCHOSEN = { type: 'unchosen' } as const

function pressTile(store: Choosing, tile: Tile): Interpreted | null {
  const { phase } = stateOf(store.session)
  if (phase.type === 'replay' || !tilesIn(store).includes(tile)) return null
  if (store.tile === tile) return { signals: [UNCHOSEN], change: { tile: null } }
  return choose(store, { tile }, { type: 'tile-chosen', tile })
}

function pressCell(store: Choosing, cell: Position): Interpreted {
  const code = cellRefusal(store, cell)
  if (code) return { signals: [{ type: 'cell-refused', cell, code }] }
  const placed = tileInHand(store)
  // After another tile was taken, the same cell confirms it.
  const isAgain = store.cell && isSame(store.cell, cell) && store.placed === placed
  if (isAgain) {
    // The tile stays chosen.
    const signal = placed === null ? UNCHOSEN : ({ type: 'tile-chosen', tile: placed } as const)
    return { signals: [signal], change: { cell: null } }
  }
  return choose(store, { cell, placed }, { type: 'cell-chosen', cell })
}

/** A tile that is replayed is chosen already. */
function startDrag(store: Choosing, tile: Tile): Interpreted | null {
  const { phase } = stateOf(store.session)
  const isHeld = phase.type !== 'replay' && tilesIn(store).includes(tile)
  if (!isHeld && tileInHand(store) !== tile) return null
  return choose(store, { tile, cell: null }, { type: 'tile-chosen', tile })
}

function choose(store: Choosing, change: Partial<Chosen>, signal: PatchesSignal): Interpreted {
  const chosen = { ...store, ...change }
  const found = previewOf(chosen)
  if (!found || !chosen.cell) return { signals: [signal], change }
  const previewed = { type: 'previewed', cell: chosen.cell, preview: found } as const
  return { signals: [signal, previewed], change }
}

function pressSubmit(store: PatchesStore): Interpreted {
  const tile = tileInHand(store)
  const { cell, sealed, session, mode } = store
  if (!tile || !cell) {
    const missing = tile ? 'cell' : cell ? 'tile' : 'both'
    return { signals: [{ type: 'incomplete', missing }] }
  }
  const chosen = { tile, cell }
  if (stateOf(session).phase.type === 'replay') return { move: { type: 'replay', cell } }
  // A lesson holds its better move to be redone, and in it what the opponent chose in the game.
  const shown = mode === 'lesson' && session.future.at(-1)?.move
  if (shown && shown.type === 'round') return { move: { ...shown, user: chosen } }
  if (!isForTwo(session.options))
    return { signals: [{ type: 'thinking' }], change: { sealed: chosen } }
  if (sealed) return { move: { type: 'round', user: sealed, opponent: chosen } }
  return { signals: [{ type: 'handed-over' }], change: { ...NOTHING_CHOSEN, sealed: chosen } }
}

const NOTHING_CHOSEN = {
  tile: null,
  cell: null,
  placed: null,
  aimed: null,
  refusal: null,
  sealed: null,
  hinted: null,
  wantsHint: false,
  holder: null,
} as const

const makeSlice: MakeSlice<Patches> = (set, get, session) => {
  /** Does what a press means in the turn of the player on the screen. The first placement starts the clock. */
  const act = (read: (store: PatchesStore) => Interpreted | null) => {
    const meaning = canChoose(get()) ? read(get()) : null
    if (!meaning) return
    if ('move' in meaning) session.play(meaning.move)
    else if (!meaning.change) session.emit(meaning.signals)
    else session.emit(meaning.signals, { change: meaning.change, starts: true })
  }
  return {
    ...NOTHING_CHOSEN,
    chooseTile: (tile) => act((store) => pressTile(store, tile)),
    chooseCell: (cell) => act((store) => pressCell(store, cell)),
    pickUp: (tile) => act((store) => startDrag(store, tile)),
    aim: (cell, isDragged = false) =>
      set({
        aimed: cell && isOpenTo(get(), cell) ? cell : null,
        refusal: (isDragged && cell && cellRefusal(get(), cell)) || null,
      }),
    submit: () => act(pressSubmit),
    hint: () => {
      if (!get().hinted && turnIn(get()) === 'user') set({ wantsHint: true })
    },
    showHint: (placement, text) => {
      const isDue = get().wantsHint && turnIn(get()) === 'user'
      set({ wantsHint: false })
      if (!isDue) return
      const change = { hinted: placement }
      session.emit([{ type: 'hinted', text }], { change, assist: 'hint', starts: true })
    },
    showHand: () => set({ holder: turnIn(get()) }),
    coverHand: () => set({ ...NOTHING_CHOSEN, sealed: get().sealed }),
    repeat: () => session.emit([{ type: 'repeated' }]),
    unselect: () => {
      const isChosen = (get().tile !== null || get().cell !== null) && canChoose(get())
      if (isChosen) session.emit([UNCHOSEN], { change: { tile: null, cell: null } })
    },
    unseal: () => {
      const change = isForTwo(get().session.options) ? NOTHING_CHOSEN : { sealed: null }
      if (get().sealed) session.emit([{ type: 'unsealed' }], { change })
    },
    answer: (opponent) => {
      const { sealed: user } = get()
      if (turnIn(get()) !== 'opponent') return
      session.play(
        user ? { type: 'round', user, opponent } : { type: 'replay', cell: opponent.cell },
      )
    },
  }
}

/** Covers the hand of whoever holds the device when the game is paused: another may resume it. */
export const runCurtain = ({ store }: Pick<Playing<Patches>, 'store'>): (() => void) =>
  store.subscribe(({ holder, paused, coverHand }) => {
    if (holder && paused) coverHand()
  })

const beginsRound = ({ move }: Step<PatchesGame>): boolean => move.type === 'round'

/** A new position clears the placement; undo and redo move by a round with its replay. */
export const store: Screen<Patches>['store'] = {
  slice: makeSlice,
  follow: () => NOTHING_CHOSEN,
  beginsTurn: beginsRound,
}

/** Splits a game before its last round, which includes the replay after a collision. */
export function splitLastRound(session: Session<PatchesGame>) {
  const length = Math.max(0, session.past.findLastIndex(beginsRound))
  const events = session.past.slice(length).flatMap((step) => step.events)
  return { before: { ...session, past: session.past.slice(0, length) }, events }
}

export const roundsPlayed = ({ past }: Session<PatchesGame>): number =>
  past.filter(beginsRound).length
