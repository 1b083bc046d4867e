import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Stryker runs every test thousands of times, so tests must be quick. */
    mutating: boolean
    /** Set by `npm run test:long`. */
    long: boolean
  }
}

const mutating = inject('mutating')

/** Returns a number of runs, a fiftieth of it but at least two in mutation tests. */
export const repeats = (count: number): number =>
  mutating ? Math.min(count, Math.max(2, Math.ceil(count / 50))) : count

/**
 * Returns a number of runs of a costly law: a tenth of it, and all of it in `npm run test:long`, which is for changes of
 * solver and opponents.
 */
export const sampled = (count: number): number =>
  inject('long') ? count : repeats(Math.ceil(count / 10))

/** Returns all values, or the first few in mutation tests. */
export const some = <Item>(items: readonly Item[], few: number): readonly Item[] =>
  mutating ? items.slice(0, few) : items

/** Returns all values in `npm run test:long`, or the first few, which show the law. */
export const chosen = <Item>(items: readonly Item[], few: number): readonly Item[] =>
  inject('long') ? items : items.slice(0, few)

/** Memoizes a fixture of several tests; not in mutation tests, where each test must run the mutated code itself. */
export function shared<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    if (!made || mutating) made = { value: make() }
    return made.value
  }
}

fc.configureGlobal(
  mutating ? { numRuns: 10, seed: 1, endOnFailure: true } : { numRuns: sampled(300) },
)
