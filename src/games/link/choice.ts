import { type Daily, parseDaily } from '#src/define/seeds.ts'
import { GRAVITIES, type Gravity } from './board/gravity.ts'
import { LEVELS, type LinkOptions } from './deal/levels.ts'
import { WALLS } from './deal/outline.ts'
import type { GradedRequest } from './grade/engine/kinds.ts'
import { RISKS } from './grade/engine/scales.ts'

/** Stages of the journey: the arcade board under one gravity after another, always against the clock. */
export const JOURNEY = [
  'none',
  'down',
  'up',
  'left',
  'right',
  'in',
  'out',
] as const satisfies Gravity[]

export interface Choice {
  readonly options: unknown
  /** The daily board's seed and slot. */
  readonly daily?: Daily
}

const GRAVITY = `(?:-(${GRAVITIES.join('|')}))?`
const LEVEL = new RegExp(`^(${LEVELS.join('|')})${GRAVITY}(?:-(${RISKS.join('|')}))?$`)
const CUSTOM = new RegExp(
  `^custom-(\\d{1,2})x(\\d{1,2})-(\\d{1,2})${GRAVITY}(?:-(${WALLS.join('|')}))?$`,
)
const STAGE = /^journey-(\d{1,2})$/

/**
 * Parses the last part of an address: `classic`, `expert-down-hard`, `custom-12x10-20-in-pillars`, `daily`,
 * `daily-2026-11-21`, `journey-3`. `today` is a date as `2026-11-21`. The rules still have to accept the options.
 */
export function parseChoice(text: string, today: string): Choice | undefined {
  const daily = parseDaily(text, today)
  if (daily) return { options: { level: 'hard' }, daily }
  const [level, name, gravity = 'none'] = LEVEL.exec(text) ?? []
  if (level) return { options: { level: name, gravity } }
  const [stage, number] = STAGE.exec(text) ?? []
  const stageGravity = JOURNEY[Number(number) - 1]
  if (stage && stageGravity) return { options: { level: 'expert', gravity: stageGravity } }
  return parseCustom(text)
}

function parseCustom(text: string): Choice | undefined {
  const [custom, cols, rows, kinds, gravity = 'none', walls = 'none'] = CUSTOM.exec(text) ?? []
  return custom ? { options: { level: 'custom', cols, rows, kinds, gravity, walls } } : undefined
}

/** Returns what a choice such as `normal-down-hard` requests; `undefined` if it names no risk. */
export function requestOf(choice: string): GradedRequest | undefined {
  const [name, ...details] = choice.split('-')
  const level = LEVELS.find((level) => level === name)
  const risk = RISKS.find((risk) => details.includes(risk))
  const gravity = GRAVITIES.find((gravity) => details.includes(gravity)) ?? 'none'
  return level && risk && { level, gravity, risk }
}

/** Returns the stage of the journey, counted from 1. */
export const stageOf = (choice: string): number | undefined => {
  const [, stage] = STAGE.exec(choice) ?? []
  return stage ? Number(stage) : undefined
}

/** Returns the time limit in milliseconds: eight seconds a pair, twice what a practised player takes. */
export const limitFor = (tiles: number): number => tiles * 4_000

/** Returns the next stage or level after a cleared board; `undefined` after the last and for other choices. */
export function nextChoice(choice: string): string | undefined {
  const stage = stageOf(choice)
  if (stage) return stage < JOURNEY.length ? `journey-${stage + 1}` : undefined
  const [name, ...details] = choice.split('-')
  const next = LEVELS.find((_, index) => LEVELS[index - 1] === name)
  return next && [next, ...details].join('-')
}

/** Returns the choice after a cleared board, or the journey's page after a daily board and the last stage. */
export const wayOn = (choice: string): string | undefined =>
  nextChoice(choice) ?? (choice === 'daily' || stageOf(choice) ? 'journey' : undefined)

/** Serializes options as fields of a link, omitting a level's defaults. */
export function fieldsOf(options: LinkOptions): Record<string, string | number> {
  const usual: Readonly<Record<string, string>> = { gravity: 'none', layout: 'even', walls: 'none' }
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => usual[name] !== value),
  )
}
