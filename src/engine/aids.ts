import * as v from 'valibot'

/** What a player may lean on. Each use is counted and shown with the result; none is called cheating. */
export const AIDS = ['hint', 'undo', 'shuffle', 'equal', 'matches'] as const
export type Aid = (typeof AIDS)[number]

/** How often each aid was used. */
export type Aids = Readonly<Record<Aid, number>>

export const NO_AIDS: Aids = { hint: 0, undo: 0, shuffle: 0, equal: 0, matches: 0 }

export const withAid = (aids: Aids, aid: Aid): Aids => ({ ...aids, [aid]: aids[aid] + 1 })

const timesSchema = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)

/** Aids as they are kept; one that a save does not know was not used. */
export const aidsSchema = v.object({
  hint: timesSchema,
  undo: timesSchema,
  shuffle: timesSchema,
  equal: timesSchema,
  matches: timesSchema,
})
