import * as v from 'valibot'

/** How long a turn may take. */
export const TURN_MS = 30_000

const turnSchema = v.fallback(v.pipe(v.number(), v.minValue(0), v.toMaxValue(TURN_MS)), 0)

/** Reads how long a turn had taken when its game was left, in milliseconds; 0 where that is not known. */
export const parseTurnMs = (input: unknown): number => v.parse(turnSchema, input)
