import type { LinkedGame } from '#src/engine/link-code.ts'
import type { Result } from '#src/engine/rules.ts'
import type { PlayTypes, Route, Screen } from './types.ts'

/** The last part of an address, or a parsed shared link. */
export type Address = string | LinkedGame

type Routes<G extends PlayTypes> = Pick<Screen<G>['route'], 'parse' | 'shared' | 'parseOptions'>

type Parsed<G extends PlayTypes> = Result<Route<G['Game']>, G['Problem'] | 'unknown-choice'>

/** Parses an untrusted address of a game. `today` is a date as `2026-11-21`. */
export function parseRoute<G extends PlayTypes>(
  routes: Routes<G>,
  address: Address,
  today: string,
): Parsed<G> {
  if (typeof address !== 'string') return parseShared(routes, address)
  const named = routes.parse(address, today)
  if (!named) return { ok: false, code: 'unknown-choice', detail: address.slice(0, 40) }
  const options = routes.parseOptions(named.options)
  if (!options.ok) return options
  return { ok: true, value: { choice: address, options: options.value, moves: [], ...named.daily } }
}

function parseShared<G extends PlayTypes>(
  { parseOptions, shared }: Routes<G>,
  { options, seed, moves }: LinkedGame,
): Parsed<G> {
  const parsed = parseOptions(options)
  if (!parsed.ok) return parsed
  const choice = shared(parsed.value)
  return { ok: true, value: { choice, options: parsed.value, seed, moves } }
}

/** Marks the entry of the browser's history, so that going back to it shows the finished game and deals no other. */
export const markEnded = (seed: string): void =>
  history.replaceState({ ...history.state, ended: seed }, '')

export const hasEndedHere = (seed: string): boolean => history.state?.ended === seed

/** Returns `true` for addresses of a game or the lab, where leaving costs something. */
export const isInGame = (location: string): boolean =>
  location.split('/').length > 2 || location.includes('?')
