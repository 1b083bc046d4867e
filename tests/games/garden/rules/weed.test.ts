import { describe, expect, test } from 'vitest'
import { toIndex } from '#src/engine/grid.ts'
import { makeRandom } from '#src/engine/random.ts'
import { SIZE } from '#src/games/garden/rules/position.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import { drawWeed } from '#src/games/garden/rules/turn.ts'
import type { GardenState, GardenStrength } from '#src/games/garden/rules/types.ts'
import { chiSquare } from '../../../support/chi-square'
import { repeats } from '../../../support/effort'
import { moveOf, played, playOut, stateOf } from './playing'

const dealt = (difficulty: GardenStrength, seed: string): GardenState =>
  rules.deal({ difficulty, deal: 1 }, seed)

/** The cells of weeds after each of the first moves, on one board. */
const draws = (state: GardenState, moves: number) =>
  Array.from({ length: moves }, (_, i) => drawWeed({ ...state, secondMoves: i + 1 }))

describe('weeds', () => {
  test.each([
    ['easy', 1 / 4],
    ['fair', 1 / 4],
    ['medium', 1 / 3],
    ['hard', 1 / 2],
  ] as const)('of %s sprout after %d of the moves', (difficulty, chance) => {
    const games = repeats(1_000)
    const moves = 15
    let sprouted = 0
    for (let seed = 0; seed < games; seed++) {
      sprouted += draws(dealt(difficulty, `${seed}`), moves).filter(Boolean).length
    }
    // Three standard deviations.
    const error = 3 * Math.sqrt((chance * (1 - chance)) / (games * moves))
    expect(Math.abs(sprouted / (games * moves) - chance)).toBeLessThan(error)
  })

  test('of a seed are golden, since replays redraw them', () => {
    const places = draws(dealt('hard', 'golden'), 12).map((at) =>
      at ? `${at.row},${at.col}` : '-',
    )
    expect(places.join(' ')).toBe('- - 0,6 0,3 4,2 - - 6,5 0,6 - 6,5 5,4')
  })

  test('are independent between moves', () => {
    const counts = [0, 0, 0, 0]
    for (let seed = 0; seed < repeats(4_000); seed++) {
      const [first, second] = draws(dealt('hard', `${seed}`), 2)
      const both = (first ? 2 : 0) + (second ? 1 : 0)
      counts[both] = (counts[both] ?? 0) + 1
    }
    // 99.9% quantile of χ² for four values.
    expect(chiSquare(counts)).toBeLessThan(16.27)
  })

  test('sprout uniformly on empty cells only', () => {
    const state = stateOf('ai 0:1 slides 3:3 goal 14\n.ABCDEF\n.......\n.######', 'hard')
    const counts = new Array<number>(49).fill(0)
    for (let seed = 0; seed < repeats(8_000); seed++) {
      const at = drawWeed({ ...state, seed: `${seed}`, secondMoves: 5 })
      if (at) counts[toIndex(SIZE, at)] = (counts[toIndex(SIZE, at)] ?? 0) + 1
    }
    const empty = [...state.position.cells.entries()].filter(([, code]) => code === 0)
    const taken = [...state.position.cells.entries()].filter(([, code]) => code !== 0)
    expect(taken.every(([index]) => counts[index] === 0)).toBe(true)
    // 99.9% quantile of χ² for 37 values.
    expect(chiSquare(empty.map(([index]) => counts[index] ?? 0))).toBeLessThan(67.99)
  })

  test('do not sprout on a full board', () => {
    const full = `ai 0:1 slides 3:3 goal 14\n${Array(7).fill('ABCDEFA').join('\n')}`
    for (let seed = 0; seed < repeats(50); seed++) {
      expect(drawWeed({ ...stateOf(full, 'hard', `${seed}`), secondMoves: 1 })).toBeUndefined()
    }
  })

  test("sprout after the opponent's moves alone, once at most", () => {
    const random = makeRandom('weeds')
    for (let seed = 0; seed < repeats(200); seed++) {
      for (const { move, events } of playOut(dealt('hard', `${seed}`), random)) {
        const weeds = events.filter(({ type }) => type === 'sprouted').length
        expect(weeds).toBeLessThanOrEqual(move?.side === 'ai' ? 1 : 0)
      }
    }
  })

  test("are drawn by the opponent's moves, not by the human's", () => {
    const start = stateOf('human 0:1 slides 3:3 goal 14\nA......\n.......\na......')
    const human = played(start, moveOf('human', '0,0 0,1')).state
    expect(human.secondMoves).toBe(0)
    expect(played(human, moveOf('ai', '2,0 2,1')).state.secondMoves).toBe(1)
  })

  test("never follow a time-out, nor the game's end", () => {
    for (let seed = 0; seed < repeats(50); seed++) {
      const start = stateOf('ai 0:13 slides 3:3 goal 14\naa.AA', 'hard', `${seed}`)
      const timedOut = rules.play(start, { type: 'time-out', side: 'ai' })
      expect(timedOut).toMatchObject({ ok: true, events: [{ type: 'timed-out' }] })
      expect(played(start, moveOf('ai', '0,0 0,1')).events.map(({ type }) => type)).toEqual([
        'gathered',
        'cleared',
        'goal-reached',
        'ended',
      ])
    }
  })

  test('may end the game by taking the last move', () => {
    const text = `ai 2:1 slides 0:0 goal 14\naa#A.a#\n${Array(6).fill('#######').join('\n')}`
    const ends = new Set<string>()
    for (let seed = 0; seed < 100; seed++) {
      const { events } = played(stateOf(text, 'hard', `${seed}`), moveOf('ai', '0,0 0,1'))
      ends.add(events.map(({ type }) => type).join(' '))
    }
    expect(ends).toEqual(
      new Set(['gathered cleared', 'gathered cleared sprouted', 'gathered cleared sprouted ended']),
    )
  })
})
