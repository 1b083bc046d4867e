import type { MessageDescriptor } from '@lingui/core'
import type { LinkedGame, SharedGame } from '#src/engine/link-code.ts'
import type { SaveProblem } from '#src/engine/restore.ts'
import type { Result, Rules } from '#src/engine/rules.ts'
import { seedOfDay } from './seeds.ts'
import type { PlayTypes } from './session.ts'

/** An address, parsed. */
export interface Route<G extends PlayTypes> {
  readonly choice: G['Choice']
  /** The text, such as `classic` or `shared`, under which saves and results are filed. */
  readonly kind: string
  /** The last part of this board's own address, where `kind` has several boards. */
  readonly address?: string
  readonly options: G['Game']['Options']
  /** Set where the address fixes the deal. */
  readonly seed?: string
  readonly moves: readonly unknown[]
  /** Stays finished, as a daily board does. */
  readonly once?: boolean
}

/** Reasons for which any game may refuse a link; the page has a text for each. */
export type SharedProblem =
  | SaveProblem
  | 'unknown-choice'
  | 'not-options'
  | 'no-level'
  | 'no-board'
  | 'no-position'
  | 'no-size'
  | 'no-kinds'
  | 'unknown-level'
  | 'unknown-difficulty'
  | 'unknown-board'
  | 'unknown-gravity'
  | 'unknown-walls'
  | 'bad-size'
  | 'bad-kinds'
  | 'odd-tiles'
  | 'too-small'
  | 'too-large'
  | 'ragged'
  | 'unknown-character'
  | 'no-tiles'
  | 'odd-kind'
  | 'unknown-deal'
  | 'unknown-layout'

/** Texts for the reasons that only one game has, and for shared ones that it replaces. */
export type ProblemTexts<Code extends string> = Readonly<
  Record<Exclude<Code, SharedProblem>, MessageDescriptor> &
    Partial<Record<SharedProblem, MessageDescriptor>>
>

/** Least and most that a game's board may have. */
export type Limits = Readonly<Partial<Record<'size' | 'kinds', readonly [number, number]>>>

/** The addresses of a game, and the links that it refuses. */
export interface ScreenRoute<G extends PlayTypes> {
  /** Parses the last part of an address. */
  parse(text: string): G['Choice'] | undefined
  make(choice: G['Choice']): string
  /** Returns the options of a choice's board, for the rules to validate; `undefined` if it has none. */
  optionsOf(choice: G['Choice']): unknown
  /** Completes options and seed by what is loaded for some routes only; rejects if it cannot be. */
  settle?(route: Route<G>): Promise<Route<G>>
  /** Returns the choice that results of a shared board are filed under. */
  shared(options: G['Game']['Options']): G['Choice']
  useName(route: Route<G>): string
  fields(options: G['Game']['Options']): SharedGame['options']
  readonly problems: ProblemTexts<G['Game']['Problem']>
  readonly limits?: Limits
  /** The last part of an address that is offered where another is refused. */
  readonly instead: string
}

interface Routed<G extends PlayTypes> {
  readonly rules: Pick<Rules<G['Game']>, 'parseOptions'>
  readonly route: Pick<ScreenRoute<G>, 'parse' | 'make' | 'optionsOf' | 'shared'>
}

type ParsedRoute<G extends PlayTypes> = Result<Route<G>, G['Game']['Problem'] | 'unknown-choice'>

/** Parses the untrusted last part of an address, or a shared link. `today` is a date as `2026-11-21`. */
export function parseRoute<G extends PlayTypes>(
  { rules, route }: Routed<G>,
  address: string | LinkedGame,
  today: string,
): ParsedRoute<G> {
  if (typeof address !== 'string') return parseShared({ rules, route }, address)
  const named = route.parse(address)
  const given = named && route.optionsOf(named)
  if (!given || (named.day ?? '') > today)
    return { ok: false, code: 'unknown-choice', detail: address.slice(0, 40) }
  const options = rules.parseOptions(given)
  if (!options.ok) return options
  const value = { choice: named, kind: address, options: options.value, moves: [] }
  if (named.type !== 'daily') return { ok: true, value }
  const { day = today } = named
  const choice = { ...named, day }
  const daily = { choice, kind: 'daily', address: route.make(choice), once: true }
  return { ok: true, value: { ...value, ...daily, seed: seedOfDay(day) } }
}

function parseShared<G extends PlayTypes>(
  { rules, route }: Routed<G>,
  { options, seed, moves }: LinkedGame,
): ParsedRoute<G> {
  const parsed = rules.parseOptions(options)
  if (!parsed.ok) return parsed
  const choice = route.shared(parsed.value)
  const kind = route.make(choice)
  return { ok: true, value: { choice, kind, options: parsed.value, seed, moves } }
}

/** Marks the entry of the browser's history, so that going back to it shows the finished game and deals no other. */
export const markEnded = (seed: string): void =>
  history.replaceState({ ...history.state, ended: seed }, '')

export const hasEndedHere = (seed: string): boolean => history.state?.ended === seed

/** Returns `true` for addresses of a game or the lab, where leaving costs something. */
export const isInGame = (location: string): boolean =>
  location.split('/').length > 2 || location.includes('?')
