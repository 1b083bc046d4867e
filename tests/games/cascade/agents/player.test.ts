import { describe, expect, test } from 'vitest'
import { AGENTS } from '#src/games/cascade/agents/agents.ts'
import {
  agentGame,
  choose,
  gameSeed,
  makePlayer,
  valueSwaps,
} from '#src/games/cascade/agents/player.ts'
import { agentOf } from '#src/games/cascade/agents/strategies.ts'
import { startLuck } from '#src/games/cascade/rules/luck.ts'
import { parseOptions } from '#src/games/cascade/rules/options.ts'
import { rules } from '#src/games/cascade/rules/rules.ts'
import { playBatch } from '#src/simulator/runs/batch.ts'
import { parseSettings } from '#src/simulator/runs/settings.ts'

const OPTIONS = { rows: 6, cols: 6, kinds: 5, swaps: 30, counting: 'clusters', deal: 1 } as const

/** The points or gems of a swap's first step. */
function firstStep(state: ReturnType<typeof rules.deal>, move: Parameters<typeof rules.play>[1]) {
  const played = rules.play(state, move)
  if (!played.ok) throw new Error(played.code)
  const step = played.events.find((event) => event.type === 'matched')
  return step?.cells.length
}

const SEEDS = ['one', 'two', 'three', 'four', 'five']

describe('a choice', () => {
  test.each(AGENTS)(
    'of %s is what the agent plays, whether values are asked for or not',
    (agent) => {
      for (const seed of SEEDS) {
        const state = rules.deal(OPTIONS, seed)
        const choice = choose(state, makePlayer(state, agentOf(agent), seed))
        expect(choice.move).toEqual(makePlayer(state, agentOf(agent), seed)(state))
        expect(choice.legalSwaps).toBe([...rules.legalMoves(state)].length)
        expect(choice.next?.move).not.toEqual(choice.move)
      }
    },
  )

  test.each(SEEDS)(
    'of greedy has the gems that go at once, and the most among the others: %s',
    (seed) => {
      const state = rules.deal(OPTIONS, seed)
      const { move, value, next } = choose(state, makePlayer(state, agentOf('greedy'), seed))
      const gems = [...rules.legalMoves(state)].map((swap) => firstStep(state, swap) ?? 0)
      const [most, second] = gems.toSorted((a, b) => b - a)
      expect([value, next?.value]).toEqual([most, second])
      expect(value).toBe(firstStep(state, move))
      expect(next && firstStep(state, next.move)).toBe(second)
    },
  )

  test.each(AGENTS)('of %s is worth no less than the next best', (agent) => {
    for (const seed of SEEDS) {
      const state = rules.deal(OPTIONS, seed)
      const { value, next } = choose(state, makePlayer(state, agentOf(agent), seed))
      if (agent === 'random') expect([value, next?.value]).toEqual([undefined, undefined])
      else expect(value).toBeGreaterThanOrEqual(next?.value ?? Infinity)
    }
  })
})

describe('values of swaps', () => {
  test.each(SEEDS)('by greedy are the gems that go at once: %s', (seed) => {
    const state = rules.deal(OPTIONS, seed)
    const gems = [...rules.legalMoves(state)].map((swap) => firstStep(state, swap))
    const done: number[] = []
    const boards = [state.board, state.board]
    const values = valueSwaps(state, boards, 'greedy', (count) => done.push(count))
    expect(values).toEqual([gems, gems])
    expect(done).toEqual([1, 2])
  })

  test('by lookahead are the mean of a swap and the best next step', () => {
    const ratios = SEEDS.map((seed) => {
      const state = rules.deal({ ...OPTIONS, swaps: 'endless' }, seed)
      const [values = []] = valueSwaps(state, [state.board], 'lookahead', () => {})
      return (values[0] ?? 0) / meanSlowly(state)
    })
    const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
    expect(Math.abs(mean - 1)).toBeLessThan(0.1)
  })
})

/** Reference: plays the first legal swap by the rules, with other gems each time. */
function meanSlowly(state: ReturnType<typeof rules.deal>): number {
  const [move] = [...rules.legalMoves(state)]
  if (!move) throw new Error('a dealt board has a legal swap')
  const plays = Array.from({ length: 600 }, (_, number) => {
    const played = rules.play({ ...state, luck: startLuck('columns', 8, `${number}`) }, move)
    if (!played.ok) throw new Error(played.code)
    const nexts = [...rules.legalMoves(played.state)].map((next) => {
      const answer = rules.play(played.state, next)
      const step = answer.ok && answer.events.find((event) => event.type === 'matched')
      return step ? step.points : 0
    })
    return played.state.points + Math.max(...nexts)
  })
  return plays.reduce((sum, points) => sum + points, 0) / plays.length
}

const BOARDS = [
  { rows: 8, cols: 8, kinds: 7, swaps: 30, counting: 'clusters' },
  { rows: 5, cols: 6, kinds: 5, swaps: 12, counting: 'lines' },
]

test.each(AGENTS.flatMap((agent) => BOARDS.map((board) => ({ agent, ...board }))))(
  'the agent $agent makes its points of a simulated game on $rows × $cols',
  ({ agent, ...board }) => {
    const options = parseOptions(board)
    const settings = parseSettings({ ...board, agent, games: 1, seed: 'end' })
    if (!options.ok || !settings.ok) throw new Error('these options are valid')
    const [row] = playBatch(settings.value, [0, 1]).rows
    expect(agentGame(options.value, gameSeed('end', 0), agent).points).toBe(row?.points)
  },
)
