import { describe, expect, test } from 'vitest'
import { parseRoute } from '#src/define/route.ts'
import { isCleared, withoutTiles } from '#src/games/link/board/board.ts'
import { DRAWS, dailyDraw, FIRST_DAY, riskOfDay } from '#src/games/link/daily.ts'
import { deal } from '#src/games/link/deal/deal.ts'
import { startGrading } from '#src/games/link/grade/engine/grade.ts'
import { GAMES, RISKS } from '#src/games/link/grade/engine/scales.ts'
import { screen } from '#src/games/link/screen.tsx'
import type { Link } from '#src/games/link/types.ts'
import { sampled } from '../../support/effort'

const DAY_MS = 86_400_000
const FIFTY_YEARS = 18_262

const dayAfter = (first: string, count: number): string =>
  new Date(Date.parse(first) + count * DAY_MS).toISOString().slice(0, 10)

const days = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayAfter(first, index))

async function boardOf(day: string) {
  const route = parseRoute<Link>(screen, `daily-${day}`, day)
  if (!route.ok) throw new Error(route.code)
  const { options, seed = '', href } = (await screen.route.settle?.(route.value)) ?? route.value
  return { board: deal(options, seed), options, seed, href }
}

const lastDay = dayAfter(FIRST_DAY, DRAWS.length - 1)

describe('the seed of a day', () => {
  test.each([
    ['2025-02-28', 'daily 2025-02-28'],
    ['2026-11-22', 'daily 2026-11-22'],
    [dayAfter(lastDay, 1), 'daily 2031-11-23'],
    ['2040-01-01', 'daily 2040-01-01'],
  ])('%s is its only draw, of the level Hard', async (day, seed) => {
    const options = { level: 'hard', gravity: 'none', layout: 'even' }
    expect(await boardOf(day)).toMatchObject({ options, seed, href: `/link/daily-${day}` })
  })

  test('of five years is one of its draws, and the board is of a size', async () => {
    expect([FIRST_DAY, lastDay]).toEqual(['2026-11-23', '2031-11-22'])
    for (const day of days(FIRST_DAY, DRAWS.length)) {
      const { board, seed } = await boardOf(day)
      expect(seed).toMatch(new RegExp(`^daily ${day} [1-9][0-9]?$`))
      expect([board.rows, board.cols]).toEqual([10, 12])
    }
  })
})

test('from Monday to Sunday the risk rises', () => {
  const week = days(FIRST_DAY, 7).map((day) => dailyDraw(day, 1).risk ?? 'easy')
  expect(new Date(FIRST_DAY).getUTCDay()).toBe(1)
  expect(week.toSorted((a, b) => RISKS.indexOf(a) - RISKS.indexOf(b))).toEqual(week)
  expect([...new Set(week)]).toEqual(RISKS)
})

test.each([
  ['2026-11-22', undefined],
  ['2026-11-23', 'easy'],
  ['2026-11-26', 'hard'],
  ['2026-11-29', 'merciless'],
  ['2026-11-30', 'easy'],
  ['2031-11-22', 'fiendish'],
  ['2031-11-23', undefined],
])('the risk of %s is %s', (day, risk) => expect(riskOfDay(day)).toBe(risk))

/** A step that is no multiple of a week; `npm run study daily` checks every day. */
const STRIDE = Math.ceil(DRAWS.length / sampled(61))

test('boards of the table have the risk of their weekday, and a game that clears them', async () => {
  for (let index = 0; index < DRAWS.length; index += STRIDE) {
    const day = dayAfter(FIRST_DAY, index)
    const grading = startGrading((await boardOf(day)).board, 'none')
    while (grading.counts.played < GAMES) grading.playNext()
    expect([day, grading.grade().risk]).toEqual([day, dailyDraw(day, 1).risk])
    expect(grading.counts.cleared).toBeGreaterThan(0)
  }
})

test('daily boards of fifty years can be cleared', async () => {
  const isFair = async (day: string): Promise<boolean> => {
    const { board } = await boardOf(day)
    const grading = startGrading(board, 'none')
    while (grading.counts.cleared === 0 && grading.counts.played < GAMES) grading.playNext()
    const line = grading.line() ?? []
    return isCleared(line.reduce((rest, { from, to }) => withoutTiles(rest, from, to), board))
  }
  const stride = Math.ceil(FIFTY_YEARS / sampled(sampled(FIFTY_YEARS)))
  const others = days('2026-01-01', FIFTY_YEARS).filter(
    (day, index) => index % stride === 0 && (day < FIRST_DAY || day > lastDay),
  )
  const unfair: string[] = []
  for (const day of others) if (!(await isFair(day))) unfair.push(day)
  expect(unfair).toEqual([])
})
