import { describe, expect, test } from 'vitest'
import { makeRandom, type Random } from '#src/engine/random.ts'
import { analyse, chooseMove } from '#src/games/garden/ai/choose-move.ts'
import { makePosition } from '#src/games/garden/rules/position.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import type { GardenMove, GardenState, GardenStrength } from '#src/games/garden/rules/types.ts'
import { chiSquare } from '../../../support/chi-square'
import { sampled } from '../../../support/effort'
import { played, playOut, positionOf, stateOf } from '../rules/playing'

const LEVELS = ['medium', 'hard'] as const

const optionsOf = (seed: string, nodes = 5_000) => ({ seed, budget: { nodes } })

/** Frequencies of chosen moves over `seeds` seeds. */
function countChoices(text: string, level: GardenStrength, seeds: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let seed = 0; seed < seeds; seed++) {
    const name = JSON.stringify(chooseMove(positionOf(text), level, optionsOf(`${seed}`)))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

/** Clearings: the pair from either side, the slide between the others from either end; else free slides. */
const PAIRS =
  'ai 0:1 slides 3:3 goal 14\n......a\n.......\nc.c....\n.......\nbb.....\n.......\n#......'

/** A lone flower in the corner. */
const LONE = 'ai 0:1 slides 3:3 goal 14\na......\n.......\n....B..'

/** Moves that clear a group, by playing the rules. */
const clearingsOf = (state: GardenState): GardenMove[] =>
  [...rules.legalMoves(state)].filter((move) =>
    played(state, move).events.some(({ type }) => type === 'cleared'),
  )

describe('randomness', () => {
  test.each([
    ['moves that clear', PAIRS, clearingsOf(stateOf(PAIRS)), 4, 16.27],
    ['free slides where none clears', LONE, [...rules.legalMoves(stateOf(LONE))], 2, 10.83],
  ])('lets easy draw evenly among %s', (_, text, moves, count, quantile) => {
    expect(moves).toHaveLength(count)
    const counts = countChoices(text, 'easy', sampled(2_000))
    expect([...counts.keys()].sort()).toEqual(moves.map((move) => JSON.stringify(move)).sort())
    // 99.9% quantile of χ² for so many values.
    expect(chiSquare([...counts.values()])).toBeLessThan(quantile)
  })

  test('never lets easy slide freely where a move clears', () => {
    const random = makeRandom('easy')
    for (let seed = 0; seed < sampled(100); seed++) {
      const dealt = rules.deal({ difficulty: 'easy', deal: 1 }, `easy ${seed}`)
      for (const { state } of playOut(dealt, random)) {
        const clearings = clearingsOf(state)
        if (rules.outcome(state) || clearings.length === 0) continue
        const chosen = chooseMove(state.position, 'easy', optionsOf(`${seed}`))
        expect(clearings, makePosition(state.position)).toContainEqual(chosen)
      }
    }
  })

  test.each(LEVELS)('lets %s break ties uniformly', (level) => {
    const counts = countChoices(
      'ai 0:1 slides 0:0 goal 14\naa...DD\n.......\nbb.....\n.......\ncc...EE',
      level,
      sampled(600),
    )
    expect(counts.size).toBe(3)
    // 99.9% quantile of χ² for three values.
    expect(chiSquare([...counts.values()])).toBeLessThan(13.82)
  })

  test.each(['easy', ...LEVELS] as const)('is deterministic for a seed at level %s', (level) => {
    for (let seed = 0; seed < sampled(20); seed++) {
      const { position } = rules.deal({ difficulty: 'easy', deal: 1 }, `${seed}`)
      const first = chooseMove(position, level, optionsOf('a'))
      expect(chooseMove(position, level, optionsOf('a'))).toEqual(first)
    }
  })
})

describe('the budget', () => {
  test.each([1, 2, 10, 100, 1_000, 10_000])('of %d positions is respected', (nodes) => {
    for (const level of LEVELS) {
      for (let seed = 0; seed < sampled(20); seed++) {
        const state = rules.deal({ difficulty: level, deal: 1 }, `${seed}`)
        const analysis = analyse(state.position, level, optionsOf('a', nodes))
        if (!analysis) throw new Error('A deal has moves')
        expect(analysis.nodes).toBeLessThanOrEqual(nodes)
        expect(rules.play(state, { type: 'move', ...analysis.step }).ok).toBe(true)
      }
    }
  })

  test.each([0, 1, 5, 50])('of %d ms on an injected clock is respected', (ms) => {
    const { position } = rules.deal({ difficulty: 'hard', deal: 1 }, 'clock')
    let time = 1_000
    // Reading this clock takes a millisecond.
    const now = () => time++
    expect(chooseMove(position, 'hard', { seed: 'a', budget: { ms, now } })).toBeDefined()
    expect(time).toBeLessThanOrEqual(1_000 + ms + 2)
  })

  test('is not used up once the game is solved', () => {
    const ending = positionOf('ai 3:4 slides 1:1 goal 14\naa.A...\n.B.....\nb......')
    const analysis = analyse(ending, 'hard', optionsOf('a', 1_000_000))
    expect(analysis).toMatchObject({ isExact: true })
    expect(analysis?.nodes).toBeLessThan(50_000)
  })

  test('lets medium search four plies and hard deeper', () => {
    const { position } = rules.deal({ difficulty: 'hard', deal: 1 }, 'depth')
    expect(analyse(position, 'medium', optionsOf('a', 100_000))?.depth).toBe(4)
    expect(analyse(position, 'hard', optionsOf('a', 100_000))?.depth).toBeGreaterThan(4)
  })
})

/** A state after a move without a weed, which opponents do not foresee. */
function playedWithoutWeed(state: GardenState, move: GardenMove): GardenState {
  for (let seed = 0; ; seed++) {
    const next = played({ ...state, seed: `${seed}` }, move)
    if (next.events.every(({ type }) => type !== 'sprouted')) return next.state
  }
}

/** Tests for a move that wins at once. */
const wins = (state: GardenState, move: GardenMove): boolean =>
  rules.outcome(playedWithoutWeed(state, move))?.result === (move.side === 'human' ? 'won' : 'lost')

/** Tests for an end that the other side wins, at once or with its reply, if it is next. */
function letsWin(state: GardenState, move: GardenMove): boolean {
  const next = playedWithoutWeed(state, move)
  const result = rules.outcome(next)?.result
  if (result) return result === (move.side === 'human' ? 'lost' : 'won')
  if (next.position.turn === move.side) return false
  return [...rules.legalMoves(next)].some((reply) => wins(next, reply))
}

/** Positions of random games close to the goal. */
function* nearTheGoal(random: Random, games: number): Generator<GardenState> {
  for (let game = 0; game < games; game++) {
    const dealt = rules.deal({ difficulty: 'hard', deal: 1 }, `near ${game}`)
    const states = [...playOut(dealt, random)].map(({ state }) => state).slice(2, -1)
    const state = states[random.below(states.length)]
    if (!state) continue
    const { points } = state.position
    const goal = Math.max(points.human, points.ai) + 2 + random.below(3)
    yield { ...state, position: { ...state.position, goal } }
  }
}

/** The lead that a move brings its side, a win above all. */
function leadAfter(state: GardenState, move: GardenMove): number {
  const next = playedWithoutWeed(state, move)
  const { human, ai } = next.position.points
  const lead = move.side === 'human' ? human - ai : ai - human
  return rules.outcome(next) ? lead + 100 * Math.sign(lead) : lead
}

test('fair takes the most points, a win above all, without regard to the reply', () => {
  const random = makeRandom('near', 'fair')
  const unwise = stateOf('ai 12:1 slides 0:1 goal 14\nA.A....\n.b.....\n.......\n.......\nccc....')
  for (const state of [unwise, ...nearTheGoal(random, sampled(80))]) {
    const text = makePosition(state.position)
    const leads = [...rules.legalMoves(state)].map((move) => leadAfter(state, move))
    const chosen = chooseMove(state.position, 'fair', optionsOf('a'))
    expect(chosen && leadAfter(state, chosen), text).toBe(Math.max(...leads))
  }
})

/** Asserts that a move wins at once if possible, or else prevents the other side's win if possible. */
function dutyIn(state: GardenState): 'win' | 'prevent' | 'none' {
  const moves = [...rules.legalMoves(state)]
  if (moves.some((move) => wins(state, move))) return 'win'
  const threats = moves.filter((move) => letsWin(state, move)).length
  return threats > 0 && threats < moves.length ? 'prevent' : 'none'
}

/** All moves but one end the game behind, or let the other side win. */
const ONE_IS_SAFE =
  'ai 9:8 slides 0:1 goal 14\nC.Ac...\n.e..#B.\n...B...\n.bC..c.\nfdA....\ncf..D..\nFCdb...'

describe.each(LEVELS)('%s', (level) => {
  test('does not end the game while it is behind', () => {
    const state = stateOf(ONE_IS_SAFE)
    const safe = [...rules.legalMoves(state)].filter((move) => !letsWin(state, move))
    expect(safe).toHaveLength(1)
    expect(safe).toContainEqual(chooseMove(state.position, level, optionsOf('a')))
  })

  test('takes an immediate win, or else prevents one', () => {
    const games = sampled(300)
    const seen = { win: 0, prevent: 0, none: 0 }
    for (const state of nearTheGoal(makeRandom('near', level), games)) {
      const text = makePosition(state.position)
      const chosen = chooseMove(state.position, level, optionsOf('a'))
      if (!chosen) throw new Error(text)
      const duty = dutyIn(state)
      seen[duty]++
      if (duty === 'win') expect(wins(state, chosen), text).toBe(true)
      if (duty === 'prevent') expect(letsWin(state, chosen), text).toBe(false)
    }
    expect(Math.min(seen.win, seen.prevent)).toBeGreaterThan(0.075 * games)
  })
})
