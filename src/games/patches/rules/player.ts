/** The user sits at the bottom of the screen, the opponent at the top. */
export const PLAYERS = ['user', 'opponent'] as const
export type Player = (typeof PLAYERS)[number]

export const otherOf = (player: Player): Player => (player === 'user' ? 'opponent' : 'user')
