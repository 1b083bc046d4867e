import type { MessageDescriptor } from '@lingui/core'
import type { Interval } from '../lab/measure'
import type { Quantity } from '../lab/tally'

/** What is measured, in words. */
export const QUANTITY_NAMES: Readonly<Record<Quantity, MessageDescriptor>> = {
  legalSwaps: /*i18n*/ { id: 'cascade.figure.legal', message: 'Legal swaps per board' },
  steps: /*i18n*/ { id: 'cascade.figure.steps', message: 'Cascade steps per swap' },
  gems: /*i18n*/ { id: 'cascade.figure.gems', message: 'Gems per swap' },
  points: /*i18n*/ { id: 'cascade.figure.points', message: 'Points per swap' },
  gamePoints: /*i18n*/ { id: 'cascade.figure.game', message: 'Points per game' },
}

export const SIZE_NAME = /*i18n*/ { id: 'cascade.figure.size', message: 'Gems per group' }

/** A figure with as many digits as its size asks for, in the language's own way. */
export function showNumber(language: string, value: number | null): string {
  if (value === null) return '–'
  const digits =
    Math.abs(value) >= 1000 || value === 0
      ? { maximumFractionDigits: 0 }
      : { minimumSignificantDigits: 4, maximumSignificantDigits: 4 }
  return value.toLocaleString(language, digits)
}

/** From where to where, at 95 %. */
export const showInterval = (language: string, interval: Interval | null): string =>
  interval ? `${showNumber(language, interval[0])} – ${showNumber(language, interval[1])}` : '–'
