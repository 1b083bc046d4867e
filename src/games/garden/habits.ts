import type { I18n, MessageDescriptor } from '@lingui/core'
import { OPPONENT_NAMES } from '#src/opponents/characters.ts'
import type { GardenOptions } from './rules/types.ts'

/** Sentences about the opponents, as measured in `docs/opponents.md`. */
const HABITS: Readonly<Record<GardenOptions['difficulty'], MessageDescriptor>> = {
  easy: /*i18n*/ {
    id: 'garden.habit.easy',
    message: '{name} clears whatever group comes first.',
  },
  fair: /*i18n*/ {
    id: 'garden.habit.fair',
    message: '{name} always takes the biggest group, whatever that leaves you.',
  },
  medium: /*i18n*/ {
    id: 'garden.habit.medium',
    message: '{name} watches you, and spoils your big groups four times in five where a move can.',
  },
  hard: /*i18n*/ {
    id: 'garden.habit.hard',
    message:
      '{name} takes the biggest group four times in five, and seldom leaves you one without need.',
  },
  friend: /*i18n*/ {
    id: 'garden.habit.friend',
    message: 'The two of you move in turn, at this device or by links that you send each other.',
  },
}

export function habitText(i18n: I18n, difficulty: GardenOptions['difficulty']): string {
  const name = difficulty === 'friend' ? '' : i18n._(OPPONENT_NAMES[difficulty])
  return i18n._(HABITS[difficulty].id, { name }, HABITS[difficulty])
}
