import type { I18n } from '@lingui/core'
import { listed } from '#src/ui/texts.ts'
import type { LevelElement } from './levels.ts'

export const IN_SWAPS = /*i18n*/ {
  id: 'cascade.level.more',
  message: '{swaps, plural, =0 {passed} one {in # swap} other {in # swaps}}',
}

/** Lists elements of levels: "points to reach and holes that stay empty". */
export const elementWords = (i18n: I18n, elements: readonly LevelElement[]): string =>
  listed(
    i18n,
    elements.map((values) =>
      i18n._({
        id: 'cascade.level.element',
        message:
          '{what, select, gems {{count, plural, one {gems to collect} other {gems of # kinds to collect}}} points {points to reach} holes {holes that stay empty} kinds {{count} kinds of gems} other {a large board}}',
        values: { ...values },
      }),
    ),
  )

/** "New: holes that stay empty." */
export const newText = (i18n: I18n, elements: readonly LevelElement[]): string =>
  i18n._({
    id: 'cascade.level.new',
    message: 'New: {elements}.',
    values: { elements: elementWords(i18n, elements) },
  })
