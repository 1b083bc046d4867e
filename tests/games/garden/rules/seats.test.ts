import { describe, expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { makePosition } from '#src/games/garden/rules/position.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import { isByLink, isEvened, isForTwo, swapSeats } from '#src/games/garden/rules/seats.ts'
import {
  GARDEN_STRENGTHS,
  type GardenMove,
  type GardenOptions,
  type Side,
} from '#src/games/garden/rules/types.ts'
import { sampled } from '../../../support/effort'
import { moveOf, played, playOut, positionOf } from './playing'

const HARD: GardenOptions = { difficulty: 'hard', deal: 1 }
const SWAPPED: GardenOptions = { ...HARD, first: 'ai' }

const OTHER: Readonly<Record<Side, Side>> = { human: 'ai', ai: 'human' }

const swapCase = (text: string) =>
  text.replace(/[a-f]/gi, (flower) =>
    flower === flower.toUpperCase() ? flower.toLowerCase() : flower.toUpperCase(),
  )

/** Exchanges the sides of a position in its text. */
function exchange(text: string): string {
  const [header = '', ...rows] = text.split('\n')
  const exchanged = header
    .replace(/^\w+/, (turn) => (turn === 'human' ? 'ai' : 'human'))
    .replace(/(\d+):(\d+)/g, '$2:$1')
  return [exchanged, ...rows.map(swapCase)].join('\n')
}

const exchangeMove = (move: GardenMove): GardenMove => ({ ...move, side: OTHER[move.side] })

/** Exchanges the sides in events, which name them and count for them. */
const exchangeEvents = (events: unknown): unknown =>
  JSON.parse(
    JSON.stringify(events).replace(/"(human|ai)"/g, (name) =>
      name === '"human"' ? '"ai"' : '"human"',
    ),
  )

/** Options, and what they say: dealt even, for two people, by link. */
const KINDS: readonly [Partial<GardenOptions>, string][] = [
  [{ difficulty: 'easy' }, ''],
  [{ difficulty: 'fair' }, ''],
  [{ difficulty: 'medium' }, 'even'],
  [{ difficulty: 'hard' }, 'even'],
  [{ difficulty: 'friend' }, 'even two'],
  [{ difficulty: 'friend', a: 'An' }, 'even two'],
  [{ difficulty: 'friend', b: 'Bo' }, 'even two'],
  [{ difficulty: 'friend', a: 'An', b: 'Bo' }, 'even two link'],
]

test.each(KINDS)('a game of %j is %s', (some, kinds) => {
  const options = { ...HARD, ...some }
  const found = [isEvened(options.difficulty) && 'even', isForTwo(options) && 'two']
  expect([...found, isByLink(options) && 'link'].filter(Boolean).join(' ')).toBe(kinds)
})

describe('swapped seats', () => {
  test('deal the same board to the other side, which moves first', () => {
    const [first, second] = [HARD, SWAPPED].map((options) =>
      makePosition(rules.deal(options, '花園').position),
    )
    expect(first).toMatch(/^human 0:1 slides 3:3 goal 14\n\.Dd\.\.CA\n/)
    expect(second).toMatch(/^ai 1:0 slides 3:3 goal 14\n\.dD\.\.ca\n/)
    expect(second).toBe(exchange(first ?? ''))
  })

  test('swapped again are those of before', () => {
    expect(swapSeats(HARD)).toEqual(SWAPPED)
    expect(swapSeats(SWAPPED)).toStrictEqual(HARD)
  })

  test('play the same game with the sides exchanged, weeds included', () => {
    let weeds = 0
    for (let game = 0; game < sampled(300); game++) {
      const difficulty = GARDEN_STRENGTHS[game % GARDEN_STRENGTHS.length] ?? 'easy'
      const options = { difficulty, deal: 1 } as const
      let mirror = rules.deal(swapSeats(options), `${game}`)
      for (const turn of playOut(rules.deal(options, `${game}`), makeRandom(`${game}`), 20)) {
        const next = turn.move && played(mirror, exchangeMove(turn.move))
        if (next)
          expect(exchangeEvents(next.events)).toEqual(JSON.parse(JSON.stringify(turn.events)))
        mirror = next?.state ?? mirror
        expect(makePosition(mirror.position)).toBe(exchange(makePosition(turn.state.position)))
        weeds += turn.events.filter(({ type }) => type === 'sprouted').length
        const result = rules.outcome(turn.state)?.result
        const mirrored = { won: 'lost', lost: 'won', drawn: 'drawn' } as const
        expect(rules.outcome(mirror)?.result).toBe(result && mirrored[result])
      }
    }
    expect(weeds).toBeGreaterThan(0)
  })

  test.each([
    ['as dealt', HARD, 'ai'],
    ['swapped', SWAPPED, 'human'],
  ] as const)('%s, weeds follow the second seat: %j', (_, options, second) => {
    const text = '.......\n.A.....\n.......\n.......\n.......\n.....a.'
    const sprouts = (side: Side) =>
      Array.from({ length: 40 }, (_, seed) => {
        const position = positionOf(`${side} 0:0 slides 3:3 goal 14\n${text}`)
        const state = { options, seed: `${seed}`, position, secondMoves: 0 }
        const move = moveOf(side, side === 'human' ? '1,1 1,2' : '5,5 5,4')
        return played(state, move).events.some(({ type }) => type === 'sprouted')
      })
    expect(sprouts(second)).toContain(true)
    expect(sprouts(OTHER[second])).not.toContain(true)
  })
})
