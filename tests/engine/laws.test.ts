import fc from 'fast-check'
import { makeBoard as makeGems, parseBoard as parseGems } from '#src/games/cascade/rules/board.ts'
import { codeMove as cascadeCode } from '#src/games/cascade/rules/code.ts'
import { rules as cascadeRules } from '#src/games/cascade/rules/rules.ts'
import { COUNTINGS, DEAL_VERSIONS } from '#src/games/cascade/rules/types.ts'
import { codeMove as gardenCode } from '#src/games/garden/rules/code.ts'
import { makePosition, parsePosition } from '#src/games/garden/rules/position.ts'
import { rules as gardenRules } from '#src/games/garden/rules/rules.ts'
import { DEAL_VERSIONS as GARDEN_DEALS, OPPONENTS, SIDES } from '#src/games/garden/rules/types.ts'
import { makeBoard, parseBoard } from '#src/games/link/board/board.ts'
import { GRAVITIES } from '#src/games/link/board/gravity.ts'
import { LAYOUTS, type LinkOptions, WALLS } from '#src/games/link/deal/levels.ts'
import { codeMove as linkCode } from '#src/games/link/rules/code.ts'
import { rules as linkRules } from '#src/games/link/rules/rules.ts'
import type { LinkMove } from '#src/games/link/rules/types.ts'
import { codeMove as patchesCode } from '#src/games/patches/rules/code.ts'
import {
  makePosition as makePatches,
  parsePosition as parsePatches,
} from '#src/games/patches/rules/position.ts'
import { rules as patchesRules } from '#src/games/patches/rules/rules.ts'
import { MAX_TILE } from '#src/games/patches/rules/tile.ts'
import {
  DEAL_VERSIONS as PATCHES_DEALS,
  type PatchesMove,
  type PatchesState,
  OPPONENTS as PLAYED,
} from '#src/games/patches/rules/types.ts'
import { describeLaws } from '../support/laws'
import { codeMove as memoryCode } from '../support/memory/rules/code'
import {
  DEAL_VERSIONS as MEMORY_DEALS,
  makeText,
  rules as memoryRules,
  parseText,
} from '../support/memory/rules/rules'

/** Of every golden deal. */
const seed = 'golden'

describeLaws({
  rules: memoryRules,
  codeMove: memoryCode,
  options: fc.record({ pairs: fc.integer({ min: 1, max: 4 }), deal: fc.constant(1) }),
  moves: fc.record({ type: fc.constant('turn'), card: fc.nat(9) }),
  isIdle: (_, { up }) => up !== null,
  notation: { part: (state) => state, write: makeText, read: parseText },
  deals: MEMORY_DEALS,
  golden: [
    { options: { pairs: 3, deal: 1 }, seed, deals: 'player 0:0 bcabac', lines: [6, 6, 24, 24] },
  ],
})

const gravity = fc.constantFrom(...GRAVITIES)
const layout = fc.constantFrom(...LAYOUTS)
const deal = fc.constant(1)
const cell = fc.record({ row: fc.nat(6), col: fc.nat(6) })

const literal = fc.constantFrom('AA', 'AB\nBA', 'A.B\n.C.\nBCA')
const even = { level: 'custom', walls: 'none', layout: 'even' } as const

describeLaws({
  rules: linkRules,
  codeMove: linkCode,
  options: fc.oneof<fc.Arbitrary<LinkOptions>[]>(
    fc.record({
      level: fc.constant('custom'),
      rows: fc.integer({ min: 2, max: 5 }),
      cols: fc.constantFrom(2, 4, 6),
      kinds: fc.integer({ min: 2, max: 8 }),
      walls: fc.constantFrom(...WALLS),
      gravity,
      layout,
    }),
    fc.record({ level: fc.constant('literal'), board: literal, gravity }),
    fc.record({
      level: fc.constant('custom'),
      rows: fc.constantFrom(2, 4),
      cols: fc.integer({ min: 2, max: 6 }),
      kinds: fc.integer({ min: 2, max: 8 }),
      walls: fc.constant('none'),
      gravity,
      // Not over as it is dealt.
      layout: fc.constant('peeled'),
      net: fc.constant(false),
    }),
  ),
  moves: fc.oneof<fc.Arbitrary<LinkMove>[]>(
    fc.record({ type: fc.constant('attempt'), from: cell, to: cell }),
    fc.record({ type: fc.constant('shuffle'), layout, seed: fc.constantFrom('one', 'two') }),
  ),
  // Mismatches and shuffles are legal at any time but not listed.
  isIdle: () => true,
  notation: {
    part: ({ board }) => board,
    write: ({ board }) => makeBoard(board),
    read: parseBoard,
  },
  golden: [
    {
      options: { ...even, rows: 4, cols: 5, kinds: 5, gravity: 'none' },
      seed,
      deals: 'ABCCC\nBEDAE\nDDBCE\nAABDE',
      lines: [10, 89, 717],
    },
    {
      options: { ...even, rows: 4, cols: 4, kinds: 4, gravity: 'in' },
      seed,
      deals: 'DDAC\nDBAB\nBBDA\nACCC',
      lines: [9, 71, 499],
    },
  ],
})

const CLUSTERS = { rows: 8, cols: 8, kinds: 7, swaps: 30, counting: 'clusters' } as const
/** Both deals begin with the same board. */
const GEMS = 'EGGEBECG\nEFADCEBC\nAGEECDFB\nCAEFDBAA\nBBAGBAEC\nDCGDEEBF\nAGBGGAAD\nGFDEDFBB'

describeLaws({
  rules: cascadeRules,
  codeMove: cascadeCode,
  options: fc.record(
    {
      rows: fc.integer({ min: 3, max: 7 }),
      cols: fc.integer({ min: 3, max: 7 }),
      kinds: fc.integer({ min: 3, max: 16 }),
      swaps: fc.integer({ min: 1, max: 30 }),
      counting: fc.constantFrom(...COUNTINGS),
      deal,
      goal: fc.constantFrom('points-200', 'gems-A-6', 'gems-C-3-B-7'),
      holes: fc.constantFrom('4', '0,8'),
    },
    { requiredKeys: ['rows', 'cols', 'kinds', 'swaps', 'counting', 'deal'] },
  ),
  moves: fc.record({ type: fc.constant('swap'), from: cell, to: cell }),
  // Swaps are listed from the upper or left gem but accepted from either.
  isIdle: ({ from, to }) => from.row + from.col > to.row + to.col,
  notation: {
    part: ({ board }) => board,
    write: ({ board }) => makeGems(board),
    read: (text) => parseGems(text),
  },
  deals: DEAL_VERSIONS,
  golden: [
    { options: { ...CLUSTERS, deal: 1 }, seed, deals: GEMS, lines: [5, 28, 222] },
    { options: { ...CLUSTERS, deal: 2 }, seed, deals: GEMS, lines: [5, 24, 155] },
  ],
})

const tile = fc.integer({ min: 1, max: MAX_TILE })
const choice = fc.record({ tile, cell })

/** Samples moves: a round of Patches has more than a thousand. */
function* somePairs(state: PatchesState): Generator<PatchesMove> {
  let number = 0
  for (const move of patchesRules.legalMoves(state)) if (number++ % 29 === 0) yield move
}

describeLaws({
  rules: patchesRules,
  codeMove: patchesCode,
  tried: somePairs,
  options: fc.record({ board: fc.constant('small'), level: fc.constantFrom(...PLAYED), deal }),
  moves: fc.oneof<fc.Arbitrary<PatchesMove>[]>(
    fc.record({ type: fc.constant('round'), user: choice, opponent: choice }),
    fc.record({ type: fc.constant('replay'), cell }),
  ),
  notation: { part: (state) => state, write: makePatches, read: parsePatches },
  deals: PATCHES_DEALS,
  golden: [
    {
      options: { board: 'small', level: 'easy', deal: 1 },
      seed,
      deals: [
        'phase opening',
        'points 0 0',
        'user gc2 gt1 rc2 yc3',
        'opponent yc1 rt2 yh4 yt2',
        'deck bs4 yh3 ys4 yt4 gh3 gs2 gh1 gh4 rc4 bs2 bt4 rs4 gs3 bc4 ys1 bc3 rh4 gh2 bs1 gt3 yh1 rt1 gt4 rt4 gc1 gs1 rs3 gc4 yh2 bh4 rs2 rc1 bh3 yc4 gc3 yt3 gs4 ys3 bh2 bt3 rh1 rh2 rt3 rh3 bt1 yt1 bc2 bc1 gt2 rs1 bs3 bh1 bt2 yc2 ys2 rc3',
        ...Array(4).fill('. . . .'),
      ].join('\n'),
      lines: [16],
    },
  ],
})

const side = fc.constantFrom(...SIDES)
const personsName = fc.constantFrom('An', 'Bình Nguyên', '小明', '<b>&', 'a=b')

describeLaws({
  rules: gardenRules,
  codeMove: gardenCode,
  options: fc.record(
    {
      difficulty: fc.constantFrom(...OPPONENTS),
      deal,
      first: fc.constant('ai' as const),
      a: personsName,
      b: personsName,
    },
    { requiredKeys: ['difficulty', 'deal'] },
  ),
  moves: fc.oneof(
    fc.record({ type: fc.constant('move' as const), side, from: cell, to: cell }),
    fc.record({ type: fc.constant('time-out' as const), side }),
  ),
  isIdle: ({ type }) => type === 'time-out',
  notation: {
    part: ({ position }) => position,
    write: ({ position }) => makePosition(position),
    read: parsePosition,
  },
  deals: GARDEN_DEALS,
  golden: [
    {
      options: { difficulty: 'hard', deal: 1 },
      seed,
      deals:
        'human 0:1 slides 3:3 goal 14\nceC.BA.\nc.CfA.B\n.bfD.cb\nFC.ddaa\nad.Afbe\nBE.F.D.\neED.E.F',
      lines: [34, 786],
    },
  ],
})
