import type { Board } from '../board/board.ts'
import type { Gravity } from '../board/gravity.ts'
import { findMatch, type Match } from '../board/pairs.ts'
import { deal, peelDeal, peelRest, reshuffle } from '../deal/deal.ts'
import type { LinkOptions } from '../deal/levels.ts'
import type { LinkState, ShuffleMove } from '../rules/types.ts'

/** A result, with a line that clears the board if known. */
export interface Found<Value> {
  readonly value: Value
  readonly line: readonly Match[] | null
}

export interface Deal {
  readonly options: LinkOptions
  readonly seed: string
}

export type Prove = (board: Board, gravity: Gravity) => readonly Match[] | undefined

const TRIES = 8

/** Finds the first of the seeds `stem`, `stem 1` … with a provably clearable deal, or else a peeled deal. */
export function findDeal(options: LinkOptions, stem: string, prove: Prove): Found<Deal> {
  for (const seed of seedsToProve(options, stem)) {
    const line = prove(deal(options, seed), options.gravity)
    if (line) return { value: { options, seed }, line }
  }
  return findPeeled(options, stem)
}

function seedsToProve(options: LinkOptions, stem: string): string[] {
  if (options.level === 'literal') return [stem]
  return options.layout === 'even' ? seedsOf(stem) : []
}

export function findPeeled(options: LinkOptions, stem: string): Found<Deal> {
  if (options.level === 'literal') return { value: { options, seed: stem }, line: null }
  const peeled = { ...options, layout: 'peeled' } as const
  for (const seed of seedsOf(stem)) {
    const line = peelDeal(peeled, seed)?.line
    if (line) return { value: { options: peeled, seed }, line }
  }
  return { value: { options, seed: stem }, line: null }
}

/** Finds a shuffle to a clearable board with a match; `undefined` if walls prevent it. */
export function findShuffle(
  state: LinkState,
  stem: string,
  prove: Prove,
): Found<ShuffleMove> | undefined {
  const { board, gravity } = state
  for (const seed of seedsOf(stem)) {
    const even = reshuffle(board, gravity, 'even', seed)
    const line = even && findMatch(even) && prove(even, gravity)
    if (line) return { value: { type: 'shuffle', layout: 'even', seed }, line }
  }
  return findPeeledShuffle(state, stem)
}

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
