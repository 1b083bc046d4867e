import * as v from 'valibot'
import type { Size } from '#src/engine/grid.ts'
import { legendOf, parseRows, type RowProblem, splitRows } from '#src/engine/text.ts'
import type { CascadeLevel } from '#src/games/cascade/lab/engine/levels.ts'
import { describeRange, MOST_SWAPS, whole } from '#src/games/cascade/lab/settings.ts'
import { letterOf, MAX_SIDE, MIN_SIDE } from '#src/games/cascade/rules/board.ts'
import { type GoalProblem, MAX_GOAL, makeGoal, parseGoal } from '#src/games/cascade/rules/goal.ts'
import { refuse } from '../command.ts'
import { accept, type Parsed, readInput, refuseWith } from '../files.ts'

const MAX_LEVELS = 1000

const EXAMPLES = '"swaps 20 points 1500" or "swaps 25 gems A 30 B 12"'

/** Reads a level for each line; `#` begins a comment. A refusal names the line. */
export function readLevels(path: string, kinds: number): Parsed<readonly CascadeLevel[]> {
  const text = readInput(path, 'list of levels')
  if (!text.ok) return text
  const levels: CascadeLevel[] = []
  for (const [index, line] of text.value.split('\n').entries()) {
    const words = line.replace(/#.*/, '').split(/\s+/).filter(Boolean)
    if (words.length === 0) continue
    const level = parseLevel(words, kinds)
    if (!level.ok) return refuseWith(`${path}, line ${index + 1}: ${level.detail}`)
    if (levels.length === MAX_LEVELS)
      return refuseWith(`${path} has more than ${MAX_LEVELS} levels`)
    levels.push(level.value)
  }
  if (levels.length === 0) return refuseWith(`${path} has no line like ${EXAMPLES}`)
  return accept(levels)
}

function parseLevel([first, limit, ...goal]: readonly string[], kinds: number) {
  if (first !== 'swaps') return refuseWith(`a level begins with "swaps", like ${EXAMPLES}`)
  const swaps = parseSwaps(limit)
  if (!swaps.ok) return swaps
  const parsed = parseGoal(goal.join(' '), kinds)
  if (parsed.ok) return accept({ swaps: swaps.value, goal: parsed.value })
  return refuseGoal(parsed.code, parsed.detail ?? '', kinds)
}

function parseSwaps(word: string | undefined): Parsed<number> {
  const number = v.safeParse(whole(1, MOST_SWAPS), word)
  if (number.success) return accept(number.output)
  const problem = word === undefined ? 'has no number' : `is "${cut(word)}"`
  return refuse('swaps', problem, describeRange(1, MOST_SWAPS))
}

function refuseGoal(problem: GoalProblem, detail: string, kinds: number): Parsed<never> {
  const accepted = `A to ${letterOf(kinds)}, the ${kinds} kinds`
  const problems = {
    'unknown-goal': `after its swaps a level has "points" or "gems", like ${EXAMPLES}`,
    'unknown-gem': detail
      ? `"${detail}" is not a gem; accepted: ${accepted}`
      : `a gem is missing; accepted: ${accepted}`,
    'repeated-gem': `gem ${detail} is listed twice`,
    'bad-number': `"${detail}" does not end with ${describeRange(1, MAX_GOAL)}`,
    extra: `unexpected "${detail}"`,
  }
  return refuseWith(problems[problem])
}

const cut = (word: string): string => word.slice(0, 40)

export const makeLevel = ({ swaps, goal }: CascadeLevel): string =>
  `swaps ${swaps} ${makeGoal(goal)}`

/** Holes are 0, as in a board. */
const LEGEND = legendOf('.#')
const ACCEPTED_SHAPE = `# for a cell, . for a hole, ${MIN_SIDE} to ${MAX_SIDE} lines as long as each other`

export function readShape(path: string): Parsed<Size & { holes?: readonly number[] }> {
  const text = readInput(path, 'shape')
  if (!text.ok) return text
  const lines = splitRows(text.value).map((line) => Array.from(line))
  const drawn = parseRows(lines, LEGEND.read, { maxSide: MAX_SIDE })
  if (!drawn.ok) return refuseShape(path, drawn.code, drawn.detail)
  const { rows, cols, cells } = drawn.value
  if (Math.min(rows, cols) < MIN_SIDE) return refuseShape(path, 'too-small', `${cols} × ${rows}`)
  const holes = Array.from(cells.keys()).filter((cell) => cells[cell] === 0)
  return accept({ rows, cols, ...(holes.length > 0 && { holes }) })
}

/** Takes the detail of `parseRows`. */
function refuseShape(path: string, problem: RowProblem, detail = ''): Parsed<never> {
  const [, line, col, symbol] = /^(\d+):?(\d*) ?(.*)$/su.exec(detail) ?? []
  const problems = {
    'too-small': ` is ${detail} cells`,
    'too-large': ` is ${detail} cells`,
    ragged: `, line ${line}: it is longer or shorter than the first`,
    'unknown-character': `, line ${line}, column ${col}: "${symbol}" is neither cell nor hole`,
  }
  return refuseWith(`${path}${problems[problem]}; accepted: ${ACCEPTED_SHAPE}`)
}
