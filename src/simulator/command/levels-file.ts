import { letterOf } from '#src/games/cascade/rules/board.ts'
import { type GoalProblem, MAX_GOAL, makeGoal, parseGoal } from '#src/games/cascade/rules/goal.ts'
import type { CascadeLevel } from '../runs/level-games.ts'
import { parseSettings, SETTINGS, type Settings } from '../runs/settings.ts'
import { refuse } from '../terminal/command.ts'
import { accept, type Parsed, readInput, refuseWith } from '../terminal/files.ts'

const MAX_LEVELS = 1000

const EXAMPLES = '"swaps 20 points 1500" or "rows 7 cols 9 kinds 6 swaps 25 gems A 30 B 12"'

/** Reads a level for each line; `#` begins a comment. A refusal names the line. */
export function readLevels(path: string, settings: Settings): Parsed<readonly CascadeLevel[]> {
  const text = readInput(path, 'list of levels')
  if (!text.ok) return text
  const levels: CascadeLevel[] = []
  for (const [index, line] of text.value.split('\n').entries()) {
    const words = line.replace(/#.*/, '').split(/\s+/).filter(Boolean)
    if (words.length === 0) continue
    const level = parseLevel(words, settings)
    if (!level.ok) return refuseWith(`${path}, line ${index + 1}: ${level.detail}`)
    if (levels.length === MAX_LEVELS)
      return refuseWith(`${path} has more than ${MAX_LEVELS} levels`)
    levels.push(level.value)
  }
  if (levels.length === 0) return refuseWith(`${path} has no line like ${EXAMPLES}`)
  return accept(levels)
}

/** Parses the words of a line. A level has the board of `settings` where it names no other. */
export function parseLevel(words: readonly string[], settings: Settings): Parsed<CascadeLevel> {
  const goalAt = words.findIndex((word) => word === 'points' || word === 'gems')
  const fields = parseFields(goalAt < 0 ? words : words.slice(0, goalAt))
  if (!fields.ok) return fields
  const board = parseBoard(fields.value, settings)
  if (!board.ok) return board
  if (goalAt < 0) return refuseWith(`a level ends with "points" or "gems", like ${EXAMPLES}`)
  const { rows, cols, kinds, holes, swaps } = board.value
  const goal = parseGoal(words.slice(goalAt).join(' '), kinds)
  if (!goal.ok) return refuseGoal(goal.code, goal.detail ?? '', kinds)
  return accept({ rows, cols, kinds, ...(holes && { holes }), swaps, goal: goal.value })
}

const FIELDS = ['rows', 'cols', 'kinds', 'holes', 'swaps'] as const
type Fields = Partial<Record<(typeof FIELDS)[number], string>>

function parseFields(words: readonly string[]): Parsed<Fields> {
  const fields: Fields = {}
  for (let i = 0; i < words.length; i += 2) {
    const [word = '', value] = words.slice(i, i + 2)
    const name = FIELDS.find((field) => field === word)
    if (!name)
      return refuse(
        `"${cut(word)}"`,
        'is not part of a level',
        `${FIELDS.join(', ')}, and then points or gems`,
      )
    if (fields[name] !== undefined) return refuseWith(`${name} is listed twice`)
    if (value === undefined) return refuse(name, 'has no value', acceptedOf(name))
    fields[name] = value
  }
  if (fields.swaps === undefined) return refuseWith(`a level has "swaps", like ${EXAMPLES}`)
  return accept(fields)
}

const acceptedOf = (name: keyof Fields): string =>
  name === 'holes'
    ? 'cells of the board in order, like 0,1,8, with room for a swap'
    : SETTINGS[name].accepted

function parseBoard(fields: Fields, { holes, ...usual }: Settings): Parsed<Settings> {
  const isUsual = fields.rows === undefined && fields.cols === undefined
  const listed = fields.holes?.split(',').map(Number) ?? (isUsual ? holes : undefined)
  const settings = parseSettings({ ...usual, ...fields, holes: listed })
  if (settings.ok) return settings
  const { code } = settings
  const name = FIELDS.find((field) => field === code)
  if (!name) return refuseWith(`--${code} does not go with ${fields.kinds} kinds`)
  return refuse(name, `is "${cut(fields[name] ?? '')}"`, acceptedOf(name))
}

function refuseGoal(problem: GoalProblem, detail: string, kinds: number): Parsed<never> {
  const accepted = `A to ${letterOf(kinds)}, the ${kinds} kinds`
  const problems = {
    'unknown-goal': `a level ends with "points" or "gems", like ${EXAMPLES}`,
    'unknown-gem': detail
      ? `"${detail}" is not a gem; accepted: ${accepted}`
      : `a gem is missing; accepted: ${accepted}`,
    'repeated-gem': `gem ${detail} is listed twice`,
    'bad-number': `"${detail}" does not end with a whole number from 1 to ${MAX_GOAL}`,
    extra: `unexpected "${detail}"`,
  }
  return refuseWith(problems[problem])
}

const cut = (word: string): string => word.slice(0, 40)

/** Makes a level's line, which names all of its board. */
export const makeLevel = ({ rows, cols, kinds, holes, swaps, goal }: CascadeLevel): string => {
  const board = `rows ${rows} cols ${cols} kinds ${kinds}${holes ? ` holes ${holes}` : ''}`
  return `${board} swaps ${swaps} ${makeGoal(goal)}`
}
