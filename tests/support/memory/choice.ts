import type { I18n } from '@lingui/core'
import type { Choices } from '#src/define/route.ts'
import { nameOfCommon } from '#src/define/seeds.ts'
import { MAX_PAIRS } from './rules/rules.ts'

export type MemoryChoice =
  | { readonly type: 'pairs'; readonly pairs: number }
  /** Of a link. */
  | { readonly type: 'shared' }

/** Parses `6`, a number of pairs, and what shared games are filed under. */
export function parseChoice(text: string): MemoryChoice | undefined {
  if (text === 'shared') return { type: 'shared' }
  return /^[1-9]\d?$/.test(text) ? { type: 'pairs', pairs: Number(text) } : undefined
}

export const makeChoice = (choice: MemoryChoice): string =>
  choice.type === 'pairs' ? `${choice.pairs}` : choice.type

export const nameOf = (i18n: I18n, choice: MemoryChoice): string =>
  choice.type === 'pairs'
    ? i18n._({
        id: 'memory.choice',
        message: '{pairs, plural, one {# pair} other {# pairs}}',
        values: { pairs: choice.pairs },
      })
    : nameOfCommon(i18n, choice)

export const choices: Choices<MemoryChoice> = {
  title: /*i18n*/ { id: 'memory', message: 'Memory' },
  parseChoice,
  makeChoice,
  nameOf,
  first: '6',
}

/** Numbers of pairs on the start page. */
export const SIZES = [6, 9, MAX_PAIRS] as const
