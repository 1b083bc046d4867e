import type { MessageDescriptor } from '@lingui/core'
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
