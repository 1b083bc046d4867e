import * as v from 'valibot'

/** What a player may lean on. Each use is counted and shown with the result; none is called cheating. */
export const ASSISTS = ['hint', 'undo', 'shuffle', 'equal', 'matches'] as const
export type Assist = (typeof ASSISTS)[number]

/** Uses of each assist. */
export type Assists = Readonly<Record<Assist, number>>

export const NO_ASSISTS: Assists = { hint: 0, undo: 0, shuffle: 0, equal: 0, matches: 0 }

export const withAssist = (assists: Assists, assist: Assist): Assists => ({
  ...assists,
  [assist]: assists[assist] + 1,
})

const timesSchema = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)

/** Assists as they are kept; one that a save does not know was not used. */
export const assistsSchema = v.object({
  hint: timesSchema,
  undo: timesSchema,
  shuffle: timesSchema,
  equal: timesSchema,
  matches: timesSchema,
})

/** Reads an object with assists, also one written when they were called aids. */
export const readAssists = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(({ aids, ...rest }) => (aids === undefined ? rest : { assists: aids, ...rest })),
)
