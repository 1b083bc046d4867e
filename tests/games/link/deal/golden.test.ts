import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeBoard } from '../../../../src/games/link/board/board'
import type { LinkOptions } from '../../../../src/games/link/deal/levels'
import { rules } from '../../../../src/games/link/rules/rules'
import { some } from '../../../support/effort'

/**
 * What seeds deal under deal 1, for ever: links, saves and daily boards name it. A change that
 * moves one of these is a new version of the deal, beside the old one.
 */
const GOLDEN: readonly [options: LinkOptions, hash: string][] = [
  [{ level: 'novice', gravity: 'none', deal: 1 }, 'd61ed1a748309911'],
  [{ level: 'novice', gravity: 'in', deal: 1 }, 'd19a71bcbeb950d6'],
  [{ level: 'custom', rows: 4, cols: 5, kinds: 10, gravity: 'none', deal: 1 }, '3165b5d07f303a68'],
  [{ level: 'normal', gravity: 'none', deal: 1 }, '2734d00fe42bbaf2'],
  [{ level: 'hard', gravity: 'none', deal: 1 }, '40e316f415f88d23'],
  [{ level: 'classic', gravity: 'none', deal: 1 }, '09efd5d4bb0467ad'],
  [{ level: 'expert', gravity: 'none', deal: 1 }, '4b60acd9269f1caf'],
  [{ level: 'normal', gravity: 'up', deal: 1 }, '598dbd8b7176305f'],
  [{ level: 'hard', gravity: 'left', deal: 1 }, 'b19709d9ec073753'],
  [{ level: 'classic', gravity: 'right', deal: 1 }, '8a9154c202a3382c'],
  [{ level: 'classic', gravity: 'down', deal: 1 }, '2b3d4523ab936fdb'],
  [{ level: 'expert', gravity: 'out', deal: 1 }, 'c4172ef2d006dc21'],
  [{ level: 'custom', rows: 8, cols: 9, kinds: 36, gravity: 'in', deal: 1 }, '5556147b8d25a842'],
]

/** The boards of 20 seeds and the board after a shuffle, as one hash. */
function hashOf(options: LinkOptions): string {
  const hash = createHash('sha256')
  for (let seed = 0; seed < 20; seed++) {
    const state = rules.deal(options, `golden ${seed}`)
    const shuffled = rules.play(state, { type: 'shuffle' })
    hash.update(makeBoard(state.board))
    if (shuffled.ok) hash.update(makeBoard(shuffled.state.board))
  }
  return hash.digest('hex').slice(0, 16)
}

test.each(some(GOLDEN, 3))(
  '%j deals what it always dealt',
  { timeout: 60_000 },
  (options, hash) => {
    expect(hashOf(options)).toBe(hash)
  },
)

const SMALL = { level: 'custom', rows: 4, cols: 4, kinds: 8, deal: 1 } as const

const BOARDS: readonly [name: string, options: LinkOptions, seed: string, board: string][] = [
  [
    'a novice board',
    { level: 'novice', gravity: 'none', deal: 1 },
    'pairwise',
    'FHGEDBEC\nBECBHHGF\nHACCDGHH\nEEBFDCGG\nBEDAAFDG\nABCFAFAD',
  ],
  // Without gravity six draws are tried, under gravity eight.
  [
    'a board whose first six draws are lost',
    { ...SMALL, gravity: 'none' },
    '1118',
    'DACH\nEDAG\nFHCB\nFBGE',
  ],
  [
    'a board whose seventh draw is the first that is not, under gravity',
    { ...SMALL, gravity: 'in' },
    '143',
    'EHGA\nCBBC\nEFAH\nDGFD',
  ],
  [
    'a board whose first eight draws are lost, under gravity',
    { ...SMALL, gravity: 'in' },
    '2319',
    'CACB\nGDHA\nHEFE\nGFDB',
  ],
]

test.each(BOARDS)('%s is dealt as it always was', (_, options, seed, board) => {
  expect(makeBoard(rules.deal(options, seed).board)).toBe(board)
})
