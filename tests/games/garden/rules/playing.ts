import type { Position } from '#src/engine/grid.ts'
import type { Random } from '#src/engine/random.ts'
import { parsePosition } from '#src/games/garden/rules/position.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import type {
  Difficulty,
  GardenEvent,
  GardenMove,
  GardenPosition,
  GardenState,
  Side,
} from '#src/games/garden/rules/types.ts'

/** A position from text that is known to be good. Rows that are empty to the bottom may be left out. */
export function positionOf(text: string): GardenPosition {
  const lines = text.trim().split('\n')
  const rows = Array.from({ length: 7 }, (_, row) => (lines[row + 1]?.trim() ?? '').padEnd(7, '.'))
  const position = parsePosition([lines[0], ...rows].join('\n'))
  if (!position.ok) throw new Error(`${position.code}: ${position.detail}`)
  return position.value
}

/** A position from text as if it were played to. */
export const stateOf = (
  text: string,
  difficulty: Difficulty = 'easy',
  seed = 'seed',
): GardenState => ({
  options: { difficulty, deal: 1 },
  seed,
  position: positionOf(text),
  aiMoves: 0,
})

/** `row,col` as a position. */
export function placeOf(text: string): Position {
  const [row = Number.NaN, col = Number.NaN] = text.split(',').map(Number)
  return { row, col }
}

export const places = (text: string): Position[] => text.split(' ').filter(Boolean).map(placeOf)

/** `row,col row,col` as a side's move. */
export function moveOf(side: Side, text: string): GardenMove {
  const [from = placeOf(''), to = placeOf('')] = places(text)
  return { type: 'move', side, from, to }
}

/** Plays a move that must be accepted. */
export function played(
  state: GardenState,
  move: GardenMove,
): { state: GardenState; events: readonly GardenEvent[] } {
  const result = rules.play(state, move)
  if (!result.ok) throw new Error(`${JSON.stringify(move)} is refused: ${result.code}`)
  return result
}

interface Turn {
  readonly state: GardenState
  readonly events: readonly GardenEvent[]
  /** None for the deal. */
  readonly move?: GardenMove
}

/**
 * Each position of a random game, from the deal to the end, with what led to it. One turn in
 * `timeOuts` runs out of time; none when that is 0.
 */
export function* playOut(start: GardenState, random: Random, timeOuts = 0): Generator<Turn> {
  yield { state: start, events: [] }
  for (let state = start; !rules.outcome(state); ) {
    const isLate = timeOuts > 0 && random.below(timeOuts) === 0
    const move = isLate ? timeOutOf(state) : drawMove(state, random)
    const next = played(state, move)
    yield { ...next, move }
    state = next.state
  }
}

const timeOutOf = ({ position }: GardenState): GardenMove => ({
  type: 'time-out',
  side: position.turn,
})

function drawMove(state: GardenState, random: Random): GardenMove {
  const moves = [...rules.legalMoves(state)]
  const move = moves[random.below(moves.length)]
  if (!move) throw new Error('A game that goes on has moves')
  return move
}
