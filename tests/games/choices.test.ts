import { setupI18n } from '@lingui/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GAMES, OTHER_GAMES } from '#src/app/games.ts'
import { AGENTS } from '#src/games/cascade/agents/agents.ts'
import * as cascade from '#src/games/cascade/choice.ts'
import { MAX_KINDS, MAX_SIDE, MIN_KINDS, MIN_SIDE } from '#src/games/cascade/rules/board.ts'
import { COUNTINGS } from '#src/games/cascade/rules/types.ts'
import * as garden from '#src/games/garden/choice.ts'
import { OPPONENTS as GARDENERS } from '#src/games/garden/rules/types.ts'
import { GRAVITIES } from '#src/games/link/board/gravity.ts'
import * as link from '#src/games/link/choice.ts'
import { LEVELS, WALLS } from '#src/games/link/deal/levels.ts'
import { RISKS } from '#src/games/link/grade/engine/scales.ts'
import * as patches from '#src/games/patches/choice.ts'
import { BOARD_SIZES, OPPONENTS } from '#src/games/patches/rules/types.ts'
import { messages } from '#src/locales/en.po'

const i18n = setupI18n({ locale: 'en', messages: { en: messages } })

const is = <Value extends string>(value: Value) => fc.constant(value)

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const common = [
  fc.record({ type: is('daily') }),
  fc.record({ type: is('daily'), day }),
  fc.record({ type: is('shared') }),
] as const

const gravity = fc.constantFrom(...GRAVITIES)
const level = fc.constantFrom(...LEVELS)

const linkBoard = fc.oneof(
  fc.record({ type: is('level'), level, gravity }),
  fc.record({ type: is('graded'), level, gravity, risk: fc.constantFrom(...RISKS) }),
  fc.record({
    type: is('custom'),
    level: is('custom'),
    cols: fc.integer({ min: 2, max: 30 }),
    rows: fc.integer({ min: 2, max: 30 }),
    kinds: fc.integer({ min: 2, max: 36 }),
    walls: fc.constantFrom(...WALLS),
    gravity,
  }),
)

const stage = fc.record({
  type: is('journey'),
  garden: fc.integer({ min: 1, max: link.JOURNEY.length }),
  stage: fc.integer({ min: 1, max: link.STAGES_EACH }),
})

const linkChoice: fc.Arbitrary<link.LinkChoice> = fc.oneof(
  ...common,
  linkBoard,
  linkBoard.map((choice) => ({ ...choice, net: false as const })),
  fc.record({ type: is('journey') }),
  stage,
  stage
    .filter(({ stage }) => stage < link.FIRST_NETLESS)
    .map((choice) => ({ ...choice, net: false as const })),
)

const board = fc.record({
  board: fc.constantFrom(...BOARD_SIZES),
  level: fc.constantFrom(...OPPONENTS),
})

const patchesChoice: fc.Arbitrary<patches.PatchesChoice> = fc.oneof(
  ...common,
  board.map((board) => ({ type: 'shared' as const, ...board })),
  board.map((board) => ({ type: 'board' as const, ...board })),
)

const difficulty = fc.constantFrom(...GARDENERS)

const gardenChoice: fc.Arbitrary<garden.GardenChoice> = fc.oneof(
  ...common,
  fc.record({ type: is('shared'), difficulty }),
  fc.record({ type: is('level'), difficulty }),
)

const side = fc.integer({ min: MIN_SIDE, max: MAX_SIDE })
const gems = fc.record({
  cols: side,
  rows: side,
  kinds: fc.integer({ min: MIN_KINDS, max: MAX_KINDS }),
})
const agent = fc.constantFrom(...AGENTS)
const counting = fc.constantFrom(...COUNTINGS)
const swaps = fc.oneof(fc.integer({ min: 1, max: 5_000 }), is('endless'))

const cascadeChoice: fc.Arbitrary<cascade.CascadeChoice> = fc.oneof(
  ...common,
  fc.record({ type: fc.constantFrom(...cascade.LENGTHS) }),
  fc.record({ type: is('custom'), board: gems, swaps, counting }),
  fc.record({ type: is('watch'), agent, counting }),
  fc.record({ type: is('watch'), agent, board: gems, counting }),
)

interface Notation<Choice> {
  readonly makeChoice: (choice: Choice) => string
  readonly parseChoice: (text: string) => Choice | undefined
}

const areParsed = <Choice>(choices: fc.Arbitrary<Choice>, notation: Notation<Choice>): void =>
  fc.assert(
    fc.property(choices, (choice) => {
      expect(notation.parseChoice(notation.makeChoice(choice))).toEqual(choice)
    }),
  )

describe('a choice that is made into text is parsed to the same', () => {
  test('in Link', () => areParsed(linkChoice, link))
  test('in Patches', () => areParsed(patchesChoice, patches))
  test('in Garden', () => areParsed(gardenChoice, garden))
  test('in Cascade', () => areParsed(cascadeChoice, cascade))
})

const wordsOf = (text: string) => text.split(/\s+/)

/** Addresses of the menus, the start pages, the calendars and the ends of games, and what results are filed under. */
const TEXTS = {
  link: [
    ...LEVELS,
    ...LEVELS.flatMap((level) => GRAVITIES.slice(1).map((gravity) => `${level}-${gravity}`)),
    ...RISKS.flatMap((risk) => [`hard-${risk}`, `expert-down-${risk}`, `hard-${risk}-no-net`]),
    ...link.JOURNEY.map((_, index) => `journey-${index + 1}`),
    ...wordsOf(`novice-no-net custom-9x10-7-in-pillars-no-net custom-12x8-16 custom-30x2-36-out
      custom-9x10-7-pillars custom-12x10-20-in-courtyard daily daily-2026-11-21
      journey journey-3-2 journey-3-8-no-net journey-7-10 shared`),
  ],
  patches: [
    ...wordsOf('daily daily-2026-11-21'),
    ...BOARD_SIZES.flatMap((board) => OPPONENTS.map((level) => `${board}-${level}`)),
    ...BOARD_SIZES.flatMap((board) => OPPONENTS.map((level) => `shared-${board}-${level}`)),
  ],
  garden: [
    ...wordsOf('daily daily-2026-11-21'),
    ...GARDENERS.flatMap((difficulty) => [difficulty, `shared-${difficulty}`]),
  ],
  cascade: [
    ...wordsOf('thirty endless daily daily-2026-11-21 custom-32x3-16-30 shared'),
    ...wordsOf('custom-9x7-6-endless-lines'),
    ...AGENTS.flatMap((agent) => [`watch-${agent}`, `watch-${agent}-12x8-7-lines`]),
  ],
}

test.each(Object.entries(TEXTS).flatMap(([id, texts]) => texts.map((text) => [id, text] as const)))(
  '%s/%s is parsed, named and made into the same text',
  (id, text) => {
    const game = GAMES.find((game) => game.id === id)
    const choice = game?.parseChoice(text)
    expect(choice && game?.makeChoice(choice)).toBe(text)
    expect(choice && game?.nameOf(i18n, choice, false)).toMatch(/^[A-Z0-9]/)
  },
)

test.each(OTHER_GAMES)('the menu opens the first board of $id', ({ first, ...game }) => {
  const choice = game.parseChoice(first ?? '')
  expect(choice && game.makeChoice(choice)).toBe(first)
})
