import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wilsonInterval } from '#src/engine/interval.ts'
import { JOURNEY, STAGES_EACH } from '#src/games/link/choice.ts'
import { LEVELS } from '#src/games/link/deal/levels.ts'
import { risksOf } from '#src/games/link/grade/engine/kinds.ts'
import { STAGES } from '#src/games/link/journey/stages.ts'
import { FIGURES } from './figures'
import { writePage } from './page'

test('docs/grades.md is written from the figures', () => {
  expect(readFileSync('docs/grades.md', 'utf8')).toBe(writePage(FIGURES))
})

test.each(LEVELS)('whatever risk of %s is offered holds in 95 of 100 deals', (level) => {
  for (const gravity of ['none', 'down', 'left', 'in', 'out'] as const) {
    const rows = FIGURES.deals[gravity === 'none' ? level : (`${level}-${gravity}` as const)] ?? {}
    expect(Object.keys(rows)).toEqual(risksOf(level, gravity))
    for (const { deals, missing, confirmed } of Object.values(rows)) {
      const found = deals - missing
      const [, most] = wilsonInterval(Math.round((confirmed ?? 0) * found), found)
      expect(most).toBeGreaterThanOrEqual(0.95)
    }
  }
})

test.each(JOURNEY.map((gravity, index) => [gravity, index + 1]))(
  'no player measured clears a stage of gravity %s more often than the one before, but for chance',
  (_, own) => {
    const stages = STAGES.filter(({ garden }) => garden === own)
    const measured = stages.flatMap(({ choice }) => FIGURES.journey[choice] ?? [])
    expect(measured).toHaveLength(STAGES_EACH)
    for (const [player, games] of [
      ['random', 400],
      ['careful', 400],
      ['ahead', 200],
    ] as const) {
      const shares = measured.map((stage) => stage[player])
      for (const [index, share] of shares.slice(1).entries())
        expect(share).toBeLessThanOrEqual((shares[index] ?? 0) + 3 * Math.sqrt(0.5 / games))
    }
  },
)
