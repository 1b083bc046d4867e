import type { Board } from '../board/board'
import type { Gravity } from '../board/gravity'
import { findMatch, type Match } from '../board/pairs'
import { deal, peelDeal, peelRest, relay } from '../deal/deal'
import type { LinkOptions } from '../deal/levels'
import type { LinkState, ShuffleMove } from '../rules/types'

/** What was found, with a line that clears the board, where one is known. */
export interface Found<Value> {
  readonly value: Value
  readonly line: readonly Match[] | null
}

export interface Deal {
  readonly options: LinkOptions
  readonly seed: string
}

/** A line that clears the board, if one is found. */
export type Prove = (board: Board, gravity: Gravity) => readonly Match[] | undefined

/** How many seeds are tried for an even draw, and how many for peeling. */
const TRIES = 8

/**
 * The first of the seeds `stem`, `stem 1` … whose even draw is proved clearable; where none is, a
 * peeled board.
 */
export function findDeal(options: LinkOptions, stem: string, prove: Prove): Found<Deal> {
  const { gravity } = options
  if (options.level === 'literal') {
    return { value: { options, seed: stem }, line: prove(deal(options, stem), gravity) ?? null }
  }
  for (const seed of options.layout === 'even' ? seedsOf(stem) : []) {
    const line = prove(deal(options, seed), gravity)
    if (line) return { value: { options, seed }, line }
  }
  return findPeeled(options, stem)
}

/** A peeled board, for which nothing has to be proved. */
export function findPeeled(options: LinkOptions, stem: string): Found<Deal> {
  if (options.level === 'literal') return { value: { options, seed: stem }, line: null }
  const peeled = { ...options, layout: 'peeled' } as const
  for (const seed of seedsOf(stem)) {
    const line = peelDeal(peeled, seed)?.line
    if (line) return { value: { options: peeled, seed }, line }
  }
  return { value: { options, seed: stem }, line: null }
}

/** A shuffle that leaves a clearable board with a match; `undefined` where walls let none be found. */
export function findShuffle(
  state: LinkState,
  stem: string,
  prove: Prove,
): Found<ShuffleMove> | undefined {
  const { board, gravity } = state
  for (const seed of seedsOf(stem)) {
    const even = relay(board, gravity, 'even', seed)
    const line = even && findMatch(even) && prove(even, gravity)
    if (line) return { value: { type: 'shuffle', layout: 'even', seed }, line }
  }
  return findPeeledShuffle(state, stem)
}

/** A peeled shuffle, for which nothing has to be proved. */
export function findPeeledShuffle(
  { board, gravity }: LinkState,
  stem: string,
): Found<ShuffleMove> | undefined {
  for (const seed of seedsOf(stem)) {
    const line = peelRest(board, gravity, seed)?.line
    if (line) return { value: { type: 'shuffle', layout: 'peeled', seed }, line }
  }
  return undefined
}

const seedsOf = (stem: string): string[] =>
  Array.from({ length: TRIES }, (_, number) => (number === 0 ? stem : `${stem} ${number}`))
