import { describe, expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { judgeStep, judgeTurns } from '#src/games/garden/ai/judge.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import type { GardenStep } from '#src/games/garden/rules/types.ts'
import { sampled } from '../../../support/effort'
import { parseCells, playOut, positionOf } from '../rules/playing'

function stepOf(text: string): GardenStep {
  const [from, to] = parseCells(text)
  if (!from || !to) throw new Error(text)
  return { side: 'human', from, to }
}

/** Three poppies reach the goal; after the pair, the opponent does. */
const WON = 'human 11:11 slides 0:0 goal 14\nAAA....\n.......\nDD.....\n.......\nbbb....'

/** Nothing keeps the opponent's pair from reaching the goal. */
const LOST = 'human 0:12 slides 0:0 goal 14\nAA.....\n.......\nDD.....\n.......\nbb.....'

const DRAWN = 'human 0:2 slides 0:0 goal 14\nAA.....'

describe('a judged step', () => {
  test.each([
    ['that wins', WON, '0,0 0,1', { bestShare: 1, share: 1 }],
    ['that gives a won game away', WON, '2,0 2,1', { bestShare: 1, share: 0 }],
    ['that gathers the same from the other flower', WON, '2,1 2,0', { bestShare: 1, share: 0 }],
    ['of a lost game', LOST, '2,0 2,1', { bestShare: 0, share: 0 }],
    ['of a draw', DRAWN, '0,0 0,1', { bestShare: 0.5, share: 0.5 }],
  ])('%s', (_, text, step, shares) => {
    expect(judgeStep(positionOf(text), stepOf(step))).toMatchObject(shares)
  })

  test('is compared with the best one, which alone is found without it', () => {
    const { best } = judgeStep(positionOf(WON), stepOf('2,0 2,1'))
    expect(best).toEqual(judgeStep(positionOf(WON)).best)
    expect([best.from.row, best.to.row]).toEqual([0, 0])
  })

  test('has a share between none and that of the best, which is legal and costs nothing', () => {
    for (let seed = 0; seed < sampled(10); seed++) {
      const random = makeRandom(`${seed}`, 'judge')
      const dealt = rules.deal({ difficulty: 'medium', deal: 1 }, `${seed}`)
      const states = [...playOut(dealt, random)].map(({ state }) => state)
      const state = states.filter(({ position }) => position.turn === 'human')[random.below(6)]
      const moves = state ? [...rules.legalMoves(state)] : []
      const move = moves[random.below(moves.length)]
      if (!state || move?.type !== 'move') continue
      const { best, bestShare, share } = judgeStep(state.position, move)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(bestShare).toBeGreaterThanOrEqual(share)
      expect(bestShare).toBeLessThanOrEqual(1)
      expect(rules.play(state, { type: 'move', ...best }).ok).toBe(true)
      const again = judgeStep(state.position, best)
      expect(again.share).toBe(again.bestShare)
    }
  })
})

test('the turns of a game are judged in order, with their number reported', () => {
  const reported: number[] = []
  const turns = [WON, LOST, DRAWN].map((text) => ({ position: positionOf(text) }))
  const judged = judgeTurns(turns, (done) => reported.push(done))
  expect(judged.map(({ bestShare }) => bestShare)).toEqual([1, 0, 0.5])
  expect(reported).toEqual([1, 2, 3])
})
