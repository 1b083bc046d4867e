import type { I18n, MessageDescriptor } from '@lingui/core'
import { joinWords } from '#src/engine/text.ts'
import { OPPONENT_NAMES, dayNote as opponentNote } from '#src/opponents/characters.ts'
import { BOARD_NAMES, optionsOf } from './choice.ts'
import type { BoardSize, PatchesOptions } from './rules/types.ts'

/** Sentences about the opponents, as measured in `docs/opponents.md`. */
const HABITS: Readonly<Record<PatchesOptions['level'], MessageDescriptor>> = {
  beginner: /*i18n*/ {
    id: 'patches.habit.beginner',
    message: '{name} plays on a whim, and seldom takes the strongest match.',
  },
  easy: /*i18n*/ {
    id: 'patches.habit.easy',
    message:
      '{name} takes the strongest match {board, select, small {two} other {three}} times in five; the rest is whim.',
  },
  fair: /*i18n*/ {
    id: 'patches.habit.fair',
    message:
      '{name} takes the strongest match {board, select, small {seven times in ten} other {four times in five}}, and misses it the rest of the time.',
  },
  medium: /*i18n*/ {
    id: 'patches.habit.medium',
    message: '{name} always takes the strongest match, and keeps nothing back.',
  },
  hard: /*i18n*/ {
    id: 'patches.habit.hard',
    message:
      '{name} lays {board, select, small {nearly three tiles in four} other {two tiles in three}} on the home half, and keeps any cell there that you both choose.',
  },
  friend: /*i18n*/ {
    id: 'patches.habit.friend',
    message:
      'Each of you chooses in secret; your hands are covered while the device changes hands.',
  },
}

export function habitText(i18n: I18n, level: PatchesOptions['level'], board: BoardSize): string {
  const name = level === 'friend' ? '' : i18n._(OPPONENT_NAMES[level])
  return i18n._(HABITS[level].id, { name, board }, HABITS[level])
}

/** Names the board and the opponent of a day: "Large · Hazel · Medium". */
export function dayNote(i18n: I18n, day: string): string {
  const { board } = optionsOf({ type: 'daily', day })
  return joinWords(' · ', board && i18n._(BOARD_NAMES[board]), opponentNote(i18n, day))
}
