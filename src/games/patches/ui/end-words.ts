import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Player } from '../rules/player'
import type { Reason } from '../rules/types'

const REASONS: Readonly<Record<Player, Readonly<Record<Reason, MessageDescriptor>>>> = {
  user: {
    majority: /*i18n*/ {
      id: 'patches.won.majority',
      message: 'You hold more than half of the cells.',
    },
    cells: /*i18n*/ { id: 'patches.won.cells', message: 'You hold more cells.' },
    points: /*i18n*/ {
      id: 'patches.won.points',
      message: 'The cells are equal; you have more points.',
    },
    equal: /*i18n*/ { id: 'patches.equal', message: 'Cells and points are equal.' },
  },
  opponent: {
    majority: /*i18n*/ {
      id: 'patches.lost.majority',
      message: 'The opponent holds more than half of the cells.',
    },
    cells: /*i18n*/ { id: 'patches.lost.cells', message: 'The opponent holds more cells.' },
    points: /*i18n*/ {
      id: 'patches.lost.points',
      message: 'The cells are equal; the opponent has more points.',
    },
    equal: /*i18n*/ { id: 'patches.equal', message: 'Cells and points are equal.' },
  },
}

/** Why the game ended as it did. */
export const reasonWords = (i18n: I18n, winner: Player | null, reason: Reason): string =>
  i18n._(REASONS[winner ?? 'user'][reason])

export function verdictWords(i18n: I18n, winner: Player | null): string {
  if (!winner) return i18n._({ id: 'patches.drawn', message: 'A draw' })
  return winner === 'user'
    ? i18n._({ id: 'patches.won', message: 'You win!' })
    : i18n._({ id: 'patches.lost', message: 'The opponent wins' })
}

/** Who won, and why. */
export const endWords = (i18n: I18n, winner: Player | null, reason: Reason): string =>
  i18n._({
    id: 'patches.over',
    message: '{verdict}. {reason}',
    values: {
      verdict: verdictWords(i18n, winner).replace(/[!！]$/, ''),
      reason: reasonWords(i18n, winner, reason),
    },
  })
