import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeGamesFiles, parseGamesFile } from '#src/saves/games-file.ts'
import type { SavedEntry } from '#src/saves/saved-games.ts'
import { UNPLAYED } from '#src/saves/saves.ts'
import { cuts, cutText, damageJson, damages } from '../support/damage'

type Filed = Pick<SavedEntry, 'key' | 'value'>

const records = fc.record(
  {
    at: fc.nat(),
    left: fc.oneof(fc.nat(), fc.constant(Infinity)),
    href: fc.string().map((text) => `/${text}`),
    // JSON has no negative zero.
    save: fc
      .jsonValue()
      .filter((value) => value !== null)
      .map((value): unknown => JSON.parse(JSON.stringify(value))),
    previous: fc.constant({ of: 'a later version' }),
  },
  { noNullPrototype: true },
)

const games: fc.Arbitrary<Filed[]> = fc.array(
  fc.record(
    {
      key: fc.constantFrom('link/classic', 'link/daily/2026-11-21', 'aside/garden/easy/17'),
      value: fc.oneof(records, fc.string(), fc.constant(null)),
    },
    { noNullPrototype: true },
  ),
  { maxLength: 5 },
)

/** Returns the keys and games of a file, or other values; none of one that is refused. */
function gamesIn(text: string): readonly Filed[] | undefined {
  const read = parseGamesFile(text)
  return read.ok
    ? read.value.map(({ key, value, game = value }) => ({ key, value: game }))
    : undefined
}

/** Applies the changes that serialization makes. */
const plain = (filed: readonly Filed[]) => gamesIn(makeGamesFiles(filed)[0] ?? '')

const GAME = { key: 'link/classic', value: { at: 1, left: 2, href: '/link/classic', save: {} } }
const MANY = Array(101).fill(GAME)
const ENDLESS = { at: 1, left: Infinity, href: '/cascade/endless', save: {} }

const BAD: readonly [what: string, text: string, code: string][] = [
  ['nothing', '', 'not-json'],
  ['half a file', makeGamesFiles([GAME]).join().slice(0, -1), 'not-json'],
  ['a deep hole', '['.repeat(100_000), 'not-json'],
  ['another file', '{"pairwise":"results","version":1,"results":[]}', 'not-games'],
  ['a later version', '{"pairwise":"games","version":2,"games":[]}', 'not-games'],
  ['a game without a key', '{"pairwise":"games","version":1,"games":[{"value":1}]}', 'not-games'],
  ['a list of something else', '[1, 2]', 'not-games'],
  ['games without a frame', JSON.stringify([GAME]), 'not-games'],
  ['101 games', JSON.stringify({ pairwise: 'games', version: 1, games: MANY }), 'too-many'],
  ['more than eight megabytes', ' '.repeat(8_000_001), 'too-large'],
]

describe('a file of games', () => {
  test('round-trips', () => {
    fc.assert(
      fc.property(games, (filed) => {
        expect(plain(filed)).toEqual(filed)
      }),
    )
  })

  test('holds endless games', () => {
    const games = [{ key: 'cascade/endless', value: ENDLESS }]
    expect(plain(games)).toEqual(games)
  })

  test.each(BAD)('of %s is refused', (_, text, code) => {
    expect(parseGamesFile(text)).toMatchObject({ ok: false, code })
  })

  test('is split if it would be too large to read again', () => {
    const many = Array.from({ length: 230 }, (_, index) => ({ ...GAME, key: `link/${index}` }))
    const files = makeGamesFiles(many).map(gamesIn)
    expect(files.flatMap((file) => file ?? [])).toEqual(many)
    expect(files).toHaveLength(3)
  })

  test('omits only what cannot be serialized, and slots without a game', () => {
    const circle: { self?: unknown } = {}
    circle.self = circle
    const filed = [
      { key: 'aside/link/classic/1', value: circle },
      { key: 'a', value: 1n },
      { key: 'b', value: UNPLAYED },
      GAME,
    ]
    expect(plain(filed)).toEqual([GAME])
  })

  test('is read or refused after any damage', () => {
    const texts = games.map((filed) => makeGamesFiles(filed).join())
    const damaged = fc.oneof(
      fc.tuple(texts, cuts).map(([text, cut]) => cutText(text, cut)),
      fc
        .tuple(texts, damages)
        .map(([text, damage]) => JSON.stringify(damageJson(JSON.parse(text), damage)))
        .filter((text) => text !== undefined),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(damaged, (text) => {
        const read = parseGamesFile(text)
        if (!read.ok) expect(read.code).toMatch(/^(not-json|not-games|too-many)$/)
      }),
      { numRuns: 2_000 },
    )
  })
})
