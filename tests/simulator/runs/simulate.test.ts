import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { makeRandom, type Random } from '#src/engine/random.ts'
import type { Agent } from '#src/games/cascade/agents/agents.ts'
import { AGENTS } from '#src/games/cascade/agents/agents.ts'
import { gameSeed, makePlayer } from '#src/games/cascade/agents/player.ts'
import type { Playfield } from '#src/games/cascade/agents/playfield.ts'
import { agentOf } from '#src/games/cascade/agents/strategies.ts'
import { parseBoard } from '#src/games/cascade/rules/board.ts'
import { makeLuck } from '#src/games/cascade/rules/luck.ts'
import { rules } from '#src/games/cascade/rules/rules.ts'
import { legalSwaps } from '#src/games/cascade/rules/swaps.ts'
import type { CascadeState } from '#src/games/cascade/rules/types.ts'
import {
  makeCsvLines,
  makeReport,
  mergeReports,
  parseReport,
  type Report,
  reportOf,
} from '#src/simulator/report/report.ts'
import { makeText } from '#src/simulator/report/text.ts'
import { batchSize, type Games, playBatch } from '#src/simulator/runs/batch.ts'
import type { Precision } from '#src/simulator/runs/precision.ts'
import { parseSettings, type Settings } from '#src/simulator/runs/settings.ts'
import { type Plan, type Run, shardOf, simulate } from '#src/simulator/runs/simulate.ts'
import { figuresOf } from '#src/simulator/statistics/figures.ts'
import { chiSquare } from '../../support/chi-square'
import { shared } from '../../support/effort'
import { PlainPlayfield } from '../../support/plain-playfield'

function settingsOf(input: object): Settings {
  const settings = parseSettings(input)
  if (!settings.ok) throw new Error(settings.code)
  return settings.value
}

/** A slow agent, which plays in small batches. */
const SMALL = settingsOf({ agent: 'lookahead', rows: 5, cols: 5, games: 68, seed: 'lab' })

/** A run without workers. Each four batches finish in reverse order. */
async function runWith(settings: Settings, plan: Partial<Plan> = {}): Promise<Run> {
  let started = 0
  const play: Plan['play'] = async (_, games) => {
    for (let wait = 3 - (started++ % 4); wait > 0; wait--) await Promise.resolve()
    return playBatch(settings, games)
  }
  const run = await simulate(settings, { concurrency: 1, play, ...plan })
  if (!run) throw new Error('Nothing was played')
  return run
}

const jsonOf = async (settings: Settings, plan?: Partial<Plan>) =>
  makeReport(reportOf(await runWith(settings, plan)))

const whole = shared(() => jsonOf(SMALL))

const merged = (a: Report, b: Report): Report => {
  const both = mergeReports(a, b)
  if (!both.ok) throw new Error(both.code)
  return both.value
}

describe('a simulation', () => {
  test('has the same report for any concurrency', async () => {
    for (const concurrency of [2, 7])
      expect(await jsonOf(SMALL, { concurrency })).toBe(await whole())
  })

  test.each([2, 3, 16])(
    'in %i shards, merged in any order, is the whole byte for byte',
    async (n) => {
      const shards: Report[] = []
      for (let k = 1; k <= n; k++) {
        shards.push(reportOf(await runWith(SMALL, { games: shardOf(SMALL.games, k, n) })))
      }
      for (const parts of [shards, shards.toReversed()])
        expect(makeReport(parts.reduce(merged))).toBe(await whole())
    },
  )

  test('reports batches in order', async () => {
    const batches: Games[] = []
    expect(batchSize(SMALL)).toBeLessThan(SMALL.games / 4)
    await runWith(SMALL, { concurrency: 3, onBatch: ({ games }) => batches.push(games) })
    expect(batches.map(([from]) => from)).toEqual([0, ...batches.map(([, to]) => to).slice(0, -1)])
    expect(batches.at(-1)?.[1]).toBe(SMALL.games)
  })

  test('keeps the complete part when stopped', async () => {
    let batches = 0
    const run = await runWith(SMALL, { isStopped: () => batches >= 2, onBatch: () => batches++ })
    expect(run.games[1]).toBeLessThan(SMALL.games)
    expect(run.findings.swaps).toBe(run.games[1] * SMALL.swaps)
    const same = await runWith(SMALL, { games: run.games })
    expect(makeReport(reportOf(run))).toBe(makeReport(reportOf(same)))
  })

  test('is undefined when stopped before its first batch', async () => {
    const plan: Plan = {
      concurrency: 1,
      play: async () => playBatch(SMALL, [0, 1]),
      isStopped: () => true,
    }
    expect(await simulate(SMALL, plan)).toBeUndefined()
  })

  test('fails once if a batch does while an earlier one is played', async () => {
    const play = async (_: Settings, games: Games) => {
      if (games[0] > 0) throw new Error('lost')
      await setTimeout(20)
      return playBatch(SMALL, games)
    }
    await expect(simulate(SMALL, { concurrency: 2, play })).rejects.toThrow('lost')
  })

  const PRECISIONS: readonly Precision[] = [
    { within: 0.06, of: 'mean' },
    { within: 250, of: 'game' },
    { within: 8, of: 'swap' },
  ]

  test.each(PRECISIONS)('stops within $within of a $of for any concurrency', async (until) => {
    const settings = { ...SMALL, games: 1000 }
    const run = await runWith(settings, { until })
    const { points, gamePoints } = figuresOf(run.findings).quantities
    const { mean, interval } = until.of === 'game' ? gamePoints : points
    const half = ((interval?.[1] ?? 0) - (interval?.[0] ?? 0)) / 2
    expect(run.games[1]).toBeLessThan(1000)
    expect(until.of === 'mean' ? half / (mean ?? 1) : half).toBeLessThanOrEqual(until.within)
    expect((await runWith(settings, { until, concurrency: 3 })).games).toEqual(run.games)
  })
})

/** Plays a game of a simulation through the contract. */
function playByHand(settings: Settings, game: number): CascadeState {
  const { rows, cols, kinds, counting, swaps, seed } = settings
  const name = gameSeed(seed, game)
  let state = rules.deal({ rows, cols, kinds, counting, swaps, deal: 2 }, name)
  const player = makePlayer(state, agentOf(settings.agent), name)
  while (!rules.outcome(state)) {
    const played = rules.play(state, player(state))
    if (!played.ok) throw new Error(`A legal move is refused: ${played.code}`)
    state = played.state
  }
  return state
}

const BY_HAND: readonly object[] = [
  { kinds: 7 },
  { kinds: 8, seed: 'eight' },
  { rows: 4, cols: 9, kinds: 6 },
  { rows: 9, cols: 4, kinds: 4, counting: 'lines' },
  { rows: 3, cols: 3, kinds: 12 },
  { agent: 'greedy' },
  { agent: 'greedy', rows: 7, counting: 'lines' },
  { agent: 'lookahead', swaps: 10 },
  { agent: 'lookahead2', rows: 5, cols: 5, swaps: 5 },
]

test.each(BY_HAND)('games of %j equal those played through the rules', (input) => {
  const settings = settingsOf(input)
  const { rows } = playBatch(settings, [3, 13])
  for (const { game, points, redeals } of rows) {
    const state = playByHand(settings, game)
    expect({ points, redeals }).toEqual({ points: state.points, redeals: state.redeals })
  }
})

const swapNumbers = ({ swapCount }: Playfield): number[] =>
  Array.from({ length: swapCount }, (_, swap) => swap)

describe('agents', () => {
  test.each(AGENTS)('%s plays the same games every time', (agent) => {
    const settings = settingsOf({ agent })
    expect(playBatch(settings, [0, 3])).toEqual(playBatch(settings, [0, 3]))
    expect(playBatch(settings, [1, 2]).rows[0]).toEqual(playBatch(settings, [0, 3]).rows[1])
  })

  test('that look ahead score more than greedy ones, and these more than random ones', () => {
    const pointsOf = (agent: string, games: number) => {
      const { findings } = playBatch(settingsOf({ agent }), [0, games])
      return figuresOf(findings).quantities.points.interval ?? [0, 0]
    }
    const random = pointsOf('random', 300)
    const greedy = pointsOf('greedy', 300)
    const lookahead = pointsOf('lookahead', 40)
    expect(random[1]).toBeLessThan(greedy[0])
    expect(greedy[1]).toBeLessThan(lookahead[0])
  })

  test('are dealt the same boards', () => {
    const first = (agent: string) => {
      const settings = settingsOf({ agent, swaps: 1 })
      return playBatch(settings, [0, 5]).rows.map(({ legalSwaps }) => legalSwaps)
    }
    expect(first('greedy')).toEqual(first('random'))
    expect(first('lookahead')).toEqual(first('random'))
  })

  /** The value of a board at a depth, as the agents' documentation has it. */
  const mostOf = (playfield: Playfield, depth: number, random: Random): number =>
    Math.max(...swapNumbers(playfield).map((swap) => meanOf(playfield, swap, depth, random)))

  const meanOf = (playfield: Playfield, swap: number, depth: number, random: Random): number => {
    if (depth === 0) return playfield.peek(swap).points
    const samples = [1, 2, 3, 4].map(() => {
      const trial = playfield.tryOut(swap, random)
      const { points } = trial.turn
      return points + mostOf(trial.playfield, depth - 1, random)
    })
    return samples.reduce((sum, sample) => sum + sample, 0) / samples.length
  }

  test.each([
    ['lookahead', 1],
    ['lookahead2', 2],
  ] as const)('that look ahead take the swap of the highest mean: %s', (agent, depth) => {
    const settings = settingsOf({ rows: 5, cols: 4, kinds: 5 })
    for (let game = 0; game < 10; game++) {
      const playfield = new PlainPlayfield(settings)
      playfield.deal(makeLuck(settings, `${game}`))
      const means = makeRandom('choices')
      const values = swapNumbers(playfield).map((swap) => meanOf(playfield, swap, depth, means))
      const chosen = agentOf(agent, 'first')(playfield, makeRandom('choices'))
      expect(chosen).toBe(values.indexOf(Math.max(...values)))
    }
  })

  test('can be any function', () => {
    const least: Agent = (playfield) => {
      const points = Array.from(
        { length: playfield.swapCount },
        (_, swap) => playfield.peek(swap).points,
      )
      return points.indexOf(Math.min(...points))
    }
    const settings = settingsOf({ agent: 'greedy' })
    const modest = figuresOf(playBatch(settings, [0, 50], { agent: least }).findings).quantities
      .gamePoints
    const greedy = figuresOf(playBatch(settings, [0, 50]).findings).quantities.gamePoints
    expect(modest.mean).toBeLessThan(greedy.mean ?? 0)
  })
})

describe('figures', () => {
  test('add up', () => {
    const { findings, rows } = playBatch(settingsOf({ kinds: 6 }), [0, 200])
    const { quantities, sizes } = figuresOf(findings)
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
    expect(quantities.points.count).toBe(6000)
    expect(findings.quantities.points.sum).toBe(BigInt(sum(rows.map(({ points }) => points))))
    expect(findings.quantities.gems.sum).toBe(findings.sizes[0]?.sum)
    expect(sum(sizes.slice(1).map(({ count }) => count))).toBe(sizes[0]?.count)
    expect(findings.dead).toBe(sum(rows.map(({ redeals }) => redeals)))
    for (const { count, histogram } of [...sizes, ...Object.values(quantities)]) {
      expect(sum(histogram.map(([, , times]) => times))).toBe(count)
    }
  })

  test('match kinds evenly, and by their weights', () => {
    const even = figuresOf(playBatch(settingsOf({ kinds: 6 }), [0, 500]).findings).sizes
    expect(chiSquare(even.slice(1).map(({ count }) => count))).toBeLessThan(35)
    const weights = [1, 1, 2, 2, 3, 3]
    const uneven = figuresOf(playBatch(settingsOf({ kinds: 6, weights }), [0, 200]).findings).sizes
    const [, a = 0, , b = 0, , c = 0] = uneven.map(({ count }) => count)
    expect(a).toBeLessThan(b)
    expect(b).toBeLessThan(c)
  })

  test('leave out what is burnt in, and fresh boards have other legal swaps', () => {
    const fresh = playBatch(settingsOf({ swaps: 1, kinds: 6 }), [0, 3000])
    const burnt = playBatch(settingsOf({ swaps: 1, kinds: 6, burnIn: 30 }), [0, 3000])
    expect(burnt.findings.swaps).toBe(3000)
    const [one, other] = [fresh, burnt].map(({ findings }) => figuresOf(findings))
    expect(one?.quantities.legalSwaps.interval?.[0]).toBeGreaterThan(
      other?.quantities.legalSwaps.interval?.[1] ?? 0,
    )
    expect(other?.sizes[0]?.count).toBe(Number(burnt.findings.sizes[0]?.count))
  })

  test('of something that did not happen have an upper end', () => {
    const { redeals } = figuresOf(playBatch(settingsOf({ kinds: 3, swaps: 1 }), [0, 40]).findings)
    expect(redeals).toMatchObject({ events: 0, perThousand: 0 })
    expect(redeals.interval[1]).toBeGreaterThan(50)
  })
})

const HOLES = { kinds: 6, holes: [0, 7, 27, 28, 35, 36] }

const HARD: readonly object[] = [
  { rows: 3, cols: 3, kinds: 3 },
  { rows: 3, cols: 3, kinds: 16 },
  { rows: 3, cols: 3, kinds: 5 },
  { rows: 32, cols: 32, kinds: 3, swaps: 2 },
  { rows: 32, cols: 32, kinds: 16, swaps: 2 },
  { rows: 3, cols: 32, kinds: 16 },
  { kinds: 3, weights: [100, 1, 1] },
  { kinds: 16, weights: [100, ...Array(15).fill(1)], agent: 'greedy' },
  { rows: 5, cols: 5, kinds: 16, agent: 'lookahead', swaps: 5 },
]

test.each(HARD)('%j comes to an end', (input) => {
  const settings = settingsOf(input)
  expect(playBatch(settings, [0, 2]).rows).toHaveLength(2)
  expect(batchSize(settings)).toBeGreaterThanOrEqual(1)
})

describe('a report', () => {
  test('is read as it was written', async () => {
    const report = reportOf(await runWith({ ...SMALL, games: 3 }))
    expect(parseReport(makeReport(report))).toEqual({ ok: true, value: report })
  })

  test.each([...HARD, ...BY_HAND, HOLES, { burnIn: 5, swaps: 100, kinds: 4, counting: 'lines' }])(
    'of %j is believed',
    (input) => {
      const settings = settingsOf({ ...input, games: 4 })
      for (const games of [[0, 4] as const, [1, 2] as const]) {
        const { findings } = playBatch(settings, games)
        expect(parseReport(makeReport({ settings, played: [games], findings })).ok).toBe(true)
      }
    },
  )

  test.each([
    ['', 'not-json'],
    ['{', 'not-json'],
    ['null', 'not-a-report'],
    ['{"format":"cascade-simulation","version":3}', 'not-a-report'],
  ])('%j is refused as %s', (text, code) => {
    expect(parseReport(text)).toEqual({ ok: false, code })
  })

  test('of other settings, or of the same games, is not merged', async () => {
    const report = reportOf(await runWith({ ...SMALL, games: 3 }))
    const other = { ...report, settings: { ...report.settings, seed: 'other' } }
    expect(mergeReports(report, other)).toEqual({ ok: false, code: 'other-settings' })
    expect(mergeReports(report, report)).toEqual({ ok: false, code: 'overlap' })
  })

  test('describe the run in a table', async () => {
    const text = makeText(reportOf(await runWith({ ...SMALL, games: 3 })))
    expect(text).toContain(
      '5 × 5 cells, 7 kinds drawn evenly, gems counted by clusters, agent lookahead',
    )
    expect(text).toContain('3 of 3 games, 30 swaps each after 0 not measured.')
    expect(text).toMatch(/redeals per 1000 swaps +\d/)
    const { findings } = playBatch(settingsOf(HOLES), [0, 1])
    expect(makeText({ settings: settingsOf(HOLES), played: [[0, 1]], findings })).toContain(
      '8 × 8 cells less 6 holes, 6 kinds',
    )
  })

  test('as lines has one for each game, with a seed to play it by', () => {
    const settings = { ...SMALL, seed: 'a "b"' }
    const row = { game: 7, points: 30, steps: 1, gems: 3, legalSwaps: 5, redeals: 0 }
    expect(makeCsvLines(settings, [row])).toBe('7,"a ""b""/7",30,30,1,3,5,0\n')
  })

  test('as lines has one for each swap, legal when it is made, which add up to the games', () => {
    const settings = settingsOf({ kinds: 9, rows: 5, cols: 5, swaps: 8, burnIn: 2 })
    const { rows, swapLines = '' } = playBatch(settings, [3, 9], { logged: 'swaps' })
    const swaps = swapLines
      .trim()
      .split('\n')
      .map((line) => line.split(','))
    const columnOf = (game: number, col: number) =>
      swaps.filter(([first]) => first === `${game}`).map((cells) => cells[col] ?? '')
    const sum = (values: readonly string[]) => values.reduce((all, value) => all + Number(value), 0)
    for (const { game, ...row } of rows) {
      expect(columnOf(game, 1)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
      const [legalSwaps, points, steps, gems] = [5, 6, 7, 8].map((col) => sum(columnOf(game, col)))
      const redeals = columnOf(game, 9).filter((reason) => reason !== '').length
      expect({ legalSwaps, points, steps, gems, redeals }).toEqual(row)
    }
    expect(playBatch(settings, [3, 9]).swapLines).toBeUndefined()
  })

  test.each([
    settingsOf({ rows: 5, cols: 4, swaps: 6, burnIn: 2 }),
    settingsOf({ ...HOLES, swaps: 6 }),
  ])('as lines has the board before each swap: %j', (settings) => {
    const { swapLines = '' } = playBatch(settings, [0, 3], { logged: 'boards' })
    for (const line of swapLines.trim().split('\n')) {
      const [, , row, col, way, count, , , , , text = ''] = line.split(',')
      const board = parseBoard(text.replaceAll('/', '\n'))
      if (!board.ok) throw new Error(board.code)
      const swaps = legalSwaps(board.value)
      expect(swaps).toHaveLength(Number(count))
      const from = { row: Number(row), col: Number(col) }
      const to = way === 'below' ? { ...from, row: from.row + 1 } : { ...from, col: from.col + 1 }
      expect(swaps).toContainEqual({ from, to })
    }
  })
})
