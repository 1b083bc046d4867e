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
  const filed = gameOf(500, 3, {
    earlier: [{ moves: ['move'] }],
    note: 'an extra field',
    tab: 'a tab',
  })
  // The name of no tab, so that an open tab does not overwrite the game.
  const restored = { ...filed, tab: 'restored' }
  const before = gameOf(400, 2)
  const newer = gameOf(600, 2)
  const longer = gameOf(400, 5)
  const dealt = gameOf(600, 0)
  test.each<[what: string, current: unknown, after: object, outcome: string]>([
    ['goes where nothing is', undefined, { [SLOT]: restored }, 'restored'],
    ['takes the place of a board that was only dealt', dealt, { [SLOT]: restored }, 'restored'],
    ['is there already', { ...filed, at: 700 }, { [SLOT]: { ...filed, at: 700 } }, 'same'],
    [
      'takes the place of an older, shorter one, which is set aside',
      before,
      { [SLOT]: restored, [asideKey(NOW)]: before },
      'restored',
    ],
    [
      'takes the place of the same one with fewer games behind it',
      { ...filed, at: 400, earlier: [] },
      { [SLOT]: restored, [asideKey(NOW)]: { ...filed, at: 400, earlier: [] } },
      'restored',
    ],
    ['stays beside a newer one', newer, { [SLOT]: newer, [asideKey(NOW)]: filed }, 'aside'],
    ['stays beside a longer one', longer, { [SLOT]: longer, [asideKey(NOW)]: filed }, 'aside'],
    [
      'takes the place of a damaged one, which is set aside',
      'garbage',
      { [SLOT]: restored, [asideKey(NOW)]: 'garbage' },
      'restored',
    ],
  ])('%s', (_, current, after, outcome) => {
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
    expect([...first.stored]).toEqual([
      [asideKey(77), 'other garbage'],
      [asideKey(78), 'garbage'],
    ])
    expect(restoreEntry(first.stored, entry, NOW)).toEqual({
      stored: first.stored,
      outcome: 'same',
    })
  })
})

test('a set-aside game swaps with the one in progress', () => {
  const [aside, current] = [gameOf(1, 1), gameOf(900, 9)]
  const saved = new Map([
    [SLOT, current],
    [asideKey(5), aside],
  ])
  expect(Object.fromEntries(restoreAside(saved, asideKey(5), NOW))).toEqual({
    [SLOT]: { ...aside, tab: 'restored' },
    [asideKey(NOW)]: current,
  })
})
