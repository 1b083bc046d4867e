import { describe, expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { movesOf } from '#src/games/garden/ai/choose-move.ts'
import { Packed } from '#src/games/garden/ai/packed.ts'
import { makePosition } from '#src/games/garden/rules/position.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import { previewStep, stepsOf } from '#src/games/garden/rules/step.ts'
import type { GardenPosition, GardenState, GardenStep } from '#src/games/garden/rules/types.ts'
import { sampled } from '../../../support/effort'
import { playOut } from '../rules/playing'

/** The comparable state without undo frames, as text for speed. */
const textOf = ({ cells, points, slides, turn, low, high }: Packed): string =>
  [cells, points, slides, turn, low, high].map(String).join(' ')

const cellText = ({ row, col }: GardenStep['from']) => `${row},${col}`

/** A step by its effect: all gatherings of one group are equal. */
function deedOf(position: GardenPosition, step: GardenStep): string {
  const effect = previewStep(position, step)
  if (!effect.ok) throw new Error(effect.code)
  const isGathered = position.cells[7 * step.to.row + step.to.col] !== 0
  if (effect.value.type === 'clear' && isGathered)
    return effect.value.cells.map(cellText).sort().join(' ')
  return `${cellText(step.from)} to ${cellText(step.to)}`
}

/** A state after a step without weed and pass, as the search sees it. */
function afterStep(state: GardenState, step: GardenStep): GardenPosition {
  const played = rules.play(state, { type: 'move', ...step })
  if (!played.ok) throw new Error(played.code)
  const weed = played.events.find((event) => event.type === 'sprouted')
  const turn = step.side === 'human' ? 'ai' : 'human'
  const { cells, ...rest } = played.state.position
  if (weed?.type !== 'sprouted') return { ...rest, turn, cells }
  return { ...rest, turn, cells: cells.with(7 * weed.at.row + weed.at.col, 0) }
}

/** Asserts that moves equal the rules' steps, lead to the same positions, and are undone. */
function expectSame(state: GardenState): void {
  const { position } = state
  const garden = new Packed(position)
  const before = textOf(garden)
  const text = makePosition(position)
  const deeds = movesOf(garden).map((move) => deedOf(position, garden.stepOf(move)))
  const all = new Set(
    Array.from(stepsOf(position, position.turn), (step) => deedOf(position, step)),
  )
  expect(deeds.sort(), text).toEqual([...all].sort())
  for (const move of movesOf(garden)) {
    const step = garden.stepOf(move)
    garden.make(move)
    expect(textOf(garden), text).toBe(textOf(new Packed(afterStep(state, step))))
    garden.unmake()
    expect(textOf(garden), text).toBe(before)
  }
}

describe('the packed position', () => {
  test('agrees with the rules on random games with weeds, and unmakes every move', () => {
    const random = makeRandom('packed')
    for (let seed = 0; seed < sampled(100); seed++) {
      const dealt = rules.deal({ difficulty: 'hard', deal: 1 }, `packed ${seed}`)
      for (const { state } of playOut(dealt, random)) {
        const isOver = rules.outcome(state) !== null
        expect(new Packed(state.position).isOver()).toBe(isOver)
        if (!isOver) expectSame(state)
      }
    }
  })
})
