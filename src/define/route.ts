import type { I18n, MessageDescriptor } from '@lingui/core'
import { refuse } from '#src/engine/fields.ts'
import {
  type LinkedBoard,
  type LinkProblem,
  parseLinkCode,
  type SharedBoard,
} from '#src/engine/link-code.ts'
import type { GameTypes, Result, Rules } from '#src/engine/rules.ts'
import type { Session } from '#src/engine/session.ts'
import type { OwnProblems } from './problems.ts'
import { seedOfDay } from './seeds.ts'
import type { AnyChoice, PlayTypes } from './session.ts'

/** A game's name and its choices, which the last part of an address means. */
export interface Choices<Choice extends AnyChoice = AnyChoice, Game extends GameTypes = GameTypes> {
  readonly title: MessageDescriptor
  /** Parses the last part of an address, or what saves and results are filed under. */
  parseChoice(text: string): Choice | undefined
  makeChoice(choice: Choice): string
  /** Names a choice or, on its page, the board that was dealt. */
  nameOf(
    i18n: I18n,
    choice: Choice,
    isUpright: boolean,
    board?: Pick<Session<Game>, 'options' | 'dealt'>,
  ): string
  /** The choice that *Play* opens before anything was played; left out where the start page has an offer then. */
  readonly first?: string
}

/** An address, parsed. */
export interface Route<G extends PlayTypes = PlayTypes> {
  readonly choice: G['Choice']
  /** The text, such as `classic` or `shared`, under which saves and results are filed. */
  readonly kind: string
  /** The address, after the hash, that opens it again. */
  readonly href: string
  readonly options: G['Game']['Options']
  /** Set where the address fixes the deal. */
  readonly seed?: string
  /** Counts every game on the board of `seed` as a result of its own. */
  readonly repeats?: true
  /** The link of a shared board, to be checked. */
  readonly linked?: LinkedBoard
}

/** Returns `true` for a board that stays finished, and after which no other is dealt. */
export const isDaily = ({ choice }: Pick<Route, 'choice'>): boolean => choice.type === 'daily'

/** The addresses of a game, and the links that it refuses. */
export interface ScreenRoute<G extends PlayTypes = PlayTypes>
  extends OwnProblems<G['Game']['Problem']> {
  /** Returns the options of a choice's board, for the rules to validate; `undefined` if it has none. */
  optionsOf(choice: G['Choice']): unknown
  /** Completes options and seed by what is loaded for some routes only; rejects if it cannot be. */
  settle?(route: Route<G>): Promise<Route<G>>
  /** Returns the choice that results of a shared board are filed under. */
  shared(options: G['Game']['Options']): G['Choice']
  fields(options: G['Game']['Options']): SharedBoard['options']
  /** Returns `true` for options of the address's board; without it, all but the version of the deal must be equal. */
  isSame?(route: Route<G>, options: G['Game']['Options']): boolean
}

interface Routed<G extends PlayTypes>
  extends Pick<Choices<G['Choice']>, 'parseChoice' | 'makeChoice'> {
  readonly rules: Pick<Rules<G['Game']>, 'id' | 'optionNames' | 'parseOptions'>
  readonly route: Pick<ScreenRoute<G>, 'optionsOf' | 'shared'>
}

/**
 * Parses the untrusted last part of an address, as `classic`, or a shared link, as `link?level=classic&seed=k3f9`. `today`
 * is a date as `2026-11-21`.
 */
export function parseRoute<G extends PlayTypes>(
  routed: Routed<G>,
  address: string,
  today: string,
): Result<Route<G>, G['Game']['Problem'] | LinkProblem | 'unknown-choice'> {
  const { rules, route, parseChoice, makeChoice } = routed
  if (address.startsWith(`${rules.id}?`)) return parseShared(routed, address)
  const choice = withDay(parseChoice(address), today)
  const given = choice && route.optionsOf(choice)
  const { day = '' } = choice ?? {}
  if (!given || day > today) return refuse('unknown-choice', address)
  const options = rules.parseOptions(given)
  if (!options.ok) return options
  const href = `/${rules.id}/${address}`
  const value = { choice, kind: address, href, options: options.value }
  if (choice.type !== 'daily') return { ok: true, value }
  const daily = { kind: choice.type, href: `/${rules.id}/${makeChoice(choice)}` }
  return { ok: true, value: { ...value, ...daily, seed: seedOfDay(day) } }
}

/** Completes the choice of today's board by the day, which may determine its options. */
const withDay = <Choice extends AnyChoice>(choice: Choice | undefined, today: string) =>
  choice?.type === 'daily' ? { ...choice, day: choice.day ?? today } : choice

function parseShared<G extends PlayTypes>(
  { rules, route, makeChoice }: Routed<G>,
  address: string,
): Result<Route<G>, G['Game']['Problem'] | LinkProblem> {
  const linked = parseLinkCode(address)
  if (!linked.ok) return linked
  const { seed } = linked.value
  const unknown = Object.entries(linked.value.options).find(
    ([name]) => !rules.optionNames.includes(name),
  )
  if (unknown) return refuse('bad-field', unknown.join('='))
  const options = rules.parseOptions(linked.value.options)
  if (!options.ok) return options
  const choice = route.shared(options.value)
  const common = { choice, kind: makeChoice(choice), options: options.value, seed }
  return { ok: true, value: { ...common, href: `/${address}`, linked: linked.value } }
}

type KeysOf<Options> = Options extends unknown ? keyof Options : never

/**
 * Compares a board's options with an address's, but for fields in which both may differ. The version of the deal is one,
 * unless a link fixes it: a board keeps that of the day on which it was begun.
 */
export function isSameBoard<G extends PlayTypes>(
  { options, linked }: Pick<Route<G>, 'options' | 'linked'>,
  other: G['Game']['Options'],
  free: readonly KeysOf<G['Game']['Options']>[] = [],
): boolean {
  const open: readonly unknown[] = linked?.options.deal === undefined ? [...free, 'deal'] : free
  const names = [options, other]
    .flatMap((all) => Object.keys(all ?? {}))
    .filter((name) => !open.includes(name))
  return JSON.stringify(options, names) === JSON.stringify(other, names)
}

/** Marks the entry of the browser's history, so that going back to it shows the finished game and deals no other. */
export const markEnded = (seed: string): void =>
  history.replaceState({ ...history.state, ended: seed }, '')

export const hasEndedHere = (seed: string): boolean => history.state?.ended === seed

/** Returns `true` for addresses of a game or the lab, where leaving costs something. */
export const isInGame = (location: string): boolean =>
  location.split('/').length > 2 || location.includes('?')
