import type { Size } from './grid'
import type { Result } from './rules'

/** Cell values row by row. */
export interface Rows extends Size {
  readonly cells: Readonly<Uint8Array>
}

/** How cell values are written: one sign each. */
export interface Legend {
  readonly read: (sign: string) => number | undefined
  readonly write: (value: number) => string
}

/** Each character stands for its index. */
export const legendOf = (characters: string): Legend => ({
  read: (sign) => (characters.includes(sign) ? characters.indexOf(sign) : undefined),
  write: (value) => characters.charAt(value),
})

export const ROW_PROBLEMS = ['too-small', 'too-large', 'ragged', 'unknown-character'] as const
export type RowProblem = (typeof ROW_PROBLEMS)[number]

interface Limits {
  /** The longest side. */
  readonly most: number
  /** How long each row must be; as long as the first one if left out. */
  readonly cols?: number
}

/** The rows of a text; white space around a row and blank lines around all of them do not count. */
export const splitRows = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

/**
 * Reads rows of signs. A refusal's detail names the place: the size, the row (from 1), or
 * `row:column sign`.
 */
export function parseRows(
  rows: readonly (readonly string[])[],
  read: Legend['read'],
  limits: Limits,
): Result<Rows, RowProblem> {
  const { most, cols = rows[0]?.length ?? 0 } = limits
  const size = { rows: rows.length, cols }
  const problem = findSizeProblem(size, most) ?? findRowProblem(rows, cols, read)
  if (problem) return { ok: false, ...problem }
  return { ok: true, value: { ...size, cells: Uint8Array.from(rows.flat(), (s) => read(s) ?? 0) } }
}

type Problem = { readonly code: RowProblem; readonly detail: string }

function findSizeProblem({ rows, cols }: Size, most: number): Problem | undefined {
  const detail = `${cols} × ${rows}`
  if (cols === 0) return { code: 'too-small', detail }
  return Math.max(rows, cols) > most ? { code: 'too-large', detail } : undefined
}

function findRowProblem(
  rows: readonly (readonly string[])[],
  cols: number,
  read: Legend['read'],
): Problem | undefined {
  for (const [row, signs] of rows.entries()) {
    if (signs.length !== cols) return { code: 'ragged', detail: `${row + 1}` }
    const col = signs.findIndex((sign) => read(sign) === undefined)
    if (col < 0) continue
    return { code: 'unknown-character', detail: `${row + 1}:${col + 1} ${signs[col]}` }
  }
  return undefined
}

/** The rows as text, one line each: what `parseRows` reads. */
export function makeRows({ cols, cells }: Rows, write: Legend['write'], between = ''): string {
  const signs = Array.from(cells, write)
  const lines: string[] = []
  while (signs.length > 0) lines.push(signs.splice(0, cols).join(between))
  return lines.join('\n')
}
