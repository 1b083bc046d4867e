import { type Effect, previewStep, stepsOf } from '../rules/step.ts'
import { findEnding, takeStep } from '../rules/turn.ts'
import { type Clearing, type GardenPosition, otherSide, type Step } from '../rules/types.ts'

/** The numbers of a group that is cleared. */
export interface Cleared {
  readonly count: number
  readonly weeds: number
  readonly points: number
}

/** Facts about a step of the player, each of which follows from playing the rules. */
export interface StepFacts {
  /** The group it clears; `undefined` for a free slide. */
  readonly cleared: Cleared | undefined
  /** It ends the game, with more points for its side. */
  readonly wins: boolean
  /** The clearing that brings the other side most in its next turn; `undefined` if there is none. */
  readonly reply: Cleared | undefined
}

const countsOf = ({ cells, weeds, points }: Clearing): Cleared => ({
  count: cells.length,
  weeds: weeds.length,
  points,
})

const clearedBy = (effect: Effect): Cleared | undefined =>
  effect.type === 'clear' ? countsOf(effect) : undefined

/** Plays a legal step of the player, after which no weed grows. */
function positionAfter(position: GardenPosition, step: Step, effect: Effect): GardenPosition {
  const options = { difficulty: 'hard', deal: 1 } as const
  return takeStep({ options, seed: '', position, aiMoves: 0 }, step, effect).state.position
}

/** Returns the clearing that brings a side most, if it were to move; `undefined` if there is none. */
function bestClearing(position: GardenPosition, step: Step): Cleared | undefined {
  const clearings = [...stepsOf(position, otherSide(step.side))].flatMap((reply) => {
    const effect = previewStep(position, reply)
    return effect.ok ? (clearedBy(effect.value) ?? []) : []
  })
  return clearings.reduce<Cleared | undefined>(
    (best, next) => (best && best.points >= next.points ? best : next),
    undefined,
  )
}

/** Returns the facts about a legal step of the player. */
export function factsOf(position: GardenPosition, step: Step): StepFacts {
  const effect = previewStep(position, step)
  if (!effect.ok) throw new Error(`The step is refused: ${effect.code}`)
  const after = positionAfter(position, step, effect.value)
  const ending = findEnding(after)
  return {
    cleared: clearedBy(effect.value),
    wins: ending?.winner === step.side,
    reply: ending ? undefined : bestClearing(after, step),
  }
}
