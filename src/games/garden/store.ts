import { makeHooks } from '#src/define/context.ts'
import type { Screen } from '#src/define/screen.ts'
import type { MakeSlice, SessionApi } from '#src/define/session.ts'
import { isSame, type Position } from '#src/engine/grid.ts'
import {
  elapsed,
  isOver,
  type Session,
  type Step,
  start,
  stateOf,
  stop,
  stoppedAt,
} from '#src/engine/session.ts'
import { ownerAt } from './rules/position.ts'
import { rules } from './rules/rules.ts'
import { type Effect, previewStep, targetsOf } from './rules/step.ts'
import type { GardenGame, GardenMove, GardenPosition, Side } from './rules/types.ts'
import type { Garden, GardenStore } from './types.ts'

export const {
  useGame: useGarden,
  useActions,
  usePlaying,
  useShown,
  useIsShown,
} = makeHooks<Garden>()

/** Returns `true` during the AI's turn, paused or not. */
export const isThinking = ({ session, replayed }: Pick<GardenStore, 'session' | 'replayed'>) =>
  !replayed && stateOf(session).position.turn === 'ai' && !isOver(rules, session)

const isPlayers = ({ move }: Step<GardenGame>): boolean => move.side === 'human'

/** Counts the flowers a side has moved or gathered with, without turns that ran out of time. */
export const piecesPlayed = ({ past }: Session<GardenGame>, side: Side): number =>
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

type Selection = Pick<GardenStore, 'session' | 'selected'>

/** Returns the selected flower's effect on a cell; `undefined` if it cannot move there. */
export const effectAt = (
  { session, selected }: Selection,
  at: Position | null,
): Effect | undefined =>
  selected && at ? effectOf(stateOf(session).position, selected, at) : undefined

type Meaning =
  | { readonly type: 'unselect' }
  | { readonly type: 'select'; readonly targets: number }
  /** With nothing selected, a move from a cell to itself, whose refusal says what is wrong there. */
  | { readonly type: 'move'; readonly move: GardenMove }

/** Interprets a click by the position and what is selected. */
export function interpret({ session, selected }: Selection, at: Position): Meaning {
  const position = stateOf(session).position
  const moveFrom = (from: Position): Meaning => ({
    type: 'move',
    move: { type: 'move', side: 'human', from, to: at },
  })
  if (selected && isSame(selected, at)) return { type: 'unselect' }
  if (selected && !isOtherChoice(position, selected, at)) return moveFrom(selected)
  if (isOver(rules, session) || ownerAt(position.cells, at) !== 'human') return moveFrom(at)
  return { type: 'select', targets: targetsOf(position, 'human', at).length }
}

/** Returns `true` for another of the player's flowers that the selected one cannot gather with. */
function isOtherChoice(position: GardenPosition, selected: Position, at: Position): boolean {
  const targets = targetsOf(position, 'human', selected)
  return ownerAt(position.cells, at) === 'human' && !targets.some((target) => isSame(target, at))
}

function click(at: Position, store: GardenStore, session: SessionApi<Garden>): void {
  if (store.paused || store.replayed) return
  const meaning = interpret(store, at)
  if (meaning.type === 'unselect') store.unselect()
  else if (meaning.type === 'move') session.play(meaning.move)
  else {
    const selected = { type: 'selected', at, targets: meaning.targets } as const
    session.emit([selected], { change: { selected: at }, starts: true })
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
  select: (at) => click(at, get(), session),
  unselect: () => session.emit([{ type: 'unselected' }], { change: { selected: null } }),
  aim: (at) => set({ aimed: at }),
  answer: (move) => {
    // A move chosen for an earlier position is dropped without an announcement.
    if (rules.play(stateOf(get().session), move).ok) session.play(move)
  },
  callPlayer: () => session.emit([{ type: 'your-turn' }]),
  timeOut: () => timeOut(get().session.past, session),
  runTurn: () => set({ turnWatch: start(get().turnWatch, session.now()) }),
  stopTurn: () => set({ turnWatch: stop(get().turnWatch, session.now()) }),
  warnLowTime: (seconds) => session.emit([{ type: 'low-time', seconds }]),
})

/** A new position resets the turn's stopwatch; the selection survives only the AI's step. */
export const store: Screen<Garden>['store'] = {
  slice: makeSlice,
  follow: ({ selected }, next, events) => {
    const isAnswer = events.some((event) => 'side' in event && event.side === 'ai')
    const stays =
      isAnswer && selected && ownerAt(stateOf(next).position.cells, selected) === 'human'
    return { selected: stays ? selected : null, turnWatch: stoppedAt(0) }
  },
  // A full turn: the player's last step and everything after it.
  stops: {
    undo: isPlayers,
    redo: ({ state }) => state.position.turn === 'human' || rules.outcome(state) !== null,
  },
}

export const turnMs = ({ turnWatch }: GardenStore, now: number): number => elapsed(turnWatch, now)
