/** Whether an address is one of a game that is played, or of the lab. */
export const isInGame = (location: string): boolean =>
  location.split('/').length > 2 || location.includes('?')
