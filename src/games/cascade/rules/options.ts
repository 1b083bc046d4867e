import * as v from 'valibot'
import { between, parseFields, refuse, wholeNumber } from '#src/engine/fields.ts'
import type { Result } from '#src/engine/rules.ts'
import { type Holes, LIMITS, MAX_KINDS } from './board.ts'
import { type Goal, makeGoal, parseGoal } from './goal.ts'
import { parseHoles } from './holes.ts'
import { type CascadeOptions, type CascadeProblem, COUNTINGS, DEAL_VERSIONS } from './types.ts'

/** Maximum number of swaps, which bounds the size of a save. */
export const MAX_SWAPS = 5_000

const side = between(...LIMITS.size)

/** Writes a goal in one form only, so that a board has one address; empty if it is none. */
function tidyGoal(text: string): string {
  const goal = parseGoal(text, MAX_KINDS)
  return goal.ok ? makeGoal(goal.value, '-') : ''
}

const readHoles = (text: string): Holes => text.split(',').map(Number)

const tidyHoles = (text: string): string => readHoles(text).join()

const FIELDS = {
  rows: v.optional(side, 8),
  cols: v.optional(side, 8),
  kinds: v.optional(between(...LIMITS.kinds), 7),
  swaps: v.optional(v.union([v.literal('endless'), between(1, MAX_SWAPS)]), 'endless'),
  counting: v.optional(v.picklist(COUNTINGS), 'clusters'),
  deal: v.optional(v.pipe(wholeNumber, v.picklist(DEAL_VERSIONS)), 2),
  goal: v.exactOptional(v.pipe(v.string(), v.transform(tidyGoal), v.minLength(1))),
  holes: v.exactOptional(
    v.pipe(v.string(), v.regex(/^\d{1,4}(,\d{1,4})*$/), v.transform(tidyHoles)),
  ),
}

const PROBLEMS: Readonly<Record<keyof CascadeOptions, CascadeProblem>> = {
  rows: 'bad-size',
  cols: 'bad-size',
  kinds: 'bad-kinds',
  swaps: 'bad-swaps',
  counting: 'unknown-counting',
  deal: 'unknown-deal',
  goal: 'bad-goal',
  holes: 'bad-holes',
}

export const OPTION_NAMES: readonly string[] = Object.keys(PROBLEMS)

/** Validates untrusted options. Missing fields get the usual board's values; unknown fields are dropped. */
export function parseOptions(input: unknown): Result<CascadeOptions, CascadeProblem> {
  const parsed = parseFields(FIELDS, PROBLEMS, input)
  if (!parsed.ok) return parsed
  const { goal, holes } = parsed.value
  if (goal && !goalOf(parsed.value)) return refuse('bad-goal', goal)
  if (holes && !parseHoles(readHoles(holes), parsed.value)) return refuse('bad-holes', holes)
  return parsed
}

/** A board's options with its holes as indices. */
export const shapeOf = ({ holes, deal: _, ...options }: CascadeOptions) => ({
  ...options,
  ...(holes !== undefined && { holes: readHoles(holes) }),
})

export function goalOf({ goal = '', kinds }: CascadeOptions): Goal | undefined {
  const parsed = parseGoal(goal, kinds)
  return parsed.ok ? parsed.value : undefined
}
