import { oneOf } from '#src/engine/text.ts'
import { letterOf } from '#src/games/cascade/rules/board.ts'
import { type GoalProblem, MAX_GOAL, parseGoal } from '#src/games/cascade/rules/goal.ts'
import {
  type CascadeLevel,
  LEVEL_FIELDS,
  type LevelFields,
  type LevelProblem,
  readLevel,
} from '#src/games/cascade/rules/level.ts'
import { parseSettings, SETTING_NAMES, SETTINGS, type Settings } from '../runs/settings.ts'
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
    const words = line.replace(/#.*/, '').trim()
    if (words === '') continue
    const level = parseLevel(words, settings)
    if (!level.ok) return refuseWith(`${path}, line ${index + 1}: ${level.detail}`)
    if (levels.length === MAX_LEVELS)
      return refuseWith(`${path} has more than ${MAX_LEVELS} levels`)
    levels.push(level.value)
  }
  if (levels.length === 0) return refuseWith(`${path} has no line like ${EXAMPLES}`)
  return accept(levels)
}

/** Parses a line. A level has the board of `settings` where it names no other. */
export function parseLevel(text: string, settings: Settings): Parsed<CascadeLevel> {
  const read = readLevel(text)
  if (!read.ok) return refuseField(read.code, read.detail)
  const { fields } = read.value
  if (fields.swaps === undefined) return refuseWith(`a level has "swaps", like ${EXAMPLES}`)
  const board = parseBoard(fields, settings)
  if (!board.ok) return board
  const { rows, cols, kinds, holes, swaps } = board.value
  const goal = parseGoal(read.value.goal, kinds)
  if (!goal.ok) return refuseGoal(goal.code, goal.detail ?? '', kinds)
  return accept({ rows, cols, kinds, ...(holes && { holes }), swaps, goal: goal.value })
}

function refuseField(problem: LevelProblem, word = ''): Parsed<never> {
  switch (problem) {
    case 'unknown-field':
      return refuse(`"${word}"`, 'is not part of a level', PARTS)
    case 'repeated-field':
      return refuseWith(`${word} is listed twice`)
    case 'missing-value':
      return refuse(word, 'has no value', acceptedOf(word))
  }
}

const PARTS = `${LEVEL_FIELDS.join(', ')}, and then points or gems`

const HOLES = 'cells of the board in order, like 0,1,8, with room for a swap'

const acceptedOf = (name: string): string =>
  SETTING_NAMES.flatMap((one) => (one === name ? SETTINGS[one].accepted : []))[0] ?? HOLES

function parseBoard(fields: LevelFields, { holes, ...usual }: Settings): Parsed<Settings> {
  const isUsual = fields.rows === undefined && fields.cols === undefined
  const listed = fields.holes?.split(',').map(Number) ?? (isUsual ? holes : undefined)
  const settings = parseSettings({ ...usual, ...fields, holes: listed })
  if (settings.ok) return settings
  const name = oneOf(LEVEL_FIELDS, settings.code)
  if (!name) return refuseWith(`--${settings.code} does not go with ${fields.kinds} kinds`)
  return refuse(name, `is "${(fields[name] ?? '').slice(0, 40)}"`, acceptedOf(name))
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
