import { refuse } from '#src/engine/fields.ts'
import type { Size } from '#src/engine/grid.ts'
import type { Result } from '#src/engine/rules.ts'
import { oneOf } from '#src/engine/text.ts'
import type { Holes } from './board.ts'
import { type Goal, makeGoal } from './goal.ts'

/** A board, a limit of swaps, and a goal. */
export interface CascadeLevel extends Size {
  readonly kinds: number
  readonly holes?: Holes
  readonly swaps: number
  readonly goal: Goal
}

export const LEVEL_FIELDS = ['rows', 'cols', 'kinds', 'holes', 'swaps'] as const
export type LevelFields = Readonly<Partial<Record<(typeof LEVEL_FIELDS)[number], string>>>

export type LevelProblem = 'unknown-field' | 'repeated-field' | 'missing-value'

/**
 * Reads `rows 7 cols 9 kinds 6 holes 0,8 swaps 25 gems A 30 B 12` in parts, for whoever plays it to validate and to
 * complete. A refusal's detail is the word.
 */
export function readLevel(
  text: string,
): Result<{ fields: LevelFields; goal: string }, LevelProblem> {
  const words = text.split(/\s+/).filter(Boolean)
  const goalAt = words.findIndex((word) => word === 'points' || word === 'gems')
  const end = goalAt < 0 ? words.length : goalAt
  const fields: Partial<Record<keyof LevelFields, string>> = {}
  for (let i = 0; i < end; i += 2) {
    const [word, value] = words.slice(i, Math.min(i + 2, end))
    const name = oneOf(LEVEL_FIELDS, word)
    if (!name) return refuse('unknown-field', word)
    if (fields[name] !== undefined) return refuse('repeated-field', name)
    if (value === undefined) return refuse('missing-value', name)
    fields[name] = value
  }
  return { ok: true, value: { fields, goal: words.slice(end).join(' ') } }
}

/** The inverse of `readLevel`; names all of the board. */
export function makeLevel({ rows, cols, kinds, holes, swaps, goal }: CascadeLevel): string {
  const board = `rows ${rows} cols ${cols} kinds ${kinds}${holes ? ` holes ${holes}` : ''}`
  return `${board} swaps ${swaps} ${makeGoal(goal)}`
}
