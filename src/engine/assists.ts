import * as v from 'valibot'

export const ASSISTS = ['hint', 'undo', 'shuffle', 'equal', 'matches'] as const
export type Assist = (typeof ASSISTS)[number]

export type Assists = Readonly<Record<Assist, number>>

const countSchema = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)

/** Counts in a save; missing ones default to 0. */
export const assistsSchema = v.object(v.entriesFromList(ASSISTS, countSchema))

export const NO_ASSISTS: Assists = v.parse(assistsSchema, {})

export const withAssist = (assists: Assists, assist: Assist): Assists => ({
  ...assists,
  [assist]: assists[assist] + 1,
})
