import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Strength } from '#src/engine/fields.ts'
import { wilsonInterval } from '#src/engine/interval.ts'
import { sampled } from '../support/effort'
import { type Share, tally } from './habits'
import { readHabits, TABLES, writeOpponents } from './opponents'

type Claim = readonly [habit: string, least: number, most: number]

const ALWAYS = [0.99, 1] as const

/** What each sentence of `habits.ts` says, as shares. */
const CLAIMS: Readonly<Record<string, Readonly<Partial<Record<Strength, readonly Claim[]>>>>> = {
  Garden: {
    easy: [
      ['waits', 0, 0.01],
      ['largest', 0, 0.9],
    ],
    fair: [
      ['largest', ...ALWAYS],
      ['leaves', 0.25, 1],
    ],
    medium: [['breaks', 0.75, 0.85]],
    hard: [
      ['largest', 0.75, 0.85],
      ['leaves', 0, 0.2],
    ],
  },
  'Patches, small board': {
    beginner: [['strongest', 0, 0.2]],
    easy: [['strongest', 0.35, 0.45]],
    fair: [['strongest', 0.65, 0.75]],
    medium: [
      ['strongest', ...ALWAYS],
      ['hoards', 0, 0.01],
    ],
    hard: [['home', 0.69, 0.75]],
  },
  'Patches, large board': {
    beginner: [['strongest', 0, 0.2]],
    easy: [['strongest', 0.55, 0.65]],
    fair: [['strongest', 0.75, 0.85]],
    medium: [
      ['strongest', ...ALWAYS],
      ['hoards', 0, 0.01],
    ],
    hard: [['home', 0.62, 0.69]],
  },
}

const CASES = TABLES.flatMap((table) =>
  table.strengths.map((strength) => {
    const claims = CLAIMS[table.title]?.[strength] ?? []
    return { ...table, strength, claims, sentence: table.tell?.(strength) }
  }),
)

const shareOf = ({ taken, chances }: Share) => taken / chances

test('docs/opponents.md is written from the figures', () => {
  expect(readFileSync('docs/opponents.md', 'utf8')).toBe(writeOpponents(readHabits()))
})

test.each(CASES)('measured, $title: $sentence', ({ title, strength, claims }) => {
  expect(claims.length).toBeGreaterThan(0)
  for (const [habit, least, most] of claims) {
    const share = readHabits()[title]?.[strength]?.[habit]
    expect(share?.chances, habit).toBeGreaterThan(200)
    const figure = share && shareOf(share)
    expect(figure, habit).toBeGreaterThanOrEqual(least)
    expect(figure, habit).toBeLessThanOrEqual(most)
  }
})

/** Games enough for a direction; hard searches longer, above all on the large board. */
const gamesOf = (title: string, strength: Strength): number => {
  if (title.includes('large')) return sampled(strength === 'hard' ? 1 : 6)
  return sampled(strength === 'hard' ? 5 : 40)
}

/** All in the long tests, else one of three. */
const AGAIN = CASES.filter((_, index) => index % (3 / sampled(3)) === 0)

test.each(AGAIN)('played again, $title: $sentence', (one) => {
  const { title, strength, claims, play } = one
  const seeds = Array.from({ length: gamesOf(title, strength) }, (_, game) => `again ${game}`)
  const shares = tally(seeds.flatMap((seed) => [...play(strength, seed)]))
  for (const [habit, least, most] of claims) {
    const { taken, chances } = shares.get(habit) ?? { taken: 0, chances: 0 }
    expect(chances, habit).toBeGreaterThan(5)
    const [low, high] = wilsonInterval(taken, chances)
    expect(high, habit).toBeGreaterThanOrEqual(least)
    expect(low, habit).toBeLessThanOrEqual(most)
  }
})
