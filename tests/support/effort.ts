import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether a mutant is being tested: then every test runs thousands of times, and must be quick. */
    mutating: boolean
  }
}

const mutating = inject('mutating')

/** How often a test tries something: so many times, or a fiftieth but at least two while mutants are tested. */
export const repeats = (count: number): number =>
  mutating ? Math.min(count, Math.max(2, Math.ceil(count / 50))) : count

/** All of these, or the first few while mutants are tested. */
export const some = <Item>(items: readonly Item[], few: number): readonly Item[] =>
  mutating ? items.slice(0, few) : items

/**
 * What several tests look at, made when the first one asks. While mutants are tested each test makes its own,
 * since a mutant is given to the tests that ran through it only.
 */
export function shared<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    if (!made || mutating) made = { value: make() }
    return made.value
  }
}

if (mutating) fc.configureGlobal({ numRuns: 10, seed: 1, endOnFailure: true })
