import type { I18n, MessageDescriptor } from '@lingui/core'
import { DIFFICULTIES, type Difficulty } from './rules/types.ts'

export const TITLE: MessageDescriptor = /*i18n*/ { id: 'garden.title', message: 'Garden' }

export const DIFFICULTY_NAMES: Record<Difficulty, MessageDescriptor> = {
  easy: /*i18n*/ { id: 'level.easy', message: 'Easy' },
  medium: /*i18n*/ { id: 'level.medium', message: 'Medium' },
  hard: /*i18n*/ { id: 'level.hard', message: 'Hard' },
}

/** Names a choice: "Hard", "Shared game · Hard". */
export function choiceName(i18n: I18n, choice: string): string {
  const [, shared, name] = /^(shared-)?(.*)$/.exec(choice) ?? []
  const difficulty = DIFFICULTIES.find((known) => known === name)
  const level = difficulty && i18n._(DIFFICULTY_NAMES[difficulty])
  if (level && !shared) return level
  const title = i18n._({ id: 'shared', message: 'Shared game' })
  return level ? `${title} · ${level}` : title
}
