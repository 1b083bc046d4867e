import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { resumeLuck, startLuck } from '#src/games/cascade/rules/luck.ts'
import { rules } from '#src/games/cascade/rules/rules.ts'
import type { CascadeEvent, CascadeMove, CascadeState } from '#src/games/cascade/rules/types.ts'
import { chiSquare } from '../../../support/chi-square'
import { repeats } from '../../../support/effort'

const OPTIONS = { rows: 6, cols: 9, kinds: 6, swaps: 30, counting: 'clusters', deal: 2 } as const

function play(state: CascadeState, move: CascadeMove | undefined) {
  const played = move && rules.play(state, move)
  if (!played?.ok) throw new Error('a legal swap was refused')
  return played
}

/** Adds the kinds that fell into each column, in the order drawn. */
function addDrops(columns: number[][], events: readonly CascadeEvent[]): void {
  for (const event of events) {
    if (event.type !== 'fell') continue
    for (const { to, kind } of event.drops) columns[to.col]?.push(kind)
  }
}

function playAnyhow(seed: string, player: string): readonly (readonly number[])[] {
  const random = makeRandom(player)
  const columns = Array.from({ length: OPTIONS.cols }, () => [])
  let state = rules.deal(OPTIONS, seed)
  for (let swap = 0; swap < OPTIONS.swaps; swap++) {
    const moves = [...rules.legalMoves(state)]
    const played = play(state, moves[random.below(moves.length)])
    addDrops(columns, played.events)
    state = played.state
  }
  return columns
}

/** The columns in which anything fell. */
const touched = (events: readonly CascadeEvent[]) =>
  new Set(
    events.flatMap((event) => (event.type === 'fell' ? event.drops.map(({ to }) => to.col) : [])),
  )

describe('luck by columns', () => {
  test('is the same whatever is swapped', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (seed) => {
        const [one, other] = [playAnyhow(seed, 'one'), playAnyhow(seed, 'other')]
        for (const [col, kinds] of one.entries()) {
          const others = other[col] ?? []
          const both = Math.min(kinds.length, others.length)
          expect(kinds.slice(0, both)).toEqual(others.slice(0, both))
        }
      }),
      { numRuns: 20 },
    )
  })

  test('gives two swaps of far columns the same board in either order', () => {
    let compared = 0
    for (let game = 0; game < 60; game++) {
      const dealt = rules.deal(OPTIONS, `${game}`)
      const moves = [...rules.legalMoves(dealt)]
      const left = moves.find(({ to }) => to.col <= 1)
      const right = moves.find(({ from }) => from.col >= 7)
      if (!left || !right) continue
      const [first, then] = [play(dealt, left), play(dealt, right)]
      if (Math.max(...touched(first.events)) > 2 || Math.min(...touched(then.events)) < 6) continue
      const [one, other] = [play(first.state, right), play(then.state, left)]
      if (Math.min(...touched(one.events)) < 6 || Math.max(...touched(other.events)) > 2) continue
      expect(one.state.board).toEqual(other.state.board)
      expect(one.state.points).toBe(other.state.points)
      compared++
    }
    expect(compared).toBeGreaterThan(5)
  })

  test('is uniform and independent between neighbours', () => {
    const { refill } = resumeLuck({ kinds: 6 }, startLuck('columns', 2, 'pairs'))
    const [below, beside] = [new Array<number>(36).fill(0), new Array<number>(36).fill(0)]
    let before = 1
    for (let draw = 0; draw < repeats(36_000); draw++) {
      const [gem, next] = [refill(0), refill(1)]
      for (const [counts, other] of [
        [below, before],
        [beside, next],
      ] as const) {
        const pair = (gem - 1) * 6 + other - 1
        counts[pair] = (counts[pair] ?? 0) + 1
      }
      before = gem
    }
    expect(chiSquare(below)).toBeLessThan(90)
    expect(chiSquare(beside)).toBeLessThan(90)
  })

  test('continues from its state', () => {
    const whole = resumeLuck({ kinds: 16 }, startLuck('columns', 3, 'state'))
    const draw = (luck: typeof whole) => [luck.refill(2), luck.refill(0), luck.board()]
    draw(whole)
    const resumed = resumeLuck({ kinds: 16 }, whole.state())
    expect(draw(resumed)).toEqual(draw(whole))
  })
})
