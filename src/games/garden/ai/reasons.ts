import { type Effect, previewStep, stepsOf } from '../rules/step.ts'
import { findEnding, takeStep } from '../rules/turn.ts'
import {
  type Clearing,
  type GardenPosition,
  type GardenStep,
  otherSide,
  type Side,
} from '../rules/types.ts'

/** The numbers of a group that is cleared. */
export interface Cleared {
  readonly count: number
  readonly weeds: number
  readonly points: number
}

/** Facts about what a step leaves to the other side. */
export type Next =
  | { readonly type: 'end'; readonly winner: Side | null }
  /** The other side cannot move, so that the turn stays. */
  | { readonly type: 'again' }
  | { readonly type: 'no-clearing' }
  /** The clearing that brings the other side most, and whether it reaches the goal. */
  | { readonly type: 'clearing'; readonly points: number; readonly goal: boolean }

/** Facts about a step of the player, each of which follows from playing the rules. */
export interface StepFacts {
  /** The group it clears; `undefined` for a free slide. */
  readonly cleared: Cleared | undefined
  readonly next: Next
}

const countsOf = ({ cells, weeds, points }: Clearing): Cleared => ({
  count: cells.length,
  weeds: weeds.length,
  points,
})

/** Plays a legal step of the player, after which no weed grows. */
function positionAfter(position: GardenPosition, step: GardenStep, effect: Effect): GardenPosition {
  const options = { difficulty: 'hard', deal: 1 } as const
  return takeStep({ options, seed: '', position, secondMoves: 0 }, step, effect).state.position
}

/** Returns the points of each clearing of the side to move. */
const clearingsOf = (position: GardenPosition): readonly number[] =>
  [...stepsOf(position, position.turn)].flatMap((step) => {
    const effect = previewStep(position, step)
    return effect.ok && effect.value.type === 'clear' ? effect.value.points : []
  })

function nextOf(after: GardenPosition, side: Side): Next {
  const ending = findEnding(after)
  if (ending) return { type: 'end', winner: ending.winner }
  if (after.turn === side) return { type: 'again' }
  const clearings = clearingsOf(after)
  if (clearings.length === 0) return { type: 'no-clearing' }
  const points = Math.max(...clearings)
  return { type: 'clearing', points, goal: after.points[otherSide(side)] + points >= after.goal }
}

/** Returns the facts about a legal step of the player. */
export function factsOf(position: GardenPosition, step: GardenStep): StepFacts {
  const effect = previewStep(position, step)
  if (!effect.ok) throw new Error(`The step is refused: ${effect.code}`)
  const { value } = effect
  return {
    cleared: value.type === 'clear' ? countsOf(value) : undefined,
    next: nextOf(positionAfter(position, step, value), step.side),
  }
}
