import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { wilsonInterval } from '#src/engine/interval.ts'
import { agentStream } from '#src/games/cascade/agents/player.ts'
import { agentOf } from '#src/games/cascade/agents/strategies.ts'
import { makeGoal } from '#src/games/cascade/rules/goal.ts'
import { makeLevel } from '#src/games/cascade/rules/level.ts'
import { makeLuck } from '#src/games/cascade/rules/luck.ts'
import { rules } from '#src/games/cascade/rules/rules.ts'
import { readLevels } from '#src/simulator/command/levels-file.ts'
import { countPasses, LevelGame, levelSettings } from '#src/simulator/runs/level-games.ts'
import { parseSettings } from '#src/simulator/runs/settings.ts'

const count = v.number()
const measured = v.object({ games: count, passed: count })
const schema = v.array(
  v.object({
    level: v.string(),
    starSwaps: v.tuple([count, count]),
    passes: v.object({ random: measured, greedy: measured, lookahead: measured }),
  }),
)

const ROWS = v.parse(
  schema,
  JSON.parse(readFileSync('src/games/cascade/levels/levels.json', 'utf8')),
)

const parsed = parseSettings({ agent: 'greedy', seed: 'other games' })
if (!parsed.ok) throw new Error(parsed.code)
const SETTINGS = parsed.value

const levels = readLevels('docs/cascade-levels.txt', SETTINGS)
if (!levels.ok) throw new Error(levels.detail)
const LEVELS = levels.value

test('there are fifty levels, sorted by how often greedy passes them', () => {
  const rates = ROWS.map(({ passes: { greedy } }) => greedy.passed / greedy.games)
  expect(rates).toHaveLength(50)
  expect(rates).toEqual(rates.toSorted((a, b) => b - a))
  expect(rates[0]).toBeGreaterThan(0.85)
  expect(rates.at(-1)).toBeLessThan(0.05)
})

test('the simulator reads the levels of the game', () => {
  expect(LEVELS.map(makeLevel)).toEqual(ROWS.map(({ level }) => level))
  for (const { cols, swaps } of LEVELS) {
    expect(cols).toBeLessThanOrEqual(9)
    expect(swaps).toBeLessThanOrEqual(40)
  }
})

test('stars ask for fewer swaps than there are', () => {
  for (const [index, { starSwaps }] of ROWS.entries()) {
    expect(starSwaps[0]).toBeLessThan(starSwaps[1])
    expect(starSwaps[1]).toBeLessThan(LEVELS[index]?.swaps ?? 0)
  }
})

const GAMES = 150
const SAMPLE = [3, 20, 40]

test.each(SAMPLE)('other games pass level %i as often as those measured', (index) => {
  const [level, row] = [LEVELS[index], ROWS[index]]
  if (!level || !row) throw new Error('no such level')
  const { games, passed } = row.passes.greedy
  const measured = wilsonInterval(passed, games)
  const again = wilsonInterval(countPasses({ settings: SETTINGS, level, games: [0, GAMES] }), GAMES)
  expect(again[0]).toBeLessThan(measured[1])
  expect(again[1]).toBeGreaterThan(measured[0])
})

describe('a game of a level', () => {
  test.each(LEVELS.filter((_, index) => index % 6 === 0))(
    'is that of the simulator: %j',
    (level) => {
      const { holes, goal, ...board } = level
      const options = rules.parseOptions({
        ...board,
        goal: makeGoal(goal, '-'),
        ...(holes && { holes: `${holes}` }),
      })
      if (!options.ok) throw new Error(options.code)
      const settings = levelSettings(SETTINGS, level)
      for (const seed of ['one', 'two', 'three']) {
        const game = new LevelGame(level, settings, makeLuck(settings, seed))
        const choices = agentStream(seed)
        let state = rules.deal(options.value, seed)
        while (!game.isOver) {
          expect(state.board.cells).toEqual(game.playfield.board().cells)
          expect(rules.outcome(state)).toBeNull()
          const swap = agentOf('greedy')(game.playfield, choices, undefined, game.left)
          const played = rules.play(state, { type: 'swap', ...game.playfield.swapAt(swap) })
          if (!played.ok) throw new Error(played.code)
          game.play(swap)
          state = played.state
        }
        expect(rules.outcome(state)?.result).toBe(game.isPassed ? 'won' : 'lost')
        expect(state.swaps).toBe(game.swaps)
      }
    },
  )
})
