import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRoute } from '#src/define/route.ts'
import type { Screen } from '#src/define/screen.ts'
import { makeLinkCode, type SharedBoard } from '#src/engine/link-code.ts'
import { screen as cascade } from '#src/games/cascade/screen.tsx'
import { screen as garden } from '#src/games/garden/screen.tsx'
import { screen as link } from '#src/games/link/screen.tsx'
import { screen as patches } from '#src/games/patches/screen.tsx'
import { cuts, cutText } from '../support/damage'

const TODAY = '2026-11-21'

/** Each game, one of its choices, and the options of one of its links. */
const GAMES: readonly (readonly [game: string, Screen, choice: string, SharedBoard['options']])[] =
  [
    ['link', link, 'expert-down', { level: 'custom', rows: 4, cols: 6, kinds: 5 }],
    ['patches', patches, 'small-hard', { board: 'small', level: 'easy', deal: 1 }],
    ['garden', garden, 'hard', { difficulty: 'hard', deal: 1 }],
    ['cascade', cascade, 'custom-9x7-6-50-lines', { rows: 9, cols: 7, swaps: 50, deal: 1 }],
  ]

/** A week of daily boards of games against an opponent, from a Monday on. */
const WEEK = [
  ['2026-11-23', 'small', 'easy'],
  ['2026-11-24', 'small', 'easy'],
  ['2026-11-25', 'small', 'fair'],
  ['2026-11-26', 'small', 'fair'],
  ['2026-11-27', 'small', 'medium'],
  ['2026-11-28', 'large', 'medium'],
  ['2026-11-29', 'large', 'hard'],
] as const

describe.each(WEEK)(
  "%s has a daily board, the same by today's address and its own",
  (day, board, level) => {
    test.each([
      ['patches', patches, { board, level }],
      ['garden', garden, { difficulty: level }],
    ] as const)('in %s', (_, screen, options) => {
      const daily = {
        ok: true,
        value: {
          choice: { type: 'daily', day },
          kind: 'daily',
          href: `/${screen.rules.id}/daily-${day}`,
          options,
          seed: `daily ${day}`,
        },
      }
      expect(parseRoute(screen, 'daily', day)).toMatchObject(daily)
      expect(parseRoute(screen, `daily-${day}`, '2026-12-01')).toMatchObject(daily)
      const early = parseRoute(screen, `daily-${day}`, '2026-11-22')
      expect(early).toMatchObject({ ok: false, code: 'unknown-choice' })
    })
  },
)

describe.each(GAMES)('a daily board of %s', (_, screen) => {
  test.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2028-02-29', true],
    ['2026-04-31', false],
    ['2026-11-00', false],
    ['2026-13-01', false],
    ['2026-12-31', true],
  ])('of %s is there: %s', (day, isThere) => {
    expect(parseRoute(screen, `daily-${day}`, '2029-01-01').ok).toBe(isThere)
  })
})

const CODE = 'BAAAA'

describe.each(GAMES)('an address of %s', (game, screen, choice, options) => {
  const parse = (address: string) => parseRoute(screen, address, TODAY)
  const board = makeLinkCode({ game, options, seed: 'k3f9' })
  const code = `${board}&g=${CODE}`

  test('round-trips', () => {
    const value = { kind: choice, href: `/${game}/${choice}` }
    expect(parse(choice)).toMatchObject({ ok: true, value })
    expect(parse(code)).toMatchObject({
      ok: true,
      value: {
        choice: { type: 'shared' },
        kind: expect.stringMatching(/^shared/),
        options,
        seed: 'k3f9',
        href: `/${code}`,
        linked: { code: { use: 'g', text: CODE } },
      },
    })
  })

  test('has only fields of the game', () => {
    for (const field of ['cdifficulty=easy', 'lvel=classic', 'Seed=1', 'other=x'])
      expect(parse(`${board}&${field}`)).toEqual({ ok: false, code: 'bad-field', detail: field })
  })

  test('is parsed or refused with a code after any damage', () => {
    const anything = fc.oneof(
      cuts.map((cut) => cutText(code, cut)),
      cuts.map((cut) => cutText(choice, cut)),
      fc.string({ unit: 'binary', maxLength: 300 }),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const read = parse(text)
        if (!read.ok) expect(read.code).toMatch(/^[a-z-]+$/)
      }),
      { numRuns: 2_000 },
    )
  })
})

test.each([
  ['link', link.rules, 'level gravity layout net rows cols kinds walls board deal'],
  ['patches', patches.rules, 'board level deal'],
  ['garden', garden.rules, 'difficulty deal first a b'],
  ['cascade', cascade.rules, 'rows cols kinds swaps counting deal goal holes'],
] as const)('links of %s have the fields of today in any later version', (_, rules, fields) => {
  expect(rules.optionNames).toEqual(expect.arrayContaining(fields.split(' ')))
})
