import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Difficulty } from '../rules/types'

export const DIFFICULTY_NAMES: Record<Difficulty, MessageDescriptor> = {
  easy: /*i18n*/ { id: 'garden.easy', message: 'Easy' },
  medium: /*i18n*/ { id: 'garden.medium', message: 'Medium' },
  hard: /*i18n*/ { id: 'garden.hard', message: 'Hard' },
}

const isDifficulty = (text: string): text is Difficulty => text in DIFFICULTY_NAMES

/** A choice of the address in words. */
export const choiceName = (i18n: I18n, choice: string): string =>
  isDifficulty(choice)
    ? i18n._(DIFFICULTY_NAMES[choice])
    : i18n._({ id: 'garden.shared', message: 'Shared garden' })
