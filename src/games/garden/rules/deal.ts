import { makeRandom, shuffled } from '#src/engine/random.ts'
import { COLOURS, flowerCode, SIZE } from './cells'
import { GOAL } from './goal'
import { canClear } from './step'
import { type Deal, type GardenPosition, SIDES } from './types'

/** Of each colour, for each side. */
const FLOWERS_EACH = 3

const FREE_SLIDES = 3

/** The first position of a seed: drawn evenly, again and again until both sides can clear. */
export function dealPosition(deal: Deal, seed: string): GardenPosition {
  const random = makeRandom(seed, `garden deal ${deal}`)
  for (;;) {
    const cells = Uint8Array.from(shuffled(random, allCells()))
    const position: GardenPosition = {
      cells,
      turn: 'human',
      // The point is for moving second.
      points: { human: 0, ai: 1 },
      slides: { human: FREE_SLIDES, ai: FREE_SLIDES },
      goal: GOAL,
    }
    if (SIDES.every((side) => canClear(position, side))) return position
  }
}

/** What the board is filled with: every flower, and nothing for the rest. */
function allCells(): number[] {
  const cells = new Array<number>(SIZE.rows * SIZE.cols).fill(0)
  let next = 0
  for (const side of SIDES) {
    for (let colour = 1; colour <= COLOURS; colour++) {
      for (let flower = 0; flower < FLOWERS_EACH; flower++) cells[next++] = flowerCode(side, colour)
    }
  }
  return cells
}
