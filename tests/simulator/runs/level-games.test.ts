import { describe, expect, test } from 'vitest'
import type { AgentName } from '#src/games/cascade/agents/agents.ts'
import { agentStream, gameSeed } from '#src/games/cascade/agents/player.ts'
import { agentOf } from '#src/games/cascade/agents/strategies.ts'
import { progressOf } from '#src/games/cascade/rules/goal.ts'
import type { CascadeLevel } from '#src/games/cascade/rules/level.ts'
import { makeLuck } from '#src/games/cascade/rules/luck.ts'
import {
  countPasses,
  LevelGame,
  levelSettings,
  playLevel,
} from '#src/simulator/runs/level-games.ts'
import { PlainPlayfield } from '../../support/plain-playfield'
import { settingsOf } from '../../support/settings'

const SETTINGS = settingsOf({ rows: 4, cols: 4, holes: [0], seed: 'levels' })

const LEVELS: readonly CascadeLevel[] = [
  { rows: 6, cols: 6, kinds: 5, swaps: 12, goal: { points: 1600 } },
  { rows: 6, cols: 7, kinds: 4, swaps: 9, goal: { gems: [[2, 24]] } },
  {
    rows: 7,
    cols: 6,
    kinds: 5,
    holes: [0, 5, 14, 15, 36, 41],
    swaps: 14,
    goal: {
      gems: [
        [1, 10],
        [3, 8],
      ],
    },
  },
]

const GAMES = 40

const passes = (agent: AgentName, level: CascadeLevel, games = GAMES): number =>
  countPasses({ settings: { ...SETTINGS, agent }, level, games: [0, games] })

describe.each(LEVELS)('a level: %j', (level) => {
  test.each(['random', 'greedy', 'lookahead'] as const)(
    'is played by %s to its end, however games are divided',
    (agent) => {
      const task = { settings: { ...SETTINGS, agent }, level }
      const swaps = playLevel({ ...task, games: [0, GAMES] })
      const parts = [
        playLevel({ ...task, games: [0, 13] }),
        playLevel({ ...task, games: [13, GAMES] }),
      ]
      expect(parts.flat()).toEqual(swaps)
      for (const used of swaps) expect(used ?? level.swaps).toBeLessThanOrEqual(level.swaps)
    },
  )

  test('is passed more often by who looks ahead, and least often at random', () => {
    const [random, greedy, lookahead] = [
      passes('random', level),
      passes('greedy', level),
      passes('lookahead', level),
    ]
    expect(greedy).toBeGreaterThan(random)
    expect(lookahead).toBeGreaterThan(greedy)
  })

  test('is passed more often by greedy for knowing the goal', () => {
    const games = 1000
    const own = levelSettings({ ...SETTINGS, agent: 'greedy' }, level)
    const blind = Array.from({ length: games }, (_, number) => {
      const seed = gameSeed(own.seed, number)
      const choices = agentStream(seed)
      const game = new LevelGame(level, own, makeLuck(own, seed))
      while (!game.isOver) game.play(agentOf('greedy')(game.playfield, choices))
      return game.isPassed
    }).filter(Boolean).length
    expect(passes('greedy', level, games)).toBeGreaterThan(blind)
  })

  test('has its own board, whatever the settings have', () => {
    const { goal: _, ...board } = level
    expect(levelSettings(SETTINGS, level)).toEqual({
      ...settingsOf({ ...board, seed: 'levels' }),
      swaps: level.swaps,
    })
  })
})

test('what an agent prefers brings most towards the goal', () => {
  const [, , level] = LEVELS
  if (!level) throw new Error('no level')
  const settings = levelSettings(SETTINGS, level)
  const playfield = new PlainPlayfield(settings)
  const left = { gems: [[1, 4] as const, [3, 0] as const] }
  for (let game = 0; game < 40; game++) {
    playfield.deal(makeLuck(settings, `${game}`))
    const chosen = agentOf('greedy')(playfield, agentStream('any'), undefined, left)
    const progress = (swap: number) => progressOf(left, playfield.peek(swap))
    const most = Math.max(
      ...Array.from({ length: playfield.swapCount }, (_, swap) => progress(swap)),
    )
    expect(progress(chosen)).toBe(most)
  }
})

test('a goal that one swap reaches is not put off by who looks ahead', () => {
  const goal = { gems: [[1, 3] as const] }
  const settings = settingsOf({ rows: 6, cols: 6, kinds: 5 })
  const outcomes: boolean[] = []
  for (let game = 0; game < 60; game++) {
    const playfield = new PlainPlayfield(settings)
    playfield.deal(makeLuck(settings, `${game}`))
    const reaches = (swap: number) => progressOf(goal, playfield.peek(swap)) === 3
    const chosen = agentOf('lookahead')(playfield, agentStream('x'), undefined, goal)
    if (Array.from({ length: playfield.swapCount }, (_, swap) => reaches(swap)).some(Boolean))
      outcomes.push(progressOf(goal, playfield.tryOut(chosen, agentStream('y')).turn) === 3)
  }
  expect(outcomes.length).toBeGreaterThan(20)
  expect(outcomes.filter(Boolean).length / outcomes.length).toBeGreaterThan(0.9)
})
