import type { Position } from '#src/engine/grid.ts'
import type { Random } from '#src/engine/random.ts'
import { parsePosition } from '#src/games/garden/rules/position.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import type {
  GardenEvent,
  GardenMove,
  GardenPosition,
  GardenState,
  GardenStrength,
  Side,
} from '#src/games/garden/rules/types.ts'

/** Parses a valid position. Trailing empty rows are optional. */
export function positionOf(text: string): GardenPosition {
  const lines = text.trim().split('\n')
  const rows = Array.from({ length: 7 }, (_, row) => (lines[row + 1]?.trim() ?? '').padEnd(7, '.'))
  const position = parsePosition([lines[0], ...rows].join('\n'))
  if (!position.ok) throw new Error(`${position.code}: ${position.detail}`)
  return position.value
}

/** A state from text. */
export const stateOf = (
  text: string,
  difficulty: GardenStrength = 'easy',
  seed = 'seed',
): GardenState => ({
  options: { difficulty, deal: 1 },
  seed,
  position: positionOf(text),
  secondMoves: 0,
})

/** Parses `row,col`. */
export function parseCell(text: string): Position {
  const [row = Number.NaN, col = Number.NaN] = text.split(',').map(Number)
  return { row, col }
}

export const parseCells = (text: string): Position[] =>
  text.split(' ').filter(Boolean).map(parseCell)

/** Parses `row,col row,col` as a side's move. */
export function moveOf(side: Side, text: string): GardenMove {
  const [from = parseCell(''), to = parseCell('')] = parseCells(text)
  return { type: 'move', side, from, to }
}

/** Plays a legal move. */
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
  /** Absent for the deal. */
  readonly move?: GardenMove
}

/** Yields the positions of a random game from the deal. One turn in `timeOuts` times out; never if 0. */
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
