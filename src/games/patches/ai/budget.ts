/**
 * How long an opponent may think: in milliseconds where somebody waits, by a clock from outside; in
 * samples where the answer must be the same every time.
 */
export type Budget =
  | { readonly samples: number }
  | { readonly ms: number; readonly now: () => number }

/** Fewer are no evidence, more are no use. */
const FEWEST = 4
const MOST = 96

/** Counts samples off, from 0, until the budget is used up. */
export function* samplesOf(budget: Budget): Generator<number> {
  if ('samples' in budget) {
    for (let count = 0; count < budget.samples; count++) yield count
    return
  }
  const end = budget.now() + budget.ms
  for (let count = 0; count < MOST; count++) {
    if (count >= FEWEST && budget.now() >= end) return
    yield count
  }
}
