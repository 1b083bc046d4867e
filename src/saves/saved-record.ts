import * as v from 'valibot'

/** A saved game as stored. Unknown fields are kept. */
const recordSchema = v.looseObject({
  /** Last played, in milliseconds since 1970. */
  at: v.pipe(v.number(), v.minValue(0)),
  /** Remaining work in the game's own unit: 0 before the first move, infinite without an end. */
  left: v.pipe(v.number(), v.minValue(0)),
  /** The address that resumes the game, as `/link/classic`. */
  href: v.pipe(v.string(), v.startsWith('/')),
  save: v.unknown(),
  /** Saves of the games that undo goes back to and redo goes on to, the nearest last. */
  earlier: v.optional(v.unknown()),
  later: v.optional(v.unknown()),
  /** Milliseconds that the present turn has taken, where turns have a clock. */
  turnMs: v.optional(v.number()),
  /** The tab that owns the slot; older tabs must not overwrite it. */
  tab: v.optional(v.string()),
})
export type SavedRecord = v.InferOutput<typeof recordSchema>

export function parseRecord(input: unknown): SavedRecord | undefined {
  const parsed = v.safeParse(recordSchema, input)
  return parsed.success ? parsed.output : undefined
}

/** What a tab writes to an empty slot, so that it is marked as the tab's before a board is dealt. */
export const UNPLAYED: SavedRecord = { at: 0, left: 0, href: '/', save: null }

export const isUnplayed = (input: unknown): boolean => parseRecord(input)?.save === null

const movesSchema = v.object({ moves: v.array(v.unknown()) })

/** Counts the moves of a save, 0 for invalid ones. */
export function countMoves({ save }: Pick<SavedRecord, 'save'>): number {
  const parsed = v.safeParse(movesSchema, save)
  return parsed.success ? parsed.output.moves.length : 0
}
