import fc from 'fast-check'
import { rules as cascadeRules } from '../../src/games/cascade/rules/rules'
import { COUNTINGS } from '../../src/games/cascade/rules/types'
import { rules as gardenRules } from '../../src/games/garden/rules/rules'
import { DIFFICULTIES, SIDES } from '../../src/games/garden/rules/types'
import { rules as linkRules } from '../../src/games/link/rules/rules'
import { DRIFTS, type LinkMove, type LinkOptions } from '../../src/games/link/rules/types'
import { rules as patchesRules } from '../../src/games/patches/rules/rules'
import { MAX_TILE } from '../../src/games/patches/rules/tile'
import { LEVELS, type PatchesMove, type PatchesState } from '../../src/games/patches/rules/types'
import { describeLaws } from '../support/laws'
import { rules as nullRules } from '../support/null-game/rules/rules'
import { MAX_TILES } from '../support/null-game/rules/types'

describeLaws({
  rules: nullRules,
  options: fc.record({ tiles: fc.integer({ min: 1, max: MAX_TILES }), deal: fc.constant(1) }),
  moves: fc.record({ type: fc.constant('tap'), cell: fc.nat(2 * MAX_TILES - 1) }),
})

const drift = fc.constantFrom(...DRIFTS)
const deal = fc.constant(1)
const cell = fc.record({ row: fc.nat(6), col: fc.nat(6) })

describeLaws({
  rules: linkRules,
  options: fc.oneof<fc.Arbitrary<LinkOptions>[]>(
    fc.record({
      level: fc.constant('custom'),
      rows: fc.integer({ min: 2, max: 5 }),
      cols: fc.constantFrom(2, 4, 6),
      kinds: fc.integer({ min: 2, max: 8 }),
      drift,
      deal,
    }),
    fc.record({
      level: fc.constant('literal'),
      board: fc.constantFrom('AA', 'AB\nBA', 'A.B\n.C.\nBCA'),
      drift,
      deal,
    }),
  ),
  moves: fc.oneof<fc.Arbitrary<LinkMove>[]>(
    fc.record({ type: fc.constant('attempt'), from: cell, to: cell }),
    fc.record({ type: fc.constant('shuffle') }),
  ),
})

describeLaws({
  rules: cascadeRules,
  options: fc.record({
    rows: fc.integer({ min: 3, max: 7 }),
    cols: fc.integer({ min: 3, max: 7 }),
    kinds: fc.integer({ min: 3, max: 16 }),
    swaps: fc.integer({ min: 1, max: 30 }),
    counting: fc.constantFrom(...COUNTINGS),
    deal,
  }),
  moves: fc.record({ type: fc.constant('swap'), from: cell, to: cell }),
})

const tile = fc.integer({ min: 1, max: MAX_TILE })
const choice = fc.record({ tile, cell })

/** A round of Patches has more than a thousand pairs of choices: the laws try some of all kinds. */
function* somePairs(state: PatchesState): Generator<PatchesMove> {
  let number = 0
  for (const move of patchesRules.legalMoves(state)) if (number++ % 29 === 0) yield move
}

describeLaws({
  rules: { ...patchesRules, legalMoves: somePairs },
  options: fc.record({
    board: fc.constant('small'),
    level: fc.constantFrom(...LEVELS),
    deal,
  }),
  moves: fc.oneof<fc.Arbitrary<PatchesMove>[]>(
    fc.record({ type: fc.constant('round'), user: choice, opponent: choice }),
    fc.record({ type: fc.constant('replay'), cell }),
  ),
})

const side = fc.constantFrom(...SIDES)

describeLaws({
  rules: gardenRules,
  options: fc.record({ difficulty: fc.constantFrom(...DIFFICULTIES), deal }),
  moves: fc.oneof(
    fc.record({ type: fc.constant('move' as const), side, from: cell, to: cell }),
    fc.record({ type: fc.constant('time-out' as const), side }),
  ),
})
