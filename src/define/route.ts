import type { LinkedGame, SharedGame } from '#src/engine/link-code.ts'
import type { GameTypes, Result, Rules } from '#src/engine/rules.ts'
import type { Limits, ProblemTexts } from './problems.ts'
import type { Daily } from './seeds.ts'
import type { PlayTypes } from './session.ts'

/** The last part of an address, or a parsed shared link. */
export type Address = string | LinkedGame

export interface Route<Game extends GameTypes> {
  /** The kind of game, such as `classic` or `shared`, under which results are filed. */
  readonly choice: string
  /** The last part of this board's own address, where `choice` has several boards. */
  readonly address?: string
  readonly options: Game['Options']
  /** Set where the address fixes the deal. */
  readonly seed?: string
  readonly moves: readonly unknown[]
  /** Stays finished, as a daily board does. */
  readonly once?: boolean
}

/** The addresses of a game, and the links that it refuses. */
export interface ScreenRoute<G extends PlayTypes> {
  /** Parses the last part of an address; `today` is a date as `2026-11-21`. The rules validate the options. */
  parse(
    text: string,
    today: string,
  ): { readonly options: unknown; readonly daily?: Daily } | undefined
  /** Completes options and seed by what is loaded for some routes only; rejects if it cannot be. */
  settle?(route: Route<G['Game']>): Promise<Route<G['Game']>>
  /** Returns the choice that results of a shared board are filed under. */
  shared(options: G['Game']['Options']): string
  useName(route: Route<G['Game']>): string
  fields(options: G['Game']['Options']): SharedGame['options']
  readonly problems: ProblemTexts<G['Game']['Problem']>
  readonly limits?: Limits
  readonly instead: string
}

interface Routed<G extends PlayTypes> {
  readonly rules: Pick<Rules<G['Game']>, 'parseOptions'>
  readonly route: Pick<ScreenRoute<G>, 'parse' | 'shared'>
}

type Parsed<G extends PlayTypes> = Result<Route<G['Game']>, G['Game']['Problem'] | 'unknown-choice'>

/** Parses an untrusted address of a game. `today` is a date as `2026-11-21`. */
export function parseRoute<G extends PlayTypes>(
  screen: Routed<G>,
  address: Address,
  today: string,
): Parsed<G> {
  if (typeof address !== 'string') return parseShared(screen, address)
  const named = screen.route.parse(address, today)
  if (!named) return { ok: false, code: 'unknown-choice', detail: address.slice(0, 40) }
  const options = screen.rules.parseOptions(named.options)
  if (!options.ok) return options
  return { ok: true, value: { choice: address, options: options.value, moves: [], ...named.daily } }
}

function parseShared<G extends PlayTypes>(
  { rules, route }: Routed<G>,
  { options, seed, moves }: LinkedGame,
): Parsed<G> {
  const parsed = rules.parseOptions(options)
  if (!parsed.ok) return parsed
  const choice = route.shared(parsed.value)
  return { ok: true, value: { choice, options: parsed.value, seed, moves } }
}

/** Marks the entry of the browser's history, so that going back to it shows the finished game and deals no other. */
export const markEnded = (seed: string): void =>
  history.replaceState({ ...history.state, ended: seed }, '')

export const hasEndedHere = (seed: string): boolean => history.state?.ended === seed

/** Returns `true` for addresses of a game or the lab, where leaving costs something. */
export const isInGame = (location: string): boolean =>
  location.split('/').length > 2 || location.includes('?')
