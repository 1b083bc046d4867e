import type { I18n, MessageDescriptor } from '@lingui/core'
import { type Opponents, STRENGTH_NAMES } from '#src/define/opponents.ts'
import { nameOfCommon } from '#src/define/seeds.ts'
import { joinWords, oneOf } from '#src/engine/text.ts'
import { DIFFICULTIES, type Difficulty } from './rules/types.ts'

export const TITLE: MessageDescriptor = /*i18n*/ { id: 'garden.title', message: 'Garden' }

export type GardenChoice =
  | { readonly type: 'level'; readonly difficulty: Difficulty }
  /** Of a link. */
  | { readonly type: 'shared'; readonly difficulty?: Difficulty }

/** Parses `hard`, and what shared games are filed under: `shared-hard`. */
export function parseChoice(text: string): GardenChoice | undefined {
  if (text === 'shared') return { type: 'shared' }
  const [, shared, name] = /^(shared-)?(.+)$/.exec(text) ?? []
  const difficulty = oneOf(DIFFICULTIES, name)
  return difficulty && { type: shared ? 'shared' : 'level', difficulty }
}

export const makeChoice = ({ type, difficulty }: GardenChoice): string =>
  joinWords('-', type === 'shared' && type, difficulty)

/** Names a choice: "Hard", "Shared game · Hard". */
export const nameOf = (i18n: I18n, { type, difficulty }: GardenChoice): string =>
  joinWords(
    ' · ',
    type === 'shared' && nameOfCommon(i18n, { type }),
    difficulty && i18n._(STRENGTH_NAMES[difficulty]),
  )

export const opponents: Opponents<GardenChoice> = {
  strengths: DIFFICULTIES,
  strengthOf: ({ difficulty }) => difficulty,
  against: ({ type }, strength) => {
    const difficulty = oneOf(DIFFICULTIES, strength)
    return type === 'level' && difficulty ? { type, difficulty } : undefined
  },
}
