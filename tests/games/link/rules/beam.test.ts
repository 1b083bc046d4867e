import { expect, test } from 'vitest'
import { makeRandom } from '../../../../src/engine/random'
import { solveByShares } from '../../../../src/games/link/rules/beam'
import { isCleared, makeBoard } from '../../../../src/games/link/rules/board'
import { slide } from '../../../../src/games/link/rules/drift'
import { makeField, makeGround } from '../../../../src/games/link/rules/field'
import { makeMatches } from '../../../../src/games/link/rules/match'
import { DRIFTS } from '../../../../src/games/link/rules/types'
import { repeats } from '../../../support/effort'
import { drawSmall } from './boards'
import { clears, stateOf } from './playing'
import { isClearableSlowly } from './reference-solve'

const ADRIFT = DRIFTS.filter((drift) => drift !== 'none')

test.each(ADRIFT)(
  'a search by shares is never wrong, however little it may search: %s',
  (drift) => {
    const random = makeRandom('shares', drift)
    for (let count = 0; count < repeats(150); count++) {
      const { board } = slide(drawSmall(random, 3 + random.below(4)), drift)
      if (isCleared(board)) continue
      const clearable = isClearableSlowly(board, drift)
      for (const left of [1, 10, 40, 4_000]) {
        const found = solveByShares(makeGround(board, drift), makeField(board), { left })
        if (found === 'unknown') expect(left, makeBoard(board)).toBeLessThan(4_000)
        else if (found === 'lost') expect(clearable, makeBoard(board)).toBe(false)
        else expect(clears(stateOf(makeBoard(board), drift), makeMatches(board, found))).toBe(true)
      }
    }
  },
)
