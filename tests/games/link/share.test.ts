import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRoute } from '#src/define/route.ts'
import { makeCheckedLink } from '#src/engine/game-code.ts'
import { makeLinkCode } from '#src/engine/link-code.ts'
import type { Session } from '#src/engine/session.ts'
import { GRAVITIES } from '#src/games/link/board/gravity.ts'
import { fieldsOf } from '#src/games/link/choice.ts'
import { LAYOUTS, LEVELS, type LinkOptions, WALLS } from '#src/games/link/deal/levels.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import type { LinkGame } from '#src/games/link/rules/types.ts'
import { screen } from '#src/games/link/screen.tsx'

const routeOf = (address: string) => parseRoute(screen, address, '2026-11-21')

const common = { gravity: fc.constantFrom(...GRAVITIES), layout: fc.constantFrom(...LAYOUTS) }

const boardOf = fc.oneof(
  fc.record({ level: fc.constantFrom(...LEVELS), ...common }),
  fc.record({
    level: fc.constant('custom' as const),
    cols: fc.integer({ min: 1, max: 15 }).map((half) => half * 2),
    rows: fc.integer({ min: 2, max: 30 }),
    kinds: fc.integer({ min: 2, max: 36 }),
    walls: fc.constantFrom(...WALLS),
    ...common,
  }),
  fc.record({
    level: fc.constant('literal' as const),
    board: fc.constantFrom('AABB', 'AB\nBA', 'A.A\n.b.\nCbC', 'jj'),
    gravity: common.gravity,
  }),
)

const optionsOf: fc.Arbitrary<LinkOptions> = fc
  .tuple(boardOf, fc.constantFrom({}, { net: false } as const))
  .map(([board, net]) => ({ ...board, ...net }))

const seedOf = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
const boardsOf = fc.record({ options: optionsOf, seed: seedOf })

type Shared = Pick<Session<LinkGame>, 'options' | 'seed'>

const codeOf = ({ options, seed }: Shared) =>
  makeCheckedLink(makeLinkCode({ game: rules.id, options: fieldsOf(options), seed }))

describe('a shared link', () => {
  test('asks for the board that it was made of', () => {
    fc.assert(
      fc.property(boardsOf, (shared) => {
        const value = { choice: { type: 'shared' }, kind: 'shared', ...shared }
        expect(routeOf(codeOf(shared))).toMatchObject({ ok: true, value })
      }),
    )
  })

  /** The link with a stretch of it cut out, and something else in its place. */
  const mutated = fc
    .tuple(boardsOf, fc.nat(400), fc.nat(8), fc.string({ unit: 'binary', maxLength: 4 }))
    .map(([shared, at, length, other]) => {
      const code = codeOf(shared)
      const from = at % code.length
      return code.slice(0, from) + other + code.slice(from + length)
    })

  test('is read or refused with a code, whatever was done to it: 10,000 of them', () => {
    const anything = fc.oneof(mutated, mutated, fc.string({ unit: 'binary', maxLength: 300 }))
    const seen = { good: 0, bad: 0 }
    const reads = (code: string) => {
      const read = routeOf(code)
      if (!read.ok) expect(read.code).toMatch(/^[a-z-]+$/)
      seen[read.ok ? 'good' : 'bad'] += 1
    }
    fc.assert(fc.property(anything, reads), { numRuns: 10_000 })
    expect(Math.min(seen.good, seen.bad)).toBeGreaterThan(300)
  }, 30_000)
})
