import type { I18n, MessageDescriptor } from '@lingui/core'
import { nameOfCommon } from '#src/define/seeds.ts'
import { joinWords, oneOf } from '#src/engine/text.ts'
import { DIFFICULTIES, type Difficulty } from './rules/types.ts'

export const TITLE: MessageDescriptor = /*i18n*/ { id: 'garden.title', message: 'Garden' }

export const DIFFICULTY_NAMES: Record<Difficulty, MessageDescriptor> = {
  easy: /*i18n*/ { id: 'level.easy', message: 'Easy' },
  medium: /*i18n*/ { id: 'level.medium', message: 'Medium' },
  hard: /*i18n*/ { id: 'level.hard', message: 'Hard' },
}

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
    difficulty && i18n._(DIFFICULTY_NAMES[difficulty]),
  )
