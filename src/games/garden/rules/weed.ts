import { type Position, positions } from '#src/engine/grid.ts'
import { makeRandom, type Random } from '#src/engine/random.ts'
import { isEmpty, SIZE } from './cells'
import type { Difficulty, GardenState } from './types'

/** A weed sprouts after one of so many moves of the AI. */
const ONE_IN: Readonly<Record<Difficulty, number>> = { easy: 4, medium: 3, hard: 2 }

/** Where a weed sprouts after the AI's latest move, which is counted already; mostly nowhere. */
export function drawWeed({ options, seed, position, aiMoves }: GardenState): Position | undefined {
  const random = streamAt(seed, aiMoves)
  if (random.below(ONE_IN[options.difficulty]) > 0) return undefined
  const empty = [...positions(SIZE)].filter((at) => isEmpty(position.cells, at))
  return empty.length === 0 ? undefined : empty[random.below(empty.length)]
}

/** The game's one stream of weeds, two draws further for each move. */
function streamAt(seed: string, aiMoves: number): Random {
  const random = makeRandom(seed, 'garden weeds')
  for (let draw = 0; draw < 2 * aiMoves; draw++) random.below(0x10000)
  return random
}
