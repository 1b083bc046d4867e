import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CODE_USES,
  dropAdded,
  makeLinkCode,
  parseLinkCode,
  type SharedBoard,
} from '#src/engine/link-code.ts'
import { repeats } from '../support/effort'

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
  // Saves and results of a longer one are refused.
  [`link?seed=${'連'.repeat(65)}`, 'bad-field'],
  ['link?seed=1&seed=2', 'twice'],
  ['link?seed=1&g=B&g=B', 'twice'],
]

test.each(BAD)('%s is refused: %s', (text, code) => {
  expect(parseLinkCode(text)).toMatchObject({ ok: false, code })
})

test('accepts links up to 65,536 characters', () => {
  const code = 'link?seed=1&g='.padEnd(65_536, 'B')
  expect(parseLinkCode(code).ok).toBe(true)
  expect(parseLinkCode(`${code}1`)).toMatchObject({ ok: false, code: 'too-long' })
})

test('drops what messengers add, before the checksum', () => {
  const link = 'link?c=AbC_&level=classic&seed=1'
  for (const added of [
    'fbclid=I0_x',
    'utm_source=a&utm_medium=b&utm_source=a',
    '_gl=1*x',
    'igsh=%',
  ])
    for (const one of [`${link}&${added}`, link.replace('&', `&${added}&`)])
      expect(parseLinkCode(one)).toEqual(parseLinkCode(link))
})

test.each([
  ['link/novice?utm_source=x', 'link/novice'],
  ['results?fbclid=1&utm_medium=b', 'results'],
  ['?utm_source=x', ''],
  ['cascade/lab?utm_source=x&swaps=30', 'cascade/lab?swaps=30'],
  ['link?seed=a?b&', 'link?seed=a?b&'],
])('drops it from any address: %s', (address, own) => {
  expect(dropAdded(address)).toBe(own)
})

test('accepts seeds that saves and results accept', () => {
  for (const seed of ['a'.repeat(64), '連'.repeat(64)]) {
    const code = makeLinkCode({ game: 'link', options: {}, seed })
    expect(parseLinkCode(code)).toMatchObject({ value: { seed } })
  }
})

test('reads links with lossless damage', () => {
  const board = 'link?level=classic&seed=a%3Db'
  const linked = { game: 'link', options: { level: 'classic' }, seed: 'a=b', board, check: 'AbC_' }
  const value = { ...linked, code: { use: 'g', text: 'B1' } }
  expect(parseLinkCode('link?&c=AbC_&level=classic&&seed=a=b&g=B1&')).toEqual({ ok: true, value })
  expect(parseLinkCode('link?g=B1&seed=a%3db&level=classic&c=AbC_')).toEqual({ ok: true, value })
  expect(parseLinkCode('link?seed=a?b')).toMatchObject({ ok: true, value: { seed: 'a?b' } })
})

const name = fc
  .stringMatching(/^[a-zA-Z][a-zA-Z0-9]{0,9}$/)
  .filter((text) => !['c', 'seed', ...CODE_USES].includes(text))
const text = fc.string({ unit: 'grapheme', maxLength: 40 })
const shares: fc.Arbitrary<SharedBoard> = fc.record({
  game: fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/),
  options: fc.dictionary(name, fc.oneof(text, fc.integer(), fc.double({ noNaN: true }))),
  seed: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
})

describe('laws', () => {
  test('reads back what it writes, numbers as text', () => {
    fc.assert(
      fc.property(shares, (shared) => {
        const { game, seed } = shared
        const texts = Object.entries(shared.options).map(([key, value]) => [key, String(value)])
        const board = makeLinkCode(shared)
        const value = { game, options: Object.fromEntries(texts), seed, board }
        expect(parseLinkCode(board)).toEqual({ ok: true, value })
      }),
      { numRuns: repeats(1_000) },
    )
  })

  test('writes lone surrogates as U+FFFD', () => {
    const code = makeLinkCode({ game: 'link', options: {}, seed: 'a\ud83d' })
    expect(parseLinkCode(code)).toMatchObject({ ok: true, value: { seed: 'a\ufffd' } })
  })
})
