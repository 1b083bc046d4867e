import type { Digit } from '#src/engine/digits.ts'
import { isSame } from '#src/engine/grid.ts'
import { stepsOf } from './step.ts'
import type { GardenMove, GardenState, GardenStep } from './types.ts'

/** Codes a move as its rank among the steps of the side to move; the last rank is for time that has run out. */
export function codeMove(digit: Digit, { position }: GardenState, move?: GardenMove): GardenMove {
  const { turn } = position
  const steps = [...stepsOf(position, turn)]
  const step = steps[digit(steps.length + 1, move && rankIn(steps, move))]
  return step ? { type: 'move', ...step } : { type: 'time-out', side: turn }
}

function rankIn(steps: readonly GardenStep[], move: GardenMove): number {
  if (move.type === 'time-out') return steps.length
  return steps.findIndex(({ from, to }) => isSame(from, move.from) && isSame(to, move.to))
}
