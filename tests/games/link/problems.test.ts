import { expect, test } from 'vitest'
import { replayOf, stateOf } from '#src/engine/session.ts'
import { tilesOf } from '#src/games/link/board/board.ts'
import { matches } from '#src/games/link/board/pairs.ts'
import { BANDS, problemsOf, readProblem } from '#src/games/link/problems/problems.ts'
import { successorOf } from '#src/games/link/solver/verdict.ts'
import { shareOf } from '../../study/problems'
import { sampled } from '../../support/effort'
import { isClearable, matchesOf } from './solver/reference'

/** Every problem in the long tests, else one of many. */
const STEP = Math.ceil(200 / sampled(sampled(200)))

/** Solves a problem by brute force, and returns the share of simulated players that do. */
function solve(text: string): number {
  const problem = readProblem(text)
  const { board, gravity } = stateOf(replayOf(problem, problem.past.length - 1))
  const found = matches(board)
  const lost = new Set<string>()
  const safe = found.filter((match) =>
    isClearable(successorOf(board, match, gravity), gravity, lost),
  )
  expect([text, safe.length, found.length]).toEqual([text, 1, matchesOf(board).length])
  expect(found.length).toBeGreaterThanOrEqual(4)
  expect(tilesOf(board).length).toBeGreaterThanOrEqual(14)
  const [match = { from: { row: 0, col: 0 }, to: { row: 0, col: 0 } }] = safe
  const last = problem.past.at(-1)
  expect(last?.events[0]?.type).toBe('matched')
  expect(last?.move).not.toMatchObject(match)
  return shareOf(board, gravity, match, 8)
}

test('a problem has one of four matches or more that keeps its board clearable, which fewer players find from band to band', () => {
  const means = BANDS.map((band) => {
    const shares = band.filter((_, index) => index % STEP === 0).map(solve)
    return shares.reduce((sum, share) => sum + share, 0) / shares.length
  })
  expect(means).toHaveLength(3)
  expect(means.toSorted((a, b) => b - a)).toEqual(means)
})

test('a day has a problem of each band, which comes again when all others have had their day', () => {
  const problemsFrom = (day: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      problemsOf(new Date((day + index) * 86_400_000).toISOString()),
    )
  const problems = problemsFrom(20_600, 200)
  expect(problems[0]).toHaveLength(3)
  expect(new Set(problems.flat()).size).toBe(600)
  const next = problemsFrom(20_800, 5)
  expect(problems.flat()).toEqual(expect.arrayContaining(next.flat()))
  expect(next).not.toEqual(problems.slice(0, 5))
})
