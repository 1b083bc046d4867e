import type { I18n, MessageDescriptor } from '@lingui/core'
import { BOARD_SIZES, type BoardSize, LEVELS, type Level } from './rules/types.ts'

export const TITLE: MessageDescriptor = /*i18n*/ { id: 'patches.title', message: 'Patches' }

export const BOARD_NAMES: Readonly<Record<BoardSize, MessageDescriptor>> = {
  small: /*i18n*/ { id: 'patches.board.small', message: 'Small' },
  large: /*i18n*/ { id: 'patches.board.large', message: 'Large' },
}

export const LEVEL_NAMES: Readonly<Record<Level, MessageDescriptor>> = {
  beginner: /*i18n*/ { id: 'patches.level.beginner', message: 'Beginner' },
  easy: /*i18n*/ { id: 'level.easy', message: 'Easy' },
  medium: /*i18n*/ { id: 'level.medium', message: 'Medium' },
  hard: /*i18n*/ { id: 'level.hard', message: 'Hard' },
}

const CHOICE = new RegExp(`^(${BOARD_SIZES.join('|')})-(${LEVELS.join('|')})$`)

/** Parses the last part of an address: `small-easy`, `large-hard`. The rules still have to accept the options. */
export function parseChoice(text: string): { board: string; level: string } | undefined {
  const [, board, level] = CHOICE.exec(text) ?? []
  return board && level ? { board, level } : undefined
}

/** Names a choice: "Small · Easy", "Shared game · Small · Easy". */
export function choiceName(i18n: I18n, choice: string): string {
  const [, shared, first, second] = /^(shared-)?(\w+)-(\w+)$/.exec(choice) ?? []
  const board = BOARD_SIZES.find((name) => name === first)
  const level = LEVELS.find((name) => name === second)
  const kind = board && level && `${i18n._(BOARD_NAMES[board])} · ${i18n._(LEVEL_NAMES[level])}`
  if (kind && !shared) return kind
  const title = i18n._({ id: 'shared', message: 'Shared game' })
  return kind ? `${title} · ${kind}` : title
}
