import type { I18n, MessageDescriptor } from '@lingui/core'
import { DIFFICULTIES, type Difficulty } from './rules/types'

export const TITLE: MessageDescriptor = /*i18n*/ { id: 'garden.title', message: 'Garden' }

export const DIFFICULTY_NAMES: Record<Difficulty, MessageDescriptor> = {
  easy: /*i18n*/ { id: 'garden.easy', message: 'Easy' },
  medium: /*i18n*/ { id: 'garden.medium', message: 'Medium' },
  hard: /*i18n*/ { id: 'garden.hard', message: 'Hard' },
}

/** Names a choice: "Hard", "Shared garden · Hard". */
export function choiceName(i18n: I18n, choice: string): string {
  const [, shared, name] = /^(shared-)?(.*)$/.exec(choice) ?? []
  const difficulty = DIFFICULTIES.find((known) => known === name)
  const level = difficulty && i18n._(DIFFICULTY_NAMES[difficulty])
  if (level && !shared) return level
  const title = i18n._({ id: 'garden.shared', message: 'Shared garden' })
  return level ? `${title} · ${level}` : title
}
