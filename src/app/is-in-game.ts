/** Tells if an address is that of a game in play, or of the lab. */
export const isInGame = (location: string): boolean =>
  location.split('/').length > 2 || location.includes('?')
