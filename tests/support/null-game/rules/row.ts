import type { Result } from '#src/engine/rules.ts'
import type { NullState } from './types'

/** The row as text, `#` for a tile and `.` for none: what `parseRow` reads. */
export const makeRow = ({ cells }: NullState): string =>
  cells.map((tile) => (tile ? '#' : '.')).join('')

/** Reads a row from text. */
export function parseRow(text: string): Result<NullState, 'not-a-row'> {
  if (!/^[#.]+$/.test(text)) return { ok: false, code: 'not-a-row' }
  return { ok: true, value: { cells: [...text].map((character) => character === '#') } }
}
