import { describe, expect, test } from 'vitest'
import { makeBoard } from '#src/games/link/board/board.ts'
import { GRAVITIES } from '#src/games/link/board/gravity.ts'
import { deal } from '#src/games/link/deal/deal.ts'
import { LEVELS } from '#src/games/link/deal/levels.ts'
import { bandOf, findGradedDeal } from '#src/games/link/grade/engine/find-graded.ts'
import { gradeOf } from '#src/games/link/grade/engine/grade.ts'
import { gradedOptions, nearestRisk, risksOf } from '#src/games/link/grade/engine/kinds.ts'
import { GAMES, RISKS, riskOf } from '#src/games/link/grade/engine/scales.ts'
import { parseOptions } from '#src/games/link/rules/options.ts'
import type { Prove } from '#src/games/link/solver/find.ts'
import { proveByPlayouts } from '#src/games/link/solver/playouts.ts'
import { clears, stateOf } from '../../rules/playing'

const never: Prove = () => undefined

describe('a deal of a requested risk', () => {
  test.each([
    ['novice', 'none', 'easy'],
    ['normal', 'none', 'medium'],
    ['normal', 'none', 'hard'],
    ['normal', 'none', 'fiendish'],
    ['normal', 'down', 'merciless'],
    ['hard', 'in', 'fiendish'],
    ['pillars', 'left', 'easy'],
    ['expert', 'none', 'hard'],
  ] as const)('of %s under %s is %s, and a line clears it', (level, gravity, risk) => {
    const found = findGradedDeal({ level, gravity, risk }, 'stem', proveByPlayouts)
    if (!found) throw new Error('No deal was found')
    const { options, seed } = found.value
    expect(parseOptions(options)).toEqual({ ok: true, value: options })
    const board = deal(options, seed)
    expect(gradeOf(board, gravity)).toEqual(found.grade)
    expect(found.grade.risk).toBe(risk)
    expect(clears(stateOf(makeBoard(board), gravity), found.line ?? [])).toBe(true)
  })

  test('is the first of its seeds', () => {
    const tried: number[] = []
    const request = { level: 'normal', gravity: 'none', risk: 'hard' } as const
    const found = findGradedDeal(request, 'stem', never, (draws) => tried.push(draws))
    const last = tried.at(-1) ?? 0
    expect(tried).toEqual(Array.from({ length: last + 1 }, (_, draw) => draw))
    expect(found?.value.seed).toBe(last === 0 ? 'stem' : `stem ${last}`)
  })

  test('is undefined where the level has no such boards', () => {
    expect(risksOf('classic', 'none')).not.toContain('merciless')
    const request = { level: 'classic', gravity: 'none', risk: 'merciless' } as const
    expect(findGradedDeal(request, 'stem', never)).toBeUndefined()
  })
})

test.each([
  ['easy', 238, 256],
  ['medium', 153, 221],
  ['hard', 62, 128],
  ['fiendish', 18, 42],
  ['merciless', 0, 5],
] as const)('%s leaves a margin on either side', (risk, least, most) => {
  expect(bandOf(risk)).toEqual({ least, most })
  expect([riskOf(least), riskOf(most)]).toEqual([risk, risk])
  expect(most).toBeLessThanOrEqual(GAMES)
})

describe.each(LEVELS)('the risks of %s', (level) => {
  test.each(GRAVITIES)('under %s are dealt by options that the rules accept', (gravity) => {
    for (const risk of RISKS) {
      const options = gradedOptions({ level, gravity, risk })
      expect(options !== undefined).toBe(risksOf(level, gravity).includes(risk))
      if (options) expect(parseOptions(options)).toEqual({ ok: true, value: options })
    }
  })

  test.each(GRAVITIES)('under %s are the nearest to themselves, and to others', (gravity) => {
    for (const risk of RISKS) {
      const nearest = nearestRisk(level, gravity, risk)
      expect(risksOf(level, gravity)).toContain(nearest)
      if (risksOf(level, gravity).includes(risk)) expect(nearest).toBe(risk)
    }
  })
})
