import { describe, expect, test } from 'vitest'
import { EXACT, LOWER_BOUND, Table } from '#src/games/garden/ai/table.ts'

describe('the table', () => {
  test('returns the last value stored, also with negative keys and values', () => {
    const table = new Table(4)
    table.store(-7, 3, 5, LOWER_BOUND, -1_017, 1_234)
    const slot = table.find(-7, 3)
    expect([table.depths[slot], table.bounds[slot], table.values[slot], table.moves[slot]]).toEqual(
      [5, LOWER_BOUND, -1_017, 1_234],
    )
    table.store(-7, 3, 127, EXACT, 0, -1)
    expect(table.values[table.find(-7, 3)]).toBe(0)
    expect(table.depths[table.find(-7, 3)]).toBe(127)
  })

  test('rejects other keys of the same slot', () => {
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
