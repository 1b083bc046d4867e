import * as v from 'valibot'
import { between, parseFields, refuse } from '#src/engine/fields.ts'
import type { Result } from '#src/engine/rules.ts'
import type { RowProblem } from '#src/engine/text.ts'
import { characterOf, isTile, LIMITS, makeBoard, parseBoard, tilesOf } from '../board/board.ts'
import { GRAVITIES } from '../board/gravity.ts'
import { type Common, fill, LAYOUTS, LEVELS, type LinkOptions, WALLS } from '../deal/levels.ts'

const COMMON = {
  level: v.picklist([...LEVELS, 'custom', 'literal']),
  gravity: v.optional(v.picklist(GRAVITIES), 'none'),
  layout: v.optional(v.picklist(LAYOUTS), 'even'),
  // Link fields are text.
  net: v.exactOptional(
    v.pipe(
      v.union([v.literal(false), v.literal('false')]),
      v.transform(() => false as const),
    ),
  ),
}
const side = between(...LIMITS.size)
const CUSTOM = {
  rows: side,
  cols: side,
  kinds: between(...LIMITS.kinds),
  walls: v.optional(v.picklist(WALLS), 'none'),
}
/** The largest board with line ends and spaces is shorter. */
const LITERAL = { board: v.pipe(v.string(), v.maxLength(4_000)) }

const PROBLEMS = {
  level: 'unknown-level',
  gravity: 'unknown-gravity',
  layout: 'unknown-layout',
  net: 'bad-net',
  rows: 'bad-size',
  cols: 'bad-size',
  kinds: 'bad-kinds',
  walls: 'unknown-walls',
  board: 'no-position',
} as const

/** Links of earlier versions have a `deal`, which means nothing any more. */
export const OPTION_NAMES: readonly string[] = [...Object.keys(PROBLEMS), 'deal']

const MISSING = { level: 'no-level', rows: 'no-size', cols: 'no-size', kinds: 'no-kinds' } as const

export type LinkOptionProblem =
  | (typeof PROBLEMS)[keyof typeof PROBLEMS]
  | (typeof MISSING)[keyof typeof MISSING]
  | RowProblem
  | 'not-options'
  | 'odd-tiles'
  | 'no-tiles'
  | 'odd-kind'

type Parsed = Result<LinkOptions, LinkOptionProblem>

/** Validates untrusted options. Defaults: no gravity, even layout, no walls, a net; unknown fields are dropped. */
export function parseOptions(input: unknown): Parsed {
  const parsed = parseFields(COMMON, PROBLEMS, input, MISSING)
  if (!parsed.ok) return parsed
  const { level, ...common } = parsed.value
  if (level === 'custom') return parseCustom(common, input)
  return level === 'literal'
    ? parseLiteral(common, input)
    : { ok: true, value: { level, ...common } }
}

function parseCustom(common: Common, input: unknown): Parsed {
  const shape = parseFields(CUSTOM, PROBLEMS, input, MISSING)
  if (!shape.ok) return shape
  const { rows, cols, walls } = shape.value
  if (tilesOf(fill(shape.value, walls)).length % 2 !== 0)
    return refuse('odd-tiles', `${cols} × ${rows}`)
  return { ok: true, value: { level: 'custom', ...shape.value, ...common } }
}

/** Accepts boards with gaps and boards that cannot be cleared, but requires tiles in pairs. */
function parseLiteral({ layout: _, ...common }: Common, input: unknown): Parsed {
  const text = parseFields(LITERAL, PROBLEMS, input, MISSING)
  if (!text.ok) return text
  const board = parseBoard(text.value.board)
  if (!board.ok) return board
  const kinds = board.value.cells.filter(isTile)
  if (kinds.length === 0) return { ok: false, code: 'no-tiles' }
  const odd = kinds.find((kind) => kinds.filter((other) => other === kind).length % 2 !== 0)
  if (odd !== undefined) return refuse('odd-kind', characterOf(odd))
  return { ok: true, value: { level: 'literal', board: makeBoard(board.value), ...common } }
}
