import * as v from 'valibot'

export const ASSISTS = ['hint', 'undo', 'shuffle', 'equal', 'matches'] as const
export type Assist = (typeof ASSISTS)[number]

export type Assists = Readonly<Record<Assist, number>>

export const NO_ASSISTS: Assists = { hint: 0, undo: 0, shuffle: 0, equal: 0, matches: 0 }

export const withAssist = (assists: Assists, assist: Assist): Assists => ({
  ...assists,
  [assist]: assists[assist] + 1,
})

const countSchema = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)

/** Counts in a save; missing ones default to 0. */
export const assistsSchema = v.object({
  hint: countSchema,
  undo: countSchema,
  shuffle: countSchema,
  equal: countSchema,
  matches: countSchema,
})
