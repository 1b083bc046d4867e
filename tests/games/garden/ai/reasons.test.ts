import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { factsOf, type StepFacts } from '#src/games/garden/ai/reasons.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import type {
  GardenEvent,
  GardenMove,
  GardenState,
  GardenStep,
} from '#src/games/garden/rules/types.ts'
import { sampled } from '../../../support/effort'
import { parseCells, played, playOut, positionOf } from '../rules/playing'

function stepOf(text: string): GardenStep {
  const [from, to] = parseCells(text)
  if (!from || !to) throw new Error(text)
  return { side: 'human', from, to }
}

const START = 'human 0:1 slides 3:3 goal 14'
const THREE = { count: 3, weeds: 0, points: 3 }
const PAIR = { count: 2, weeds: 0, points: 2 }

/** What a step takes, and what it leaves to the opponent. */
const FACTS: readonly [name: string, position: string, facts: StepFacts][] = [
  [
    'a group, and a pair that is left',
    `${START}\nA.AA...\n.......\n...bb..`,
    { cleared: THREE, next: { type: 'clearing', points: 2, goal: false } },
  ],
  [
    'a group beside weeds, each of which counts once, and not below zero',
    `${START}\nA.A#...\n#.#....\n.......\n...c...`,
    { cleared: { count: 2, weeds: 2, points: 0 }, next: { type: 'no-clearing' } },
  ],
  [
    'a free slide, and the largest of the groups that the opponent can clear',
    `${START}\nA......\n.......\nbb..ccc\n......#`,
    { cleared: undefined, next: { type: 'clearing', points: 2, goal: false } },
  ],
  [
    'a pair, and a clearing that reaches the goal',
    'human 0:12 slides 3:3 goal 14\nAA.....\n.......\nbb.....',
    { cleared: PAIR, next: { type: 'clearing', points: 2, goal: true } },
  ],
  [
    'the opponent no move',
    `${START}\nAA.....\n.......\nB......`,
    { cleared: PAIR, next: { type: 'again' } },
  ],
  [
    'the goal',
    'human 11:13 slides 3:3 goal 14\nAAA....\n.......\nbb.....',
    { cleared: THREE, next: { type: 'end', winner: 'human' } },
  ],
  [
    'the last move of a draw',
    'human 0:2 slides 3:3 goal 14\nAA.....',
    { cleared: PAIR, next: { type: 'end', winner: null } },
  ],
  [
    'the last move of a lost game',
    'human 0:3 slides 3:3 goal 14\nAA.....',
    { cleared: PAIR, next: { type: 'end', winner: 'ai' } },
  ],
]

test.each(FACTS)('a step takes and leaves %s', (_, text, facts) => {
  expect(factsOf(positionOf(text), stepOf('0,0 0,1'))).toEqual(facts)
})

test('a step that the rules refuse has no facts', () => {
  expect(() => factsOf(positionOf(`${START}\nA`), stepOf('0,0 5,5'))).toThrow('not-a-neighbour')
})

const STEPS = sampled(10_000)

type Cleared = Extract<GardenEvent, { type: 'cleared' }>

const isCleared = (event: GardenEvent): event is Cleared => event.type === 'cleared'

/** Plays every answer of the opponent, and returns what its clearings bring and whether one reaches the goal. */
function answersTo(state: GardenState) {
  const answers = [...rules.legalMoves(state)].map((move) => played(state, move).events)
  return {
    points: answers.flatMap((events) => events.filter(isCleared).map(({ points }) => points)),
    goal: answers.some((events) => events.some(({ type }) => type === 'goal-reached')),
  }
}

/** The same facts by playing the rules. */
function replayed(state: GardenState, move: GardenMove): StepFacts {
  const { state: after, events } = played(state, move)
  const cleared = events.find(isCleared)
  const ended = events.find((event) => event.type === 'ended')
  const isAgain = events.some(({ type }) => type === 'passed')
  const { points, goal } = ended || isAgain ? { points: [], goal: false } : answersTo(after)
  const nextOf = (): StepFacts['next'] => {
    if (ended) return { type: 'end', winner: ended.winner }
    if (isAgain) return { type: 'again' }
    if (points.length === 0) return { type: 'no-clearing' }
    return { type: 'clearing', points: Math.max(...points), goal }
  }
  return {
    cleared: cleared && {
      count: cleared.cells.length,
      weeds: cleared.weeds.length,
      points: cleared.points,
    },
    next: nextOf(),
  }
}

/** The positions of the player's turns in a random game. */
function* turnsOf(seed: number): Generator<GardenState> {
  const dealt = rules.deal({ difficulty: 'hard', deal: 1 }, `${seed}`)
  for (const { state } of playOut(dealt, makeRandom(`${seed}`, 'reasons')))
    if (state.position.turn === 'human' && !rules.outcome(state)) yield state
}

test(`each fact about ${STEPS} steps is found again by playing the rules`, () => {
  const turns = Array.from({ length: STEPS / 10 }, (_, seed) => [...turnsOf(seed)]).flat()
  const seen = { end: 0, again: 0, 'no-clearing': 0, clearing: 0 }
  fc.assert(
    fc.property(fc.nat(turns.length - 1), fc.nat(), (turn, number) => {
      const state = turns[turn]
      const moves = state ? [...rules.legalMoves(state)] : []
      const move = moves[number % moves.length]
      if (!state || move?.type !== 'move') throw new Error('A turn has a move')
      const facts = factsOf(state.position, move)
      expect(facts).toEqual(replayed(state, move))
      seen[facts.next.type]++
    }),
    { numRuns: STEPS },
  )
  for (const times of Object.values(seen)) expect(times).toBeGreaterThanOrEqual(STEPS / 1_000 - 1)
})
