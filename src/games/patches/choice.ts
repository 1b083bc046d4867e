import type { I18n, MessageDescriptor } from '@lingui/core'
import { type Opponents, STRENGTH_NAMES } from '#src/define/opponents.ts'
import { nameOfCommon } from '#src/define/seeds.ts'
import { joinWords, oneOf } from '#src/engine/text.ts'
import { BOARD_SIZES, type BoardSize, LEVELS, type Level } from './rules/types.ts'

export const TITLE: MessageDescriptor = /*i18n*/ { id: 'patches.title', message: 'Patches' }

export const BOARD_NAMES: Readonly<Record<BoardSize, MessageDescriptor>> = {
  small: /*i18n*/ { id: 'patches.board.small', message: 'Small' },
  large: /*i18n*/ { id: 'patches.board.large', message: 'Large' },
}

export type PatchesChoice =
  | { readonly type: 'board'; readonly board: BoardSize; readonly level: Level }
  /** Of a link. */
  | { readonly type: 'shared'; readonly board?: BoardSize; readonly level?: Level }

/** Parses `small-easy`, and what shared games are filed under: `shared-small-easy`. */
export function parseChoice(text: string): PatchesChoice | undefined {
  if (text === 'shared') return { type: 'shared' }
  const [, shared, first, second] = /^(shared-)?(\w+)-(\w+)$/.exec(text) ?? []
  const board = oneOf(BOARD_SIZES, first)
  const level = oneOf(LEVELS, second)
  return board && level && { type: shared ? 'shared' : 'board', board, level }
}

export const makeChoice = ({ type, board, level }: PatchesChoice): string =>
  joinWords('-', type === 'shared' && type, board, level)

/** Names a choice: "Small · Easy", "Shared game · Small · Easy". */
export const nameOf = (i18n: I18n, { type, board, level }: PatchesChoice): string =>
  joinWords(
    ' · ',
    type === 'shared' && nameOfCommon(i18n, { type }),
    board && i18n._(BOARD_NAMES[board]),
    level && i18n._(STRENGTH_NAMES[level]),
  )

export const opponents: Opponents<PatchesChoice> = {
  strengths: LEVELS,
  strengthOf: ({ level }) => level,
  against: ({ type, board }, strength) => {
    const level = oneOf(LEVELS, strength)
    return type === 'board' && level ? { type, board, level } : undefined
  },
}
