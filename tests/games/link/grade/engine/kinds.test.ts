import { expect, test } from 'vitest'
import { MAX_KINDS } from '#src/games/link/board/board.ts'
import { GRAVITIES } from '#src/games/link/board/gravity.ts'
import { LEVELS } from '#src/games/link/deal/levels.ts'
import { kindsOf } from '#src/games/link/grade/engine/kinds.ts'
import { RISKS } from '#src/games/link/grade/engine/scales.ts'

test.each(LEVELS)('a harder board of %s has no fewer kinds, at most 36', (level) => {
  for (const gravity of GRAVITIES) {
    const kinds = RISKS.map((risk) => kindsOf(level, gravity, risk)).filter((count) => count > 0)
    expect(kinds.length, gravity).toBeGreaterThan(3)
    expect(kinds).toEqual(kinds.toSorted((a, b) => a - b))
    expect(Math.max(...kinds)).toBeLessThanOrEqual(MAX_KINDS)
    expect(Math.min(...kinds)).toBeGreaterThan(1)
  }
})
