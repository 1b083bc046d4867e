import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wilsonInterval } from '#src/engine/interval.ts'
import { LEVELS } from '#src/games/link/deal/levels.ts'
import { risksOf } from '#src/games/link/grade/engine/kinds.ts'
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
