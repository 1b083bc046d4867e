import { describe, expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { restore } from '#src/engine/restore.ts'
import { makeSave, startSession } from '#src/engine/session.ts'
import { COLOURS, countFlowers, makePosition } from '#src/games/garden/rules/position.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import {
  GARDEN_STRENGTHS,
  type GardenEvent,
  type GardenMove,
  type GardenPosition,
  type GardenState,
  SIDES,
  type Side,
} from '#src/games/garden/rules/types.ts'
import { sampled, shared } from '../../../support/effort'
import { playOut } from './playing'

const GAMES = sampled(2_000)
const WEED = 2 * COLOURS + 1

/** A random game with occasional time-outs. */
interface Game {
  readonly states: readonly GardenState[]
  readonly moves: readonly GardenMove[]
  readonly events: readonly GardenEvent[]
}

function randomGame(number: number): Game {
  const random = makeRandom(`${number}`, 'laws')
  const difficulty = GARDEN_STRENGTHS[number % GARDEN_STRENGTHS.length] ?? 'easy'
  const steps = [...playOut(rules.deal({ difficulty, deal: 1 }, `${number}`), random, 20)]
  return {
    states: steps.map(({ state }) => state),
    moves: steps.flatMap(({ move }) => move ?? []),
    events: steps.flatMap(({ events }) => events),
  }
}

/** The mutable part of a state, as text for fast comparison. */
const textOf = ({ position, secondMoves }: GardenState) =>
  `${secondMoves} ${makePosition(position)}`

const weedsOf = ({ cells }: GardenPosition): number[] =>
  [...cells.entries()].flatMap(([index, code]) => (code === WEED ? index : []))

const ofSide = <Type extends GardenEvent['type']>(
  { events }: Game,
  type: Type,
  side: Side,
): Extract<GardenEvent, { type: Type; side: Side }>[] =>
  events.filter(
    (event): event is Extract<GardenEvent, { type: Type; side: Side }> =>
      event.type === type && 'side' in event && event.side === side,
  )

describe(`${GAMES} random games`, () => {
  const games = shared(() => Array.from({ length: GAMES }, (_, number) => randomGame(number)))

  const law = (name: string, holds: (game: Game) => void) =>
    test(name, () => games().forEach(holds))

  law('end, within a move for each two flowers and for each free slide', ({ states, moves }) => {
    const last = states.at(-1)
    expect(last && rules.outcome(last)).not.toBeNull()
    const steps = moves.filter(({ type }) => type === 'move')
    expect(steps.length).toBeLessThanOrEqual(18 + 6)
  })

  law('have 36 flowers, cleared and left', ({ states, events }) => {
    let cleared = 0
    for (const event of events) if (event.type === 'cleared') cleared += event.cells.length
    const last = states.at(-1)?.position.cells ?? new Uint8Array()
    expect(cleared + countFlowers(last, 'human') + countFlowers(last, 'ai')).toBe(36)
  })

  law('have three free slides a side at most', (game) => {
    for (const side of SIDES) {
      const slides = ofSide(game, 'free-slide', side)
      expect(slides.map(({ left }) => left)).toEqual([2, 1, 0].slice(0, slides.length))
    }
  })

  law('end with the points that were shown', (game) => {
    for (const side of SIDES) {
      const shown = ofSide(game, 'cleared', side).map(({ points }) => points)
      const start = side === 'ai' ? 1 : 0
      const points = game.states.at(-1)?.position.points[side]
      expect(points).toBe(shown.reduce((sum, more) => sum + more, start))
    }
  })

  law('never move or clear a weed', ({ states, events }) => {
    let before: number[] = []
    for (const { position } of states) {
      const weeds = weedsOf(position)
      expect(weeds).toEqual(expect.arrayContaining(before))
      before = weeds
    }
    expect(before).toHaveLength(events.filter(({ type }) => type === 'sprouted').length)
  })

  law('are replayed exactly from their moves, weeds included', ({ states, moves }) => {
    const [first] = states
    if (!first) throw new Error('A game has a deal')
    const save = makeSave(rules, startSession(rules, first.options, first.seed), 0)
    const again = restore(rules, { ...save, moves })
    if (!again.ok) throw new Error(again.detail)
    const replayed = again.value.past.map(({ state }) => state)
    expect([again.value.dealt, ...replayed].map(textOf)).toEqual(states.map(textOf))
  })

  test('show the complete position', () => {
    const seen = new Map<string, number>()
    for (const { type } of games().flatMap(({ events }) => events)) {
      seen.set(type, (seen.get(type) ?? 0) + 1)
    }
    for (const type of [
      'timed-out',
      'slid',
      'gathered',
      'cleared',
      'free-slide',
      'sprouted',
      'passed',
      'ended',
      'goal-reached',
    ]) {
      expect(seen.get(type) ?? 0, type).toBeGreaterThanOrEqual(Math.floor(GAMES / 100))
    }
  })
})
