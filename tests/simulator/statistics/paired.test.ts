import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Games, playBatch } from '#src/simulator/runs/batch.ts'
import type { Settings } from '#src/simulator/runs/settings.ts'
import {
  compareRows,
  mergeDifferences,
  type PairedFigures,
  pairedFiguresOf,
} from '#src/simulator/statistics/paired.ts'
import type { GameRow } from '#src/simulator/statistics/tally.ts'
import { settingsOf } from '../../support/settings'

const shortSettings = (changed: object) => settingsOf({ games: 60, swaps: 10, ...changed })

function compared(first: Settings, second: Settings): PairedFigures {
  const games: Games = [0, first.games]
  const [one, other] = [playBatch(first, games), playBatch(second, games)]
  return pairedFiguresOf([one.findings, other.findings], compareRows(one.rows, other.rows))
}

const rowOf = (points: number): GameRow => ({
  ...{ game: 0, points, steps: 1, gems: 3, legalSwaps: 1, redeals: 0 },
})

const rows = fc.array(fc.tuple(fc.nat(5000), fc.nat(5000)), { minLength: 2, maxLength: 20 })

const differencesOf = (pairs: readonly (readonly [number, number])[]) =>
  compareRows(
    pairs.map(([one]) => rowOf(one)),
    pairs.map(([, other]) => rowOf(other)),
  )

describe('differences', () => {
  test('of parts are those of the whole, in any order', () => {
    fc.assert(
      fc.property(rows, rows, (a, b) => {
        const whole = differencesOf([...a, ...b])
        expect(mergeDifferences(differencesOf(a), differencesOf(b))).toEqual(whole)
        expect(mergeDifferences(differencesOf(b), differencesOf(a))).toEqual(whole)
      }),
    )
  })
})

describe('a paired comparison', () => {
  test('of a run and itself is 0 everywhere', () => {
    const settings = shortSettings({ agent: 'greedy' })
    for (const figure of Object.values(compared(settings, settings)))
      expect(figure).toMatchObject({
        ...{ difference: 0, interval: null, width: null, more: 0, same: 1 },
        quantiles: { p5: 0, p95: 0 },
      })
  })

  test('turned round has everything turned round', () => {
    const [one, other] = [shortSettings({ agent: 'random' }), shortSettings({ agent: 'greedy' })]
    const { gamePoints: there } = compared(one, other)
    const { gamePoints: back } = compared(other, one)
    expect(back.difference).toBe(-(there.difference ?? 0))
    expect(back.interval?.[0]).toBeCloseTo(-(there.interval?.[1] ?? 0), 8)
    expect(back.more).toBeCloseTo(1 - there.more - there.same, 12)
    expect(back.width).toBeCloseTo(there.width ?? 0, 8)
  })

  test('has the mean, share and median of a plain computation', () => {
    const [one, other] = [shortSettings({ agent: 'random' }), shortSettings({ agent: 'greedy' })]
    const games: Games = [0, one.games]
    const [first, second] = [one, other].map((settings) => playBatch(settings, games).rows)
    const gains = (second ?? []).map(({ points }, game) => points - (first?.[game]?.points ?? 0))
    const { gamePoints, points } = compared(one, other)
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
    expect(gamePoints.difference).toBeCloseTo(mean, 9)
    expect(points.difference).toBeCloseTo(mean / one.swaps, 9)
    expect(gamePoints.more).toBe(gains.filter((gain) => gain > 0).length / gains.length)
    const median = gains.toSorted((a, b) => a - b)[gains.length / 2 - 1] ?? 0
    const error = Math.abs(gamePoints.quantiles.p50 - median)
    expect(error).toBeLessThanOrEqual(Math.abs(median) / 64)
  })
})
