import { isSame, type Position } from '#src/engine/grid.ts'
import { isOver, type Session, type Step, stateOf } from '#src/engine/session.ts'
import { elapsed, type Stopwatch, start, stop, stoppedAt } from '#src/engine/stopwatch.ts'
import { makeHooks } from '#src/play/context.ts'
import type { GameStore, MakeSlice, Screen, SessionApi } from '#src/play/types.ts'
import type { Opponent } from './opponent'
import { ownerAt } from './rules/cells'
import { type OptionProblem, rules } from './rules/rules'
import { targetsOf } from './rules/step'
import type { GardenGame, GardenMove, GardenPosition, Side } from './rules/types'

/** What Garden's store holds beside the session. */
interface GardenSlice {
  readonly selected: Position | null
  /** The cell that is pointed at, by the pointer or the focus: what would happen there is shown. */
  readonly aimed: Position | null
  /** How long the present turn has taken. */
  readonly turnWatch: Stopwatch
  /** Selects the player's flower there, unselects it, or moves the selected one there. */
  select(at: Position): void
  unselect(): void
  aim(at: Position | null): void
  /** The AI's move. */
  answer(move: GardenMove): void
  /** The AI's step has been seen. */
  callPlayer(): void
  /** The time for the player's turn has run out. */
  timeOut(): void
  runTurn(): void
  stopTurn(): void
  hurry(seconds: number): void
}

type GardenSignal =
  | { readonly type: 'selected'; readonly at: Position; readonly targets: number }
  | { readonly type: 'unselected' }
  /** The AI's step has been seen, and the player is to move. */
  | { readonly type: 'your-turn' }
  /** Two turns in a row ran out of time: nobody seems to be there. */
  | { readonly type: 'deserted' }
  /** So many seconds are left of the turn. */
  | { readonly type: 'hurry'; readonly seconds: number }

/** What is drawn for a flower on its way out, and for the points it brings. */
export type GardenPiece =
  | { readonly type: 'flower'; readonly owner: Side; readonly colour: number }
  | { readonly type: 'points'; readonly points: number }

export interface Garden {
  Game: GardenGame
  Slice: GardenSlice
  Signal: GardenSignal
  Piece: GardenPiece
  Problem: OptionProblem
  Worker: Opponent
}

export type GardenStore = GameStore<Garden>

export const {
  useGame: useGarden,
  useActions,
  usePlaying,
  useShown,
  useIsShown,
} = makeHooks<Garden>()

type InSession = Pick<GardenStore, 'session'>

export const positionNow = ({ session }: InSession): GardenPosition => stateOf(session).position

/** The AI is thinking, or would be if the game were not paused. */
export const isThinking = ({ session, replayed }: Pick<GardenStore, 'session' | 'replayed'>) =>
  !replayed && stateOf(session).position.turn === 'ai' && !isOver(rules, session)

const isPlayers = ({ move }: Step<GardenGame>): boolean => move.side === 'human'

/** How many flowers a side has moved or gathered with; turns that ran out of time do not count. */
export const piecesPlayed = ({ past }: Session<GardenGame>, side: Side): number =>
  past.filter(({ move }) => move.type === 'move' && move.side === side).length

/** What a click on a cell means. */
type Meaning =
  | { readonly type: 'unselect' }
  | { readonly type: 'select'; readonly targets: number }
  /** Where nothing is selected, the move from a cell to itself: its refusal says what is wrong there. */
  | { readonly type: 'move'; readonly move: GardenMove }

/** Says what a click means, by the position and what is selected. */
export function interpret(
  { session, selected }: Pick<GardenStore, 'session' | 'selected'>,
  at: Position,
): Meaning {
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

/** Says if another of the player's flowers is meant: one that the selected flower cannot gather with. */
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

/** After two turns in a row that ran out of time the game pauses itself. */
function timeOut(past: readonly Step<GardenGame>[], session: SessionApi<Garden>): void {
  const isDeserted = past.findLast(isPlayers)?.move.type === 'time-out'
  session.play(
    { type: 'time-out', side: 'human' },
    isDeserted ? { signals: [{ type: 'deserted' }], pauses: true } : {},
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
    // What was asked before the position changed must not be refused aloud.
    if (rules.play(stateOf(get().session), move).ok) session.play(move)
  },
  callPlayer: () => session.emit([{ type: 'your-turn' }]),
  timeOut: () => timeOut(get().session.past, session),
  runTurn: () => set({ turnWatch: start(get().turnWatch, session.now()) }),
  stopTurn: () => set({ turnWatch: stop(get().turnWatch, session.now()) }),
  hurry: (seconds) => session.emit([{ type: 'hurry', seconds }]),
})

/** How Garden's store is made: a new position ends the turn's time, and a flower that the AI's step left stays selected. */
export const store: Screen<Garden>['store'] = {
  slice: makeSlice,
  follow: ({ selected }, next, events) => {
    const isAnswer = events.some((event) => 'side' in event && event.side === 'ai')
    const stays =
      isAnswer && selected && ownerAt(stateOf(next).position.cells, selected) === 'human'
    return { selected: stays ? selected : null, turnWatch: stoppedAt(0) }
  },
  // A full turn: the player's last step and all that followed it.
  stops: {
    undo: isPlayers,
    redo: ({ state }) => state.position.turn === 'human' || rules.outcome(state) !== null,
  },
}

export const turnMs = ({ turnWatch }: GardenStore, now: number): number => elapsed(turnWatch, now)
