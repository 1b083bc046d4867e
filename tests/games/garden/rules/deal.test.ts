import { describe, expect, test } from 'vitest'
import { countFlowers, makePosition } from '#src/games/garden/rules/position.ts'
import { dealPosition } from '#src/games/garden/rules/rules.ts'
import { canClear } from '#src/games/garden/rules/step.ts'
import { SIDES } from '#src/games/garden/rules/types.ts'
import { repeats } from '../../../support/effort'

const GOLDEN: readonly [seed: string, ...rows: string[]][] = [
  ['花園', '.Dd..CA', 'a.cFbC.', '.bFcdec', 'DFf.deA', '.E.aDEB', 'a.efbBC', 'BfE...A'],
  ['vườn hoa 1', 'CADcfaA', 'FF..aE.', 'bdD...C', 'CaFefbd', 'EcBe.ed', '.BE.D.B', '.cbA..f'],
]

describe('a deal', () => {
  test.each(GOLDEN)('of seed %s is golden', (seed, ...rows) => {
    expect(makePosition(dealPosition(1, seed)).split('\n').slice(1)).toEqual(rows)
  })

  test('has three flowers of each colour for each side, and a clearing move for both', () => {
    for (let seed = 0; seed < repeats(500); seed++) {
      const position = dealPosition(1, `law ${seed}`)
      for (let code = 1; code <= 12; code++) {
        expect(position.cells.filter((other) => other === code)).toHaveLength(3)
      }
      expect(position.cells.filter((code) => code === 0)).toHaveLength(13)
      for (const side of SIDES) {
        expect(countFlowers(position.cells, side)).toBe(18)
        expect(canClear(position, side)).toBe(true)
      }
    }
  })

  test('is redrawn if a side has no clearing move', () => {
    // The first draw of this seed, one in 20,000, has no clearing move for the human.
    const position = dealPosition(1, 'law 514')
    expect(SIDES.map((side) => canClear(position, side))).toEqual([true, true])
  })

  test('starts with the human, a point for the opponent and three free slides each', () => {
    expect(dealPosition(1, 'start')).toMatchObject({
      turn: 'human',
      points: { human: 0, ai: 1 },
      slides: { human: 3, ai: 3 },
    })
  })
})
