import { expect, test } from 'vitest'
import type { GameResult } from '#src/define/define-game.ts'
import { nextToClear } from '#src/engine/stars.ts'
import { makeChoice, parseChoice } from '#src/games/cascade/choice.ts'
import {
  countSwaps,
  newIn,
  progressOf,
  STAGES,
  stageOf,
  starsOf,
} from '#src/games/cascade/levels/levels.ts'
import { rules } from '#src/games/cascade/rules/rules.ts'

test('there are fifty levels, each with an address', () => {
  expect(STAGES).toHaveLength(50)
  for (const { level } of STAGES) {
    const choice = { type: 'level', level } as const
    expect(parseChoice(makeChoice(choice))).toEqual(choice)
  }
})

test.each(['level-0', 'level-51', 'level-07', 'level-', 'level-1-2'])('%s is none', (text) => {
  expect(parseChoice(text)).toBeUndefined()
})

test.each(STAGES)('level $level is open when dealt, and stars take fewer swaps', (stage) => {
  expect(rules.outcome(rules.deal(stage.options, 'level'))).toBeNull()
  const [three, two] = stage.starSwaps
  expect(three).toBeLessThanOrEqual(two)
  expect(two).toBeLessThanOrEqual(stage.swaps)
  expect([three, three + 1, two + 1].map((swaps) => starsOf(stage, swaps, {}))).toEqual([
    3,
    three < two ? 2 : 1,
    1,
  ])
})

test('a level brings what none before has as much of', () => {
  const brought = STAGES.flatMap((stage) =>
    newIn(stage).map(({ what, count }) => [stage.level, what, count]),
  )
  expect(brought).toEqual([
    [1, 'gems', 1],
    [2, 'points', 1],
    [3, 'holes', 1],
    [5, 'gems', 2],
    [7, 'kinds', 5],
    [14, 'gems', 3],
    [15, 'large', 1],
    [25, 'kinds', 6],
    [40, 'kinds', 7],
  ])
})

const won = (level: number, moves: number): GameResult => ({
  game: 'cascade',
  choice: `level-${level}`,
  seed: 'a',
  end: 'won',
  ms: 1,
  moves,
  assists: {},
  at: moves,
})

test('stars are those of the best game, and the next level is the first not passed', () => {
  const [three] = stageOf({ type: 'level', level: 1 }).starSwaps
  const results = [
    won(1, three + 1),
    won(1, three),
    won(3, 500),
    { ...won(2, 1), end: 'lost' } as const,
    { ...won(2, 1), game: 'link' },
  ]
  const levels = progressOf(results)
  expect(levels.map(({ stars }) => stars).slice(0, 4)).toEqual([3, 0, 1, 0])
  expect(levels[0]?.best).toBe(three)
  expect(nextToClear(levels)?.level).toBe(2)
})

test.each([
  [9, {}, 9],
  [9, { undo: 2, hint: 3 }, 11],
])('%i swaps with %o count as %i, so that undo brings no star', (swaps, assists, counted) => {
  expect(countSwaps(swaps, assists)).toBe(counted)
})
