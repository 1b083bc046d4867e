import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeLinkCode, parseLinkCode, type SharedGame } from '#src/engine/link-code.ts'
import { repeats } from '../support/effort'

const classic = { level: 'classic', gravity: 'none', deal: 1 } as const

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test.each<[SharedGame, string]>([
  [
    { game: 'link', options: classic, seed: 'k3f9' },
    'link?level=classic&gravity=none&deal=1&seed=k3f9',
  ],
  [
    { game: 'link', options: { level: 'literal', board: 'AB\nBA' }, seed: '1' },
    'link?level=literal&board=AB%0ABA&seed=1',
  ],
  [
    { game: 'cascade', options: {}, seed: '連連看 & more = 100%', moves: [] },
    'cascade?seed=%E9%80%A3%E9%80%A3%E7%9C%8B%20%26%20more%20%3D%20100%25&moves=%5B%5D',
  ],
  [
    { game: 'patches', options: {}, seed: 's', moves: [[0, 1], { at: 2 }] },
    'patches?seed=s&moves=%5B%5B0,1%5D,%7B%22at%22:2%7D%5D',
  ],
])('%j is written %s', (shared, code) => {
  expect(makeLinkCode(shared)).toBe(code)
})

const BAD: readonly [code: string, problem: string][] = [
  ['', 'no-game'],
  ['?seed=1', 'no-game'],
  ['/link?seed=1', 'no-game'],
  ['Link?seed=1', 'no-game'],
  ['link', 'no-seed'],
  ['link?', 'no-seed'],
  ['link?seed=', 'no-seed'],
  ['link?level=classic', 'no-seed'],
  ['link?seed', 'bad-field'],
  ['link?=x&seed=1', 'bad-field'],
  ['link?__proto__=x&seed=1', 'bad-field'],
  ['link?seed=%', 'bad-field'],
  ['link?seed=%ED%A0%80', 'bad-field'],
  ['link?seed=1&seed=2', 'twice'],
  ['link?seed=1&moves=', 'bad-moves'],
  ['link?seed=1&moves=[', 'bad-moves'],
  ['link?seed=1&moves={}', 'bad-moves'],
  [`link?seed=1&moves=${'['.repeat(60_000)}`, 'bad-moves'],
]

test.each(BAD.map(([text, code]) => [text.slice(0, 40), code, text]))(
  '%s is refused: %s',
  (_, code, text) => {
    expect(parseLinkCode(text)).toMatchObject({ ok: false, code })
  },
)

test('accepts links up to 65,536 characters', () => {
  const code = 'link?seed='.padEnd(65_536, '1')
  expect(parseLinkCode(code).ok).toBe(true)
  expect(parseLinkCode(`${code}1`)).toMatchObject({ ok: false, code: 'too-long' })
})

test('reads links with lossless damage', () => {
  const value = { game: 'link', options: { level: 'classic' }, seed: 'a=b', moves: [1] }
  expect(parseLinkCode('link?&level=classic&&seed=a=b&moves=[1]&')).toEqual({ ok: true, value })
  expect(parseLinkCode('link?moves=%5b1%5d&seed=a%3db&level=classic')).toEqual({ ok: true, value })
  expect(parseLinkCode('link?seed=a?b')).toMatchObject({ ok: true, value: { seed: 'a?b' } })
})

const name = fc
  .stringMatching(/^[a-zA-Z][a-zA-Z0-9]{0,9}$/)
  .filter((text) => text !== 'seed' && text !== 'moves')
const text = fc.string({ unit: 'grapheme', maxLength: 40 })
const move = fc.oneof(
  text,
  fc.integer(),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.dictionary(text, fc.oneof(text, fc.boolean(), fc.constant(null)), { maxKeys: 3 }),
)
const shares: fc.Arbitrary<SharedGame> = fc.record(
  {
    game: fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/),
    options: fc.dictionary(name, fc.oneof(text, fc.integer(), fc.double({ noNaN: true }))),
    seed: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    moves: fc.array(move, { maxLength: 5 }),
  },
  { requiredKeys: ['game', 'options', 'seed'] },
)

describe('laws', () => {
  test('reads back what it writes, numbers as text', () => {
    fc.assert(
      fc.property(shares, (shared) => {
        const { game, seed, moves = [] } = shared
        const texts = Object.entries(shared.options).map(([key, value]) => [key, String(value)])
        const value = { game, options: Object.fromEntries(texts), seed, moves: asJson(moves) }
        expect(parseLinkCode(makeLinkCode(shared))).toEqual({ ok: true, value })
      }),
      { numRuns: repeats(1_000) },
    )
  })

  test('writes plain ASCII without spaces, quotes or URL delimiters', () => {
    fc.assert(
      fc.property(shares, (shared) => {
        expect(makeLinkCode(shared)).toMatch(/^[\w.!~*'()%:,=&-]+\?[\w.!~*'()%:,=&-]+$/)
      }),
    )
  })

  test('writes lone surrogates as U+FFFD', () => {
    const code = makeLinkCode({ game: 'link', options: {}, seed: 'a\ud83d' })
    expect(parseLinkCode(code)).toMatchObject({ ok: true, value: { seed: 'a\ufffd' } })
  })

  test('never throws on arbitrary text or corrupted links', () => {
    const mutated = fc
      .tuple(shares, fc.nat(), fc.nat(9), fc.string({ unit: 'binary', maxLength: 9 }))
      .map(([shared, at, length, insert]) => {
        const code = makeLinkCode(shared)
        const start = at % (code.length + 1)
        return code.slice(0, start) + insert + code.slice(start + length)
      })
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), mutated), (input) => {
        const parsed = parseLinkCode(input)
        if (!parsed.ok) expect(parsed.code).toMatch(/^[a-z-]+$/)
      }),
      { numRuns: repeats(10_000) },
    )
  })
})
