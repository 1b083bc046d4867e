import { describe, expect, test } from 'vitest'
import { playBatch } from '#src/games/cascade/lab/batch.ts'
import { type CascadeLevel, countPasses } from '#src/games/cascade/lab/engine/levels.ts'
import { parseSettings, type Settings } from '#src/games/cascade/lab/settings.ts'

function settingsOf(input: object): Settings {
  const settings = parseSettings(input)
  if (!settings.ok) throw new Error(settings.code)
  return settings.value
}

const SETTINGS: readonly object[] = [
  {},
  { agent: 'greedy', kinds: 5, seed: 'levels' },
  { rows: 6, cols: 9, kinds: 4, counting: 'lines' },
  { holes: [0, 7, 27, 28], kinds: 6 },
]

/** Plays a single game, without levels. */
const playAlone = (settings: Settings, swaps: number, game: number) =>
  playBatch({ ...settings, swaps }, [game, game + 1])

const GAMES = 40

describe.each(SETTINGS)('levels on %j', (input) => {
  const settings = settingsOf(input)

  test.each([1, 5, 20])('are passed by games with the points after %i swaps', (swaps) => {
    const rows = Array.from({ length: GAMES }, (_, game) => playAlone(settings, swaps, game).rows)
    const points = rows.flat().map((row) => row.points)
    const goals = [30, 60, 300, 800, 1500, 4000]
    const levels = goals.map((goal): CascadeLevel => ({ swaps, goal: { points: goal } }))
    const expected = goals.map((goal) => points.filter((sum) => sum >= goal).length)
    expect(countPasses(settings, levels, [0, GAMES])).toEqual(expected)
  })

  test('are passed by games that remove as many gems of each kind', () => {
    const goals = [
      [1, 10],
      [2, 15],
      [3, 20],
    ] as const
    const games = Array.from({ length: GAMES }, (_, game) => playAlone(settings, 15, game).findings)
    const expected = games.filter(({ sizes }) =>
      goals.every(([kind, count]) => Number(sizes[kind]?.sum) >= count),
    ).length
    expect(countPasses(settings, [{ swaps: 15, goal: { gems: goals } }], [0, GAMES])).toEqual([
      expected,
    ])
  })

  test('do not depend on each other, nor on how games are divided', () => {
    const levels: readonly CascadeLevel[] = [
      { swaps: 12, goal: { points: 500 } },
      { swaps: 3, goal: { gems: [[1, 3]] } },
      { swaps: 25, goal: { points: 1000 } },
    ]
    const together = countPasses(settings, levels, [0, GAMES])
    const apart = levels.flatMap((level) => countPasses(settings, [level], [0, GAMES]))
    const parts = [
      countPasses(settings, levels, [0, 13]),
      countPasses(settings, levels, [13, GAMES]),
    ]
    expect(apart).toEqual(together)
    expect(together.map((_, level) => (parts[0]?.[level] ?? 0) + (parts[1]?.[level] ?? 0))).toEqual(
      together,
    )
  })
})
