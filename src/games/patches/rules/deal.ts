import { makeRandom, shuffled } from '#src/engine/random.ts'
import { emptyBoard, LARGE_SIDE, SMALL_SIDE } from './board'
import { TILES } from './tile'
import type { BoardSize, PatchesOptions, PatchesState } from './types'

export const HAND = 4

const SIDES: Readonly<Record<BoardSize, number>> = { small: SMALL_SIDE, large: LARGE_SIDE }

export function deal(options: PatchesOptions, seed: string): PatchesState {
  const tiles = shuffled(makeRandom(seed, `patches deal ${options.deal}`), TILES)
  return {
    board: emptyBoard(SIDES[options.board]),
    phase: { type: 'opening' },
    points: { user: 0, opponent: 0 },
    hands: { user: tiles.slice(0, HAND), opponent: tiles.slice(HAND, 2 * HAND) },
    deck: tiles.slice(2 * HAND),
  }
}
