import type { BaseLocationHook } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'

/**
 * The address after the hash, as it stands there. The router decodes what it is given once; shared links are decoded
 * by their own parser, which knows what it may meet, so the escapes have to come through whole.
 */
export const useAddress: BaseLocationHook = (options) => {
  const [location, navigate] = useHashLocation(options)
  return [location.replaceAll('%', '%25'), navigate]
}

useAddress.hrefs = (href: string) => `#${href}`

/** Tells if an address is that of a game in play, or of the lab. */
export const isInGame = (location: string): boolean =>
  location.split('/').length > 2 || location.includes('?')
