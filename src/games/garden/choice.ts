import type { I18n } from '@lingui/core'
import type { Opponents } from '#src/define/define-game.ts'
import type { Choices } from '#src/define/route.ts'
import { type DailyChoice, makeCommon, nameOfCommon, parseCommon } from '#src/define/seeds.ts'
import { joinWords, oneOf } from '#src/engine/text.ts'
import { STRENGTH_NAMES, strengthOfDay } from '#src/opponents/strengths.ts'
import { GARDEN_STRENGTHS, type GardenOptions, OPPONENTS } from './rules/types.ts'

export type GardenChoice =
  | ({ readonly type: 'level' } & Pick<GardenOptions, 'difficulty'>)
  /** Of a link. */
  | ({ readonly type: 'shared' } & Partial<Pick<GardenOptions, 'difficulty'>>)
  | DailyChoice

/** Parses `hard`, `friend`, `daily`, `daily-2026-11-21`, and what shared games are filed under: `shared-hard`. */
export const parseChoice = (text: string): GardenChoice | undefined =>
  parseCommon(text) ?? parseLevel(text)

function parseLevel(text: string): GardenChoice | undefined {
  const [, shared, name] = /^(shared-)?(.+)$/.exec(text) ?? []
  const difficulty = oneOf(OPPONENTS, name)
  return difficulty && { type: shared ? 'shared' : 'level', difficulty }
}

export const makeChoice = (choice: GardenChoice): string =>
  choice.type === 'daily'
    ? makeCommon(choice)
    : joinWords('-', choice.type === 'shared' && choice.type, choice.difficulty)

/** Returns the level of a choice: of a daily board, its day's. */
export function difficultyOf(choice: GardenChoice): GardenOptions['difficulty'] | undefined {
  if (choice.type !== 'daily') return choice.difficulty
  return choice.day ? strengthOfDay(choice.day) : undefined
}

/** Names a choice: "Hard", "Shared game · Hard", "Daily board, Nov 21, 2026 · Medium". */
export function nameOf(i18n: I18n, choice: GardenChoice): string {
  const difficulty = difficultyOf(choice)
  return joinWords(
    ' · ',
    choice.type !== 'level' && nameOfCommon(i18n, choice),
    difficulty && i18n._(STRENGTH_NAMES[difficulty]),
  )
}

export const choices: Choices<GardenChoice> = {
  title: /*i18n*/ { id: 'garden.title', message: 'Garden' },
  parseChoice,
  makeChoice,
  nameOf,
}

export const opponents: Opponents<GardenChoice> = {
  strengths: GARDEN_STRENGTHS,
  strengthOf: (choice) => oneOf(GARDEN_STRENGTHS, difficultyOf(choice)),
  against: (choice, strength) => {
    const difficulty = oneOf(GARDEN_STRENGTHS, strength)
    return choice.type === 'level' && difficulty ? { ...choice, difficulty } : undefined
  },
}
