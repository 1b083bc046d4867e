import type { MessageDescriptor } from '@lingui/core'
import type { Risk, Search } from './engine/scales.ts'

export const RISK_NAMES: Readonly<Record<Risk, MessageDescriptor>> = {
  easy: /*i18n*/ { id: 'level.easy', message: 'Easy' },
  medium: /*i18n*/ { id: 'level.medium', message: 'Medium' },
  hard: /*i18n*/ { id: 'level.hard', message: 'Hard' },
  fiendish: /*i18n*/ { id: 'link.risk.fiendish', message: 'Fiendish' },
  merciless: /*i18n*/ { id: 'link.risk.merciless', message: 'Merciless' },
}

export const SEARCH_NAMES: Readonly<Record<Search, MessageDescriptor>> = {
  obvious: /*i18n*/ { id: 'link.search.obvious', message: 'Obvious' },
  plain: /*i18n*/ { id: 'link.search.plain', message: 'Plain' },
  mixed: /*i18n*/ { id: 'link.search.mixed', message: 'Mixed' },
  hidden: /*i18n*/ { id: 'link.search.hidden', message: 'Hidden' },
  buried: /*i18n*/ { id: 'link.search.buried', message: 'Buried' },
}
