import type { Rows, Size } from './grid.ts'
import type { Result } from './rules.ts'

/** Returns the member of a closed set that untrusted text is. */
export const oneOf = <Member extends string>(
  members: readonly Member[],
  text: string | undefined,
): Member | undefined => members.find((member) => member === text)

/** Joins the words that there are. */
export const joinWords = (
  separator: string,
  ...words: readonly (string | number | false | undefined)[]
): string => words.filter(Boolean).join(separator)

export interface Legend {
  readonly read: (symbol: string) => number | undefined
  readonly write: (value: number) => string
}

export const legendOf = (characters: string): Legend => ({
  read: (symbol) => (characters.includes(symbol) ? characters.indexOf(symbol) : undefined),
  write: (value) => characters.charAt(value),
})

export type RowProblem = 'too-small' | 'too-large' | 'ragged' | 'unknown-character'

export const splitRows = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

/** Parses rows of symbols as long as the first, or of `cols`. A refusal's detail is the size, the row (1-based), or `row:column symbol`. */
export function parseRows(
  rows: readonly (readonly string[])[],
  read: Legend['read'],
  { maxSide, cols = rows[0]?.length ?? 0 }: { maxSide: number; cols?: number },
): Result<Rows, RowProblem> {
  const size = { rows: rows.length, cols }
  const problem = findSizeProblem(size, maxSide) ?? findRowProblem(rows, cols, read)
  if (problem) return { ok: false, ...problem }
  const cells = Uint8Array.from(rows.flat(), (symbol) => read(symbol) ?? 0)
  return { ok: true, value: { ...size, cells } }
}

type Problem = { readonly code: RowProblem; readonly detail: string }

function findSizeProblem({ rows, cols }: Size, maxSide: number): Problem | undefined {
  const detail = `${cols} × ${rows}`
  if (cols === 0) return { code: 'too-small', detail }
  return Math.max(rows, cols) > maxSide ? { code: 'too-large', detail } : undefined
}

function findRowProblem(
  rows: readonly (readonly string[])[],
  cols: number,
  read: Legend['read'],
): Problem | undefined {
  for (const [row, symbols] of rows.entries()) {
    if (symbols.length !== cols) return { code: 'ragged', detail: `${row + 1}` }
    const col = symbols.findIndex((symbol) => read(symbol) === undefined)
    if (col < 0) continue
    return { code: 'unknown-character', detail: `${row + 1}:${col + 1} ${symbols[col]}` }
  }
  return undefined
}

/** The inverse of `parseRows`, one line per row. */
export function makeRows({ cols, cells }: Rows, write: Legend['write'], separator = ''): string {
  const symbols = Array.from(cells, write)
  const lines: string[] = []
  while (symbols.length > 0) lines.push(symbols.splice(0, cols).join(separator))
  return lines.join('\n')
}
