import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Choices } from '#src/define/route.ts'
import { type CommonChoice, makeCommon, nameOfCommon, parseCommon } from '#src/define/seeds.ts'
import type { Size } from '#src/engine/grid.ts'
import { joinWords, oneOf } from '#src/engine/text.ts'
import { CUSTOM, sizeName } from '#src/ui/texts.ts'
import { AGENTS, type AgentName } from './agents/agents.ts'
import type { CascadeGame, Counting, Length } from './rules/types.ts'

export const TITLE: MessageDescriptor = /*i18n*/ { id: 'cascade.title', message: 'Cascade' }

export const LENGTHS = ['thirty', 'endless'] as const
export type LengthName = (typeof LENGTHS)[number]

export interface BoardShape extends Size {
  readonly kinds: number
}

export type WatchChoice = {
  readonly type: 'watch'
  readonly agent: AgentName
  /** Left out for the usual one. */
  readonly board?: BoardShape
  readonly counting: Counting
}

export type LevelChoice = {
  readonly type: 'level'
  /** Counted from 1. */
  readonly level: number
}

export type CascadeChoice =
  | { readonly type: LengthName }
  | {
      readonly type: 'custom'
      readonly board: BoardShape
      readonly swaps: Length
      readonly counting: Counting
    }
  | LevelChoice
  | WatchChoice
  | CommonChoice

/**
 * Parses the last part of an address: `thirty`, `endless`, `daily`, `level-7`, `watch-greedy`, `watch-greedy-9x7-6-lines`,
 * `custom-9x7-6-50-lines` (columns × rows, kinds, swaps); or `shared`, of a link.
 */
export function parseChoice(text: string): CascadeChoice | undefined {
  const length = oneOf(LENGTHS, text)
  if (length) return { type: length }
  // The fifty levels of `levels.json`.
  const level = /^level-([1-9]|[1-4]\d|50)$/.exec(text)?.[1]
  if (level) return { type: 'level', level: Number(level) }
  return parseCommon(text) ?? parseCustom(text) ?? parseWatch(text)
}

/** Parses columns, rows and kinds. */
function parseBoard(text = ''): BoardShape | undefined {
  const [, cols, rows, kinds] = /^(\d{1,2})x(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  return kinds ? { cols: Number(cols), rows: Number(rows), kinds: Number(kinds) } : undefined
}

const countingOf = (lines: string | undefined): Counting => (lines ? 'lines' : 'clusters')

function parseCustom(text: string): CascadeChoice | undefined {
  const [, shape, length, lines] = /^custom-(.+)-(\d{1,4}|endless)(-lines)?$/.exec(text) ?? []
  const board = parseBoard(shape)
  const swaps = length === 'endless' ? length : Number(length)
  return board && { type: 'custom', board, swaps, counting: countingOf(lines) }
}

/** A watched game is endless. */
function parseWatch(text: string): WatchChoice | undefined {
  const [, name, shape, lines] = /^watch-(\w+)(?:-(\d.*?))?(-lines)?$/.exec(text) ?? []
  const [agent, board] = [oneOf(AGENTS, name), parseBoard(shape)]
  if (!agent || (shape && !board)) return undefined
  return { type: 'watch', agent, ...(board && { board }), counting: countingOf(lines) }
}

export function makeChoice(choice: CascadeChoice): string {
  const { type } = choice
  if (type === 'daily' || type === 'shared') return makeCommon(choice)
  if (type === 'level') return `level-${choice.level}`
  if (type !== 'watch' && type !== 'custom') return type
  const { board } = choice
  const size = board && `${board.cols}x${board.rows}-${board.kinds}`
  const lines = choice.counting === 'lines' && choice.counting
  return type === 'watch'
    ? joinWords('-', type, choice.agent, size, lines)
    : joinWords('-', type, size, choice.swaps, lines)
}

const NAMES = {
  thirty: /*i18n*/ { id: 'cascade.thirty', message: '30 swaps' },
  endless: /*i18n*/ { id: 'cascade.endless', message: 'Endless' },
  watch: /*i18n*/ { id: 'cascade.watch.agent', message: 'Watch an agent' },
  custom: CUSTOM,
} as const

/** Names a choice: "30 swaps", "Level 7", "Custom · 9 × 7". */
export function nameOf(i18n: I18n, choice: CascadeChoice): string {
  if (choice.type === 'daily' || choice.type === 'shared') return nameOfCommon(i18n, choice)
  if (choice.type === 'level') {
    const { level } = choice
    return i18n._({ id: 'cascade.level', message: 'Level {level}', values: { level } })
  }
  const name = i18n._(NAMES[choice.type])
  return choice.type === 'custom' ? `${name} · ${sizeName(choice.board)}` : name
}

export const choices: Choices<CascadeChoice, CascadeGame> = {
  title: TITLE,
  parseChoice,
  makeChoice,
  nameOf: (i18n, choice, _, board) =>
    joinWords(
      ' · ',
      nameOf(i18n, choice),
      board && choice.type === 'shared' && sizeName(board.options),
    ),
  first: 'thirty',
}
