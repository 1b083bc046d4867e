import { dealPosition } from '../rules/rules.ts'
import type { GardenOptions, GardenPosition } from '../rules/types.ts'
import { analyse } from './choose-move.ts'

/** Positions searched for a deal: 16 ms. */
const BUDGET = { nodes: 15_000 }

/** Values for the player who moves first, in quarter points, at which either of two hard players wins as often. */
const EVEN = { least: -4, most: 3 }

/** Tests by hard's own search whether neither seat is ahead. Half of all deals pass. */
export function isEven(position: GardenPosition): boolean {
  const { value = Infinity } = analyse(position, 'hard', { seed: 'even', budget: BUDGET }) ?? {}
  return value >= EVEN.least && value <= EVEN.most
}

/**
 * Finds the first of the seeds `stem`, `stem 1` … with an even deal, pausing after each; the same on every machine. A
 * better search would find others, also for the daily gardens of past days, which a golden test holds.
 */
export function* findEven(deal: GardenOptions['deal'], stem: string): Generator<undefined, string> {
  for (let draw = 0; ; draw++) {
    const seed = draw === 0 ? stem : `${stem} ${draw}`
    if (isEven(dealPosition(deal, seed))) return seed
    yield
  }
}
