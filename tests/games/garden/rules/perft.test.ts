import { expect, test } from 'vitest'
import { rules } from '#src/games/garden/rules/rules.ts'
import type { GardenState } from '#src/games/garden/rules/types.ts'
import { chosen, some } from '../../../support/effort'
import { played } from './playing'

/** Counts lines by depth, weeds included: https://www.chessprogramming.org/Perft */
function perft(state: GardenState, depth: number): number {
  const moves = [...rules.legalMoves(state)]
  if (depth === 1) return moves.length
  return moves.reduce((sum, move) => sum + perft(played(state, move).state, depth - 1), 0)
}

/** Seed, and lines of one to four moves. */
const GOLDEN: readonly [seed: string, ...lines: number[]][] = [
  ['garden', 29, 585, 14_876, 291_646],
  ['花園', 23, 754, 16_167, 492_565],
  ['vườn hoa 1', 23, 446, 9_903, 196_604],
]

test.each(GOLDEN)('perft of seed %s is golden', (seed, ...lines) => {
  const dealt = rules.deal({ difficulty: 'hard', deal: 1 }, seed)
  const depths = some(chosen([1, 2, 3, 4], 3), 2)
  expect(depths.map((depth) => perft(dealt, depth))).toEqual(lines.slice(0, depths.length))
})
