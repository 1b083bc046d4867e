import { describe, expect, test } from 'vitest'
import { parseRoute } from '#src/define/route.ts'
import { finish } from '#src/engine/restore.ts'
import { analyse } from '#src/games/garden/ai/choose-move.ts'
import { findEven } from '#src/games/garden/ai/even.ts'
import { deal, startOpponent } from '#src/games/garden/opponent.ts'
import { dealPosition } from '#src/games/garden/rules/rules.ts'
import { GARDEN_STRENGTHS, type GardenStrength } from '#src/games/garden/rules/types.ts'
import { screen } from '#src/games/garden/screen.tsx'
import type { Garden } from '#src/games/garden/types.ts'
import { chosen } from '../../../support/effort'

const evenFrom = (stem: string) => finish(findEven(1, stem))

/** What hard's own search thinks of a deal for the player who moves first, in quarter points. */
const leadOf = (seed: string): number =>
  analyse(dealPosition(1, seed), 'hard', { seed: 'even', budget: { nodes: 15_000 } })?.value ?? NaN

const isInBand = (seed: string) => leadOf(seed) >= -4 && leadOf(seed) <= 3

/** The first is even at its third draw. */
const STEMS = [2, 0, 1, 3, 4, 5, 6, 7, 8, 9]

test('an even deal is the first of its seeds in which neither seat is ahead', () => {
  for (const stem of chosen(STEMS, 1)) {
    const seed = evenFrom(`law ${stem}`)
    const [, draw = 0] = / \d+ (\d+)$/.exec(seed) ?? []
    expect(seed).toBe(Number(draw) === 0 ? `law ${stem}` : `law ${stem} ${draw}`)
    const before = Array.from({ length: Number(draw) }, (_, index) =>
      index === 0 ? `law ${stem}` : `law ${stem} ${index}`,
    )
    expect([...before, seed].map(isInBand)).toEqual([...before.map(() => false), true])
  }
})

async function settled(address: string) {
  const route = parseRoute<Garden>(screen, address, '2026-12-31')
  if (!route.ok) throw new Error(route.code)
  return (await screen.route.settle?.(route.value)) ?? route.value
}

describe('the daily garden', () => {
  test.each([
    ['2026-11-23', 'easy', 'daily 2026-11-23'],
    ['2026-11-26', 'fair', 'daily 2026-11-26'],
    ['2026-11-27', 'medium', 'daily 2026-11-27 1'],
    ['2026-11-28', 'medium', 'daily 2026-11-28 2'],
    ['2026-11-29', 'hard', 'daily 2026-11-29'],
    ['2026-12-06', 'hard', 'daily 2026-12-06'],
  ])('of %s is against %s, on the deal %s', async (day, difficulty, seed) => {
    const { options, ...route } = await settled(`daily-${day}`)
    expect([options.difficulty, route.seed]).toEqual([difficulty, seed])
  })
})

test('a seed that was typed is dealt as it is', async () => {
  const uneven = Array.from({ length: 20 }, (_, index) => `${index}`).find(
    (seed) => !isInBand(seed),
  )
  expect((await settled(`garden?difficulty=hard&seed=${uneven}`)).seed).toBe(uneven)
})

describe('a new game', () => {
  const opponent = startOpponent()
  const routeOf = (difficulty: GardenStrength) => ({
    choice: { type: 'level', difficulty } as const,
    kind: difficulty,
    options: { difficulty, deal: 1 } as const,
    href: `/garden/${difficulty}`,
  })

  test.each(GARDEN_STRENGTHS)(
    'of %s is even if the level is medium or hard',
    async (difficulty) => {
      const asked: unknown[] = []
      const findEven = async (...question: readonly unknown[]) => {
        asked.push(question)
        return 'even'
      }
      const { session } = await deal({ ...opponent, findEven }, routeOf(difficulty))
      const isEvened = difficulty === 'medium' || difficulty === 'hard'
      expect([session.seed === 'even', asked.length]).toEqual([isEvened, isEvened ? 1 : 0])
      expect(session.options).toEqual({ difficulty, deal: 1 })
    },
  )

  test('is any where no worker can be started', async () => {
    const { session } = await deal(opponent, routeOf('hard'))
    expect(session.seed).toMatch(/^[0-9a-z]+$/)
  })
})
