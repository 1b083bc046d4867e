import { makeHooks } from '#src/define/context.ts'
import type { Screen } from '#src/define/screen.ts'
import type { MakeSlice, SessionApi, SessionOf } from '#src/define/session.ts'
import { isSame, type Position } from '#src/engine/grid.ts'
import { isOver, type Step, start, stateOf, stop, stoppedAt } from '#src/engine/session.ts'
import { neighboursOf, ownerAt } from './rules/position.ts'
import { rules } from './rules/rules.ts'
import { type Effect, previewStep, targetsOf } from './rules/step.ts'
import type { GardenGame, GardenPosition, Side } from './rules/types.ts'
import type { Garden, GardenStore } from './types.ts'

export const {
  useGame: useGarden,
  useActions,
  usePlaying,
  useShown,
  useIsShown,
} = makeHooks<Garden>()

/** Returns `true` during the opponent's turn, paused or not. */
export const isThinking = ({
  session,
  replayed,
  learning,
}: Pick<GardenStore, 'session' | 'replayed' | 'learning'>) =>
  !replayed && !learning && stateOf(session).position.turn === 'ai' && !isOver(rules, session)

/** Returns `true` while the player may move. */
export const isPlayersTurn = ({ session, replayed, paused }: GardenStore): boolean =>
  !replayed && !paused && stateOf(session).position.turn === 'human' && !isOver(rules, session)

const isPlayers = ({ move }: Step<GardenGame>): boolean => move.side === 'human'

/** Counts the flowers a side has moved or gathered with, without turns that ran out of time. */
export const piecesPlayed = ({ past }: SessionOf<Garden>, side: Side): number =>
  past.filter(({ move }) => move.type === 'move' && move.side === side).length

/** Effects by position and step: a cell renders only when its own is another object. */
const effects = new WeakMap<GardenPosition, Map<string, Effect | undefined>>()

function effectOf(position: GardenPosition, from: Position, to: Position): Effect | undefined {
  const known = effects.get(position) ?? new Map<string, Effect | undefined>()
  effects.set(position, known)
  const key = `${from.row},${from.col} ${to.row},${to.col}`
  if (!known.has(key)) {
    const effect = previewStep(position, { side: 'human', from, to })
    known.set(key, effect.ok ? effect.value : undefined)
  }
  return known.get(key)
}

/** Returns the selected flower's effect on a cell; `undefined` if it cannot move there. */
export const effectAt = ({ session, selected }: GardenStore, at: Position | null) =>
  selected && at ? effectOf(stateOf(session).position, selected, at) : undefined

/** Returns `true` if the selected flower can slide freely. */
export const slidesFreely = (store: GardenStore): boolean =>
  store.selected !== null &&
  neighboursOf(store.selected).some((at) => effectAt(store, at)?.type === 'free-slide')

/** The opponent's best clearing with a flower of its own, if it were to move; by position and cell. */
const threats = new WeakMap<GardenPosition, Map<string, Clear | undefined>>()

type Clear = Extract<Effect, { type: 'clear' }>

function threatOf(position: GardenPosition, from: Position): Clear | undefined {
  const known = threats.get(position) ?? new Map<string, Clear | undefined>()
  threats.set(position, known)
  const key = `${from.row},${from.col}`
  if (!known.has(key)) {
    const clearings = targetsOf(position, 'ai', from).flatMap((to) => {
      const effect = previewStep(position, { side: 'ai', from, to })
      return effect.ok && effect.value.type === 'clear' ? effect.value : []
    })
    known.set(key, clearings.toSorted((a, b) => b.points - a.points)[0])
  }
  return known.get(key)
}

/** Returns what the opponent's flower that is pointed at could take, while the player has the choice. */
export function threatAt(store: GardenStore): Clear | undefined {
  const { session, selected, aimed } = store
  if (selected || !aimed || !isPlayersTurn(store)) return undefined
  const { position } = stateOf(session)
  return ownerAt(position.cells, aimed) === 'ai' ? threatOf(position, aimed) : undefined
}

/** Returns `true` for a flower that the player may move now. */
export const isMovable = (store: GardenStore, at: Position): boolean =>
  isPlayersTurn(store) &&
  ownerAt(stateOf(store.session).position.cells, at) === 'human' &&
  targetsOf(stateOf(store.session).position, 'human', at).length > 0

/** Returns `true` for another of the player's flowers that the selected one cannot gather with. */
function isOtherChoice(position: GardenPosition, selected: Position, at: Position): boolean {
  const targets = targetsOf(position, 'human', selected)
  return ownerAt(position.cells, at) === 'human' && !targets.some((target) => isSame(target, at))
}

/** Answers a click by the position and what is selected. */
function click(at: Position, store: GardenStore, session: SessionApi<Garden>): void {
  const { paused, replayed, selected } = store
  const { position } = stateOf(store.session)
  const isOwn = ownerAt(position.cells, at) === 'human' && !isOver(rules, store.session)
  const moveFrom = (from: Position) => session.play({ type: 'move', side: 'human', from, to: at })
  if (paused || replayed) return
  if (selected && isSame(selected, at)) store.unselect()
  else if (selected && !isOtherChoice(position, selected, at)) moveFrom(selected)
  // A move from a cell to itself, whose refusal says what is wrong there.
  else if (!isOwn) moveFrom(at)
  else {
    const targets = targetsOf(position, 'human', at).length
    session.emit([{ type: 'selected', at, targets }], { change: { selected: at }, starts: true })
  }
}

/** Passes the turn; pauses after two turns in a row that ran out of time. */
function timeOut(past: readonly Step<GardenGame>[], session: SessionApi<Garden>): void {
  const isIdle = past.findLast(isPlayers)?.move.type === 'time-out'
  session.play(
    { type: 'time-out', side: 'human' },
    isIdle ? { signals: [{ type: 'idle' }], pauses: true } : {},
  )
}

const makeSlice: MakeSlice<Garden> = (set, get, session) => ({
  selected: null,
  aimed: null,
  turnWatch: stoppedAt(0),
  hinted: null,
  wantsHint: false,
  select: (at) => click(at, get(), session),
  unselect: () => session.emit([{ type: 'unselected' }], { change: { selected: null } }),
  aim: (at) => set({ aimed: at }),
  answer: (move) => {
    // A move chosen for an earlier position is dropped without an announcement.
    if (rules.play(stateOf(get().session), move).ok) session.play(move)
  },
  hint: () => {
    if (!get().hinted && isPlayersTurn(get())) set({ wantsHint: true })
  },
  showHint: (step, text) => {
    const change = { hinted: step, wantsHint: false, selected: null }
    const effects = { change, assist: 'hint', starts: !get().paused } as const
    session.emit(
      [
        { type: 'hinted', step },
        { type: 'reason', text },
      ],
      effects,
    )
  },
  callPlayer: () => session.emit([{ type: 'your-turn' }]),
  timeOut: () => timeOut(get().session.past, session),
  runTurn: () => set({ turnWatch: start(get().turnWatch, session.now()) }),
  stopTurn: () => set({ turnWatch: stop(get().turnWatch, session.now()) }),
  warnLowTime: (seconds) => session.emit([{ type: 'low-time', seconds }]),
})

/** A new position resets the turn's stopwatch; the selection survives only the opponent's step. */
export const store: Screen<Garden>['store'] = {
  slice: makeSlice,
  follow: ({ selected }, next, events) => {
    const isAnswer = events.some((event) => 'side' in event && event.side === 'ai')
    const stays =
      isAnswer && selected && ownerAt(stateOf(next).position.cells, selected) === 'human'
    const selection = stays ? selected : null
    return { selected: selection, turnWatch: stoppedAt(0), hinted: null, wantsHint: false }
  },
  // A full turn: the player's last step and everything after it.
  stops: {
    undo: isPlayers,
    redo: ({ state }) => state.position.turn === 'human' || rules.outcome(state) !== null,
  },
}
