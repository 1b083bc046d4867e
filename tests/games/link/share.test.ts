import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRoute } from '#src/define/route.ts'
import { makeLinkCode } from '#src/engine/link-code.ts'
import { type Session, startSession } from '#src/engine/session.ts'
import { GRAVITIES } from '#src/games/link/board/gravity.ts'
import { fieldsOf } from '#src/games/link/choice.ts'
import { LAYOUTS, LEVELS, type LinkOptions, WALLS } from '#src/games/link/deal/levels.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import type { LinkGame, LinkMove } from '#src/games/link/rules/types.ts'
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
const place = fc.record({ row: fc.nat(29), col: fc.nat(29) })
const moveOf = fc.oneof(
  fc.record({ type: fc.constant('attempt' as const), from: place, to: place }),
  fc.record({
    type: fc.constant('shuffle' as const),
    layout: fc.constantFrom(...LAYOUTS),
    seed: fc.constant('s'),
  }),
)

/** Nothing is dealt: a link holds the options and seed, not the board. */
const PAIR = { level: 'literal', board: 'AA', gravity: 'none' } as const
const EMPTY = startSession(rules, PAIR, 'x')

const sessionOf = fc
  .record({ options: optionsOf, seed: seedOf, moves: fc.array(moveOf, { maxLength: 20 }) })
  .map(({ options, seed, moves }) => ({
    ...EMPTY,
    options,
    seed,
    past: moves.map((move) => ({ move, state: EMPTY.dealt, events: [] })),
  }))

const codeOf = ({ options, seed }: Session<LinkGame>, moves?: readonly LinkMove[]) =>
  makeLinkCode({ game: rules.id, options: fieldsOf(options), seed, ...(moves && { moves }) })

describe('a shared link', () => {
  test('asks for the board, or the game, that it was made of', () => {
    fc.assert(
      fc.property(sessionOf, (session) => {
        const { options, seed, past } = session
        const moves = past.map(({ move }) => move)
        for (const [code, played] of [
          [codeOf(session), []],
          [codeOf(session, moves), moves],
        ] as const) {
          const choice = { type: 'shared' }
          const value = { choice, kind: 'shared', options, seed, moves: played }
          expect(routeOf(code)).toEqual({ ok: true, value })
        }
      }),
    )
  })

  /** The link with a stretch of it cut out, and something else in its place. */
  const mutated = fc
    .tuple(sessionOf, fc.nat(400), fc.nat(8), fc.string({ unit: 'binary', maxLength: 4 }))
    .map(([session, at, length, other]) => {
      const code = codeOf(
        session,
        session.past.map(({ move }) => move),
      )
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
    expect(Math.min(seen.good, seen.bad)).toBeGreaterThan(500)
  }, 30_000)
})
