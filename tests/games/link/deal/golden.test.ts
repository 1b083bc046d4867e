import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeBoard } from '#src/games/link/board/board.ts'
import { deal, reshuffle } from '#src/games/link/deal/deal.ts'
import { LAYOUTS, type LinkOptions } from '#src/games/link/deal/levels.ts'

const CUSTOM = { level: 'custom', walls: 'none' } as const

/** Golden deals: links, saves and daily boards refer to them by seed. */
const GOLDEN: readonly [options: LinkOptions, hash: string][] = [
  [{ level: 'novice', gravity: 'none', layout: 'even' }, '33723d605d8f5426'],
  [{ level: 'normal', gravity: 'up', layout: 'even' }, '13999c83c7e1338a'],
  [{ level: 'hard', gravity: 'none', layout: 'even' }, 'daa04ad874d827d8'],
  [{ level: 'classic', gravity: 'left', layout: 'even' }, '8da6b8ff4feabe22'],
  [{ level: 'expert', gravity: 'out', layout: 'even' }, '0d366c9cc3bfe884'],
  [{ ...CUSTOM, rows: 4, cols: 5, kinds: 10, gravity: 'none', layout: 'even' }, '82a1dc0c5b0bcdb4'],
  [{ level: 'novice', gravity: 'none', layout: 'peeled' }, '03aa204a540acd29'],
  [{ level: 'normal', gravity: 'up', layout: 'peeled' }, 'f65f6c8973211ae0'],
  [{ level: 'hard', gravity: 'down', layout: 'peeled' }, 'bb6f9ec69bab88b3'],
  [{ level: 'classic', gravity: 'right', layout: 'peeled' }, '18ba393f6ec11919'],
  [{ level: 'courtyard', gravity: 'none', layout: 'even' }, 'ab42f651e37451bd'],
  [{ level: 'pillars', gravity: 'down', layout: 'peeled' }, 'bfd549113e5a7230'],
  [{ level: 'expert', gravity: 'out', layout: 'peeled' }, '243f17b7c91d3498'],
  [{ ...CUSTOM, rows: 8, cols: 9, kinds: 36, gravity: 'in', layout: 'peeled' }, '080f97fc572f3d8f'],
]

/** Hashes the boards of 20 seeds, dealt and after a shuffle of each layout. */
function hashOf(options: LinkOptions): string {
  const hash = createHash('sha256')
  for (let seed = 0; seed < 20; seed++) {
    const board = deal(options, `golden ${seed}`)
    hash.update(makeBoard(board))
    for (const layout of LAYOUTS) {
      hash.update(makeBoard(reshuffle(board, options.gravity, layout, `shuffle ${seed}`) ?? board))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

test.each(GOLDEN)('deals golden boards: %j', (options, hash) => {
  expect(hashOf(options)).toBe(hash)
})

test('deals the golden novice board', () => {
  const board = deal({ level: 'novice', gravity: 'none', layout: 'even' }, 'pairwise')
  expect(makeBoard(board)).toBe('HCAFGHBA\nCEAEADGA\nFEBFFEBD\nGFBHCEDH\nGBBHCHEF\nACGDCDGD')
})
