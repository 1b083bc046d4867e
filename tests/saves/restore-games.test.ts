import { describe, expect, test } from 'vitest'
import { parseEntry, restoreAside, restoreEntry } from '#src/saves/saved-games.ts'

const NOW = 1_000
const SLOT = 'link/daily/2026-11-21'

const gameOf = (at: number, moves: number, more: object = {}) => ({
  at,
  left: 48 - moves,
  href: '/link/daily',
  save: { seed: `${at}`, moves: Array(moves).fill('move') },
  ...more,
})

const asideKey = (at: number) => `aside/${SLOT}/${at}`

describe('a game of a file', () => {
  const more = { earlier: [{ moves: ['move'] }], note: 'an extra field', tab: 'a tab' }
  const filed = gameOf(500, 3, more)
  // The name of no tab, so that an open tab does not overwrite the game.
  const restored = { ...filed, tab: 'restored' }
  const before = gameOf(400, 2)
  const newer = gameOf(600, 2)
  const longer = gameOf(400, 5)
  const dealt = gameOf(600, 0)
  const later = { ...filed, at: 700 }
  const alone = { ...filed, at: 400, earlier: [] }
  test.each<[what: string, current: unknown, after: unknown, aside: unknown, outcome: string]>([
    ['goes where nothing is', undefined, restored, undefined, 'restored'],
    ['takes the place of a board that was only dealt', dealt, restored, undefined, 'restored'],
    ['is there already', later, later, undefined, 'same'],
    ['sets an older, shorter one aside', before, restored, before, 'restored'],
    ['sets the same one with fewer games behind it aside', alone, restored, alone, 'restored'],
    ['sets a damaged one aside', 'garbage', restored, 'garbage', 'restored'],
    ['stays beside a newer one', newer, newer, filed, 'aside'],
    ['stays beside a longer one', longer, longer, filed, 'aside'],
  ])('%s', (_, current, inSlot, aside, outcome) => {
    const after = { [SLOT]: inSlot, ...(aside ? { [asideKey(NOW)]: aside } : {}) }
    const others = [['garden/easy', 'another']] as const
    const saved = new Map<string, unknown>(current ? [...others, [SLOT, current]] : others)
    const first = restoreEntry(saved, parseEntry(SLOT, filed), NOW)
    expect(Object.fromEntries(first.stored)).toEqual({ 'garden/easy': 'another', ...after })
    expect(first.outcome).toBe(outcome)
    const again = restoreEntry(first.stored, parseEntry(SLOT, filed), NOW + 1)
    expect(Object.fromEntries(again.stored)).toEqual(Object.fromEntries(first.stored))
  })

  test('with a time in the future is clamped to now', () => {
    const { stored } = restoreEntry(new Map(), parseEntry(SLOT, gameOf(9_000, 1)), NOW)
    expect(stored.get(SLOT)).toMatchObject({ at: NOW })
  })

  test('set aside is set aside again, idempotently', () => {
    const entry = parseEntry(asideKey(77), 'garbage')
    const first = restoreEntry(new Map([[asideKey(77), 'other garbage']]), entry, NOW)
    const stored = { [asideKey(77)]: 'other garbage', [asideKey(78)]: 'garbage' }
    expect(Object.fromEntries(first.stored)).toEqual(stored)
    const again = restoreEntry(first.stored, entry, NOW)
    expect(again).toEqual({ stored: first.stored, outcome: 'same' })
  })
})

test('a set-aside game swaps with the one in progress', () => {
  const [aside, current] = [gameOf(1, 1), gameOf(900, 9)]
  const saved = new Map(Object.entries({ [SLOT]: current, [asideKey(5)]: aside }))
  expect(Object.fromEntries(restoreAside(saved, asideKey(5), NOW))).toEqual({
    [SLOT]: { ...aside, tab: 'restored' },
    [asideKey(NOW)]: current,
  })
})
