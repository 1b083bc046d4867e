import { describe, expect, test } from 'vitest'
import { makeRandom, type Random, shuffled } from '#src/engine/random.ts'
import { analyse, movesOf } from '#src/games/garden/ai/choose-move.ts'
import { Packed } from '#src/games/garden/ai/packed.ts'
import { MAX_PLIES } from '#src/games/garden/ai/packing.ts'
import { evaluateChances, Meter, Search } from '#src/games/garden/ai/search.ts'
import { makePosition } from '#src/games/garden/rules/position.ts'
import { canMove } from '#src/games/garden/rules/step.ts'
import type { GardenPosition } from '#src/games/garden/rules/types.ts'
import { sampled } from '../../../support/effort'
import { positionOf } from '../rules/playing'
import { solvePlainly } from './reference-minimax'

/** Total free slides; more of them give too many lines. */
const SLIDES: readonly [flowers: number, slides: number, weeds: number, boards: number][] = [
  [4, 6, 0, 40],
  [6, 3, 0, 80],
  [8, 2, 0, 80],
  [10, 0, 0, 120],
  [10, 1, 0, 80],
  [10, 2, 0, 30],
  [10, 1, 4, 40],
]

/** A random ending: flowers of two to four colours in a corner, so that they meet. */
function drawEnding(
  random: Random,
  flowers: number,
  slides: number,
  weeds: number,
): GardenPosition {
  for (;;) {
    const rows = 4 + random.below(2)
    const colours = 2 + random.below(3)
    const owners = ['ABCDEF', 'abcdef']
    const things = Array.from({ length: flowers }, () => {
      const owner = owners[random.below(2)] ?? ''
      return owner.charAt(random.below(colours))
    })
    const rest = Array<string>(rows * 5 - flowers - weeds).fill('.')
    const cells = shuffled(random, [...things, ...Array<string>(weeds).fill('#'), ...rest]).join('')
    const lines = Array.from({ length: rows }, (_, row) => cells.slice(5 * row, 5 * row + 5))
    const human = Math.min(3, random.below(slides + 1))
    const points = `${random.below(8)}:${random.below(8)}`
    const goal = 8 + random.below(9)
    const turn = random.below(2) === 0 ? 'human' : 'ai'
    const header = `${turn} ${points} slides ${human}:${Math.min(3, slides - human)} goal ${goal}`
    const position = positionOf([header, ...lines].join('\n'))
    if (canMove(position, turn)) return position
  }
}

/** `bits` is the table size; a small table forgets nearly everything. */
const searchAll = (position: GardenPosition, bits: number) => {
  const garden = new Packed(position)
  const search = new Search(garden, evaluateChances, new Meter({ nodes: 5_000_000 }), bits)
  return search.deepen(movesOf(garden), 1, MAX_PLIES)
}

describe('hard plays endings exactly:', () => {
  test.each(SLIDES)(
    '%d flowers, %d free slides, %d weeds, on up to %d boards',
    (...[flowers, slides, weeds, boards]) => {
      const random = makeRandom('endings', `${flowers} ${slides} ${weeds}`)
      for (let board = 0; board < sampled(boards); board++) {
        const position = drawEnding(random, flowers, slides, weeds)
        const text = makePosition(position)
        const value = solvePlainly(position)
        const bits = board % 2 === 0 ? 16 : 6
        expect(searchAll(position, bits), text).toMatchObject({ value, isExact: true })
        const analysis = analyse(position, 'hard', {
          seed: 'endings',
          budget: { nodes: 5_000_000 },
        })
        expect(Math.sign(analysis?.value ?? Number.NaN), text).toBe(Math.sign(value))
      }
    },
  )
})
