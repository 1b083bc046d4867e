import { describe, expect, test } from 'vitest'
import { LOWER_BOUND, EXACT, Table } from '#src/games/garden/ai/table.ts'

describe('the table', () => {
  test('gives back what it was given last, negative keys and values too', () => {
    const table = new Table(4)
    table.store(-7, 3, 5, LOWER_BOUND, -1_017, 1_234)
    const slot = table.find(-7, 3)
    expect([table.depth(slot), table.bound(slot), table.value(slot), table.move(slot)]).toEqual([
      5,
      LOWER_BOUND,
      -1_017,
      1_234,
    ])
    table.store(-7, 3, 127, EXACT, 0, -1)
    expect(table.value(table.find(-7, 3))).toBe(0)
    expect(table.depth(table.find(-7, 3))).toBe(127)
  })

  test('answers to no key but its own, though it has the same slot', () => {
    const table = new Table(4)
    expect(table.find(0, 0)).toBe(-1)
    table.store(1, 2, 5, EXACT, 9, 1)
    for (const [low, high] of [
      [17, 2],
      [1, 3],
      [1, -2],
      [2, 1],
    ] as const) {
      expect(table.find(low, high)).toBe(-1)
    }
    table.store(17, 2, 1, EXACT, 8, 1)
    expect(table.find(1, 2)).toBe(-1)
  })
})
