import type { I18n } from '@lingui/core'

/** Describes the outcome of a game for two. */
export const winnerText = (i18n: I18n, winner: 'user' | 'ai' | 'opponent' | null): string =>
  i18n._({
    id: 'winner',
    message:
      '{winner, select, user {You win!} ai {The AI wins!} opponent {The opponent wins!} other {It’s a draw!}}',
    values: { winner: winner ?? 'none' },
  })
