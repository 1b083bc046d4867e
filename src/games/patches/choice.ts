import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Opponents } from '#src/define/define-game.ts'
import type { Choices } from '#src/define/route.ts'
import { type DailyChoice, makeCommon, nameOfCommon, parseCommon } from '#src/define/seeds.ts'
import { STRENGTHS } from '#src/engine/fields.ts'
import { joinWords, oneOf } from '#src/engine/text.ts'
import { STRENGTH_NAMES, strengthOfDay } from '#src/opponents/strengths.ts'
import { BOARD_SIZES, type BoardSize, OPPONENTS, type PatchesOptions } from './rules/types.ts'

export const BOARD_NAMES: Readonly<Record<BoardSize, MessageDescriptor>> = {
  small: /*i18n*/ { id: 'patches.board.small', message: 'Small' },
  large: /*i18n*/ { id: 'patches.board.large', message: 'Large' },
}

type Setup = Pick<PatchesOptions, 'board' | 'level'>

export type PatchesChoice =
  | ({ readonly type: 'board' } & Setup)
  /** Of a link. */
  | ({ readonly type: 'shared' } & Partial<Setup>)
  | DailyChoice

/** Parses `small-easy`, `large-friend`, `daily`, `daily-2026-11-21`, and what shared games are filed under: `shared-small-easy`. */
export const parseChoice = (text: string): PatchesChoice | undefined =>
  parseCommon(text) ?? parseBoard(text)

function parseBoard(text: string): PatchesChoice | undefined {
  const [, shared, first, second] = /^(shared-)?(\w+)-(\w+)$/.exec(text) ?? []
  const board = oneOf(BOARD_SIZES, first)
  const level = oneOf(OPPONENTS, second)
  return board && level && { type: shared ? 'shared' : 'board', board, level }
}

export const makeChoice = (choice: PatchesChoice): string =>
  choice.type === 'daily'
    ? makeCommon(choice)
    : joinWords('-', choice.type === 'shared' && choice.type, choice.board, choice.level)

/** Returns the board and the level of a choice: of a daily board, its day's, which is large at weekends. */
export function optionsOf(choice: PatchesChoice): Partial<Setup> {
  if (choice.type !== 'daily') return choice
  if (!choice.day) return {}
  const isWeekend = new Date(choice.day).getUTCDay() % 6 === 0
  return { board: isWeekend ? 'large' : 'small', level: strengthOfDay(choice.day) }
}

/** Names a choice: "Small · Easy", "Shared game · Small · Easy", "Daily board, Nov 21, 2026 · Large · Medium". */
export function nameOf(i18n: I18n, choice: PatchesChoice): string {
  const { board, level } = optionsOf(choice)
  return joinWords(
    ' · ',
    choice.type !== 'board' && nameOfCommon(i18n, choice),
    board && i18n._(BOARD_NAMES[board]),
    level && i18n._(STRENGTH_NAMES[level]),
  )
}

export const choices: Choices<PatchesChoice> = {
  title: /*i18n*/ { id: 'patches.title', message: 'Patches' },
  parseChoice,
  makeChoice,
  nameOf,
  first: 'small-easy',
}

export const opponents: Opponents<PatchesChoice> = {
  strengths: STRENGTHS,
  strengthOf: (choice) => oneOf(STRENGTHS, optionsOf(choice).level),
  against: (choice, level) => (choice.type === 'board' ? { ...choice, level } : undefined),
}
