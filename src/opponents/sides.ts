import type { I18n } from '@lingui/core'
import type { Strength } from '#src/engine/fields.ts'
import { YOU } from '#src/ui/names.ts'
import { OPPONENT_NAMES } from './characters.ts'
import { friendName } from './friends.ts'

/** The player, and whom the game is played against. */
export type Side = 'you' | 'opponent'

/** Names a side: "You" and an opponent, or two people. */
export function nameOfSide(i18n: I18n, side: Side, against: Strength | 'friend'): string {
  if (against === 'friend') return friendName(i18n, side === 'you' ? 'first' : 'second')
  return i18n._(side === 'you' ? YOU : OPPONENT_NAMES[against])
}

/** `winner`: a side, one of two friends, or `none`. */
export const winnerText = (i18n: I18n, values: { winner: string; name?: string }): string =>
  i18n._({
    id: 'winner',
    message: '{winner, select, you {You win!} none {It’s a draw!} other {{name} wins!}}',
    values,
  })
