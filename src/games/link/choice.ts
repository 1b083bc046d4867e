import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Choices } from '#src/define/route.ts'
import { type CommonChoice, makeCommon, nameOfCommon, parseCommon } from '#src/define/seeds.ts'
import type { Size } from '#src/engine/grid.ts'
import { joinWords, oneOf } from '#src/engine/text.ts'
import { isTransposed, shownSize } from '#src/ui/board/view.ts'
import { CUSTOM, sizeName } from '#src/ui/texts.ts'
import { GRAVITIES, type Gravity } from './board/gravity.ts'
import {
  LEVELS,
  type Level,
  type LinkOptions,
  type Net,
  netOf,
  SHAPES,
  type Shape,
  WALLS,
  type Walls,
} from './deal/levels.ts'
import type { GradedRequest } from './grade/engine/kinds.ts'
import { RISKS, type Risk } from './grade/engine/scales.ts'
import type { LinkGame, LinkState } from './rules/types.ts'

/** The journey's gardens: in each, tiles slide another way. */
export const JOURNEY = GRAVITIES

/** The number of stages in each garden. */
export const STAGES_EACH = 10

/** The first stage of each garden that is always without a net. */
export const FIRST_NETLESS = 9

/** A stage, always against the clock; garden and stage are counted from 1. */
export interface StageChoice extends Net {
  readonly type: 'journey'
  readonly garden: number
  readonly stage: number
}

export type LinkChoice =
  | ({ readonly type: 'level'; readonly level: Level; readonly gravity: Gravity } & Net)
  | ({ readonly type: 'graded' } & GradedRequest)
  | ({ readonly type: 'custom'; readonly level: 'custom'; readonly gravity: Gravity } & Shape & Net)
  | StageChoice
  /** The page of all stages. */
  | { readonly type: 'journey'; readonly stage?: never }
  | CommonChoice

const BOARD = new RegExp(
  `^(?:custom-(\\d{1,2})x(\\d{1,2})-(\\d{1,2})|(\\w+))(?:-(${GRAVITIES.join('|')}))?(?:-(\\w+))?(-no-net)?$`,
)

/**
 * Parses the last part of an address: `classic`, `expert-down-hard-no-net`, `custom-12x10-20-in-pillars`, `daily`,
 * `daily-2026-11-21`, `journey-3` (its first stage), `journey-3-7-no-net`; or `shared`, of a link.
 */
export const parseChoice = (text: string): LinkChoice | undefined =>
  parseCommon(text) ?? parseJourney(text) ?? parseBoard(text)

function parseBoard(text: string): LinkChoice | undefined {
  const [, cols, rows, kinds, name, slides = 'none', last, noNet] = BOARD.exec(text) ?? []
  const gravity = oneOf(GRAVITIES, slides)
  if (!gravity) return undefined
  const common = { gravity, ...(noNet && ({ net: false } as const)) }
  if (kinds) {
    const walls = oneOf(WALLS, last ?? 'none')
    const size = { cols: Number(cols), rows: Number(rows) }
    return (
      walls && { type: 'custom', level: 'custom', ...size, kinds: Number(kinds), ...common, walls }
    )
  }
  const level = oneOf(LEVELS, name)
  const risk = oneOf(RISKS, last)
  if (!level || (last && !risk)) return undefined
  return risk ? { type: 'graded', level, ...common, risk } : { type: 'level', level, ...common }
}

const STAGE = /^journey-([1-7])(?:-([2-9]|10))?(-no-net)?$/

function parseJourney(text: string): LinkChoice | undefined {
  if (text === 'journey') return { type: text }
  const [, garden, later = '1', noNet] = STAGE.exec(text) ?? []
  const stage = Number(later)
  if (!garden || (noNet && stage >= FIRST_NETLESS)) return undefined
  return { type: 'journey', garden: Number(garden), stage, ...(noNet && { net: false }) }
}

export function makeChoice(choice: LinkChoice): string {
  if (choice.type === 'journey') return makeJourney(choice)
  if (!('level' in choice)) return makeCommon(choice)
  const { type, level } = choice
  const gravity = choice.gravity !== 'none' && choice.gravity
  const noNet = choice.net === false && 'no-net'
  if (type !== 'custom')
    return joinWords('-', level, gravity, type === 'graded' && choice.risk, noNet)
  const { cols, rows, kinds, walls } = choice
  return joinWords('-', level, `${cols}x${rows}`, kinds, gravity, walls !== 'none' && walls, noNet)
}

const makeJourney = (choice: LinkChoice & { type: 'journey' }): string => {
  if (!choice.stage) return choice.type
  const { type, garden, stage, net } = choice
  return joinWords('-', type, garden, stage > 1 && stage, net === false && 'no-net')
}

/**
 * Returns the options of a choice's board, which the rules still have to accept; `undefined` if it has none. Those of
 * a day and of a stage are completed later.
 */
export function optionsOf(choice: LinkChoice): unknown {
  if ('level' in choice) return choice
  if (choice.type !== 'journey') return choice.type === 'daily' ? { level: 'hard' } : undefined
  return choice.stage && { level: 'expert', gravity: JOURNEY[choice.garden - 1] }
}

/** Returns the time limit in milliseconds: eight seconds a pair, twice what a practised player takes. */
export const limitFor = (tiles: number): number => tiles * 4_000

/** Serializes options as fields of a link, omitting the defaults: no gravity, no walls, even layout. */
export const fieldsOf = (options: LinkOptions): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== 'none' && value !== 'even'),
  )

export const TITLE: MessageDescriptor = /*i18n*/ { id: 'link.title', message: 'Link' }

export const JOURNEY_NAME = /*i18n*/ { id: 'link.journey', message: 'Journey' }

export const NO_NET = /*i18n*/ { id: 'link.no-net', message: 'No net' }

export const WALL: MessageDescriptor = /*i18n*/ { id: 'link.wall', message: 'Wall' }

export const WALL_NAMES: Record<Walls, MessageDescriptor> = {
  none: /*i18n*/ { id: 'link.walls.none', message: 'None' },
  courtyard: /*i18n*/ { id: 'link.level.courtyard', message: 'Courtyard' },
  pillars: /*i18n*/ { id: 'link.level.pillars', message: 'Pillars' },
}

export const LEVEL_NAMES: Readonly<Record<Level | 'custom', MessageDescriptor>> = {
  novice: /*i18n*/ { id: 'link.level.novice', message: 'Novice' },
  normal: /*i18n*/ { id: 'link.level.normal', message: 'Normal' },
  hard: /*i18n*/ { id: 'link.level.hard', message: 'Hard' },
  classic: /*i18n*/ { id: 'link.level.classic', message: 'Classic' },
  courtyard: WALL_NAMES.courtyard,
  pillars: WALL_NAMES.pillars,
  expert: /*i18n*/ { id: 'link.level.expert', message: 'Expert' },
  custom: CUSTOM,
}

export const GRAVITY_NAMES: Record<Gravity, MessageDescriptor> = {
  none: /*i18n*/ { id: 'link.gravity.none', message: 'Tiles stay' },
  down: /*i18n*/ { id: 'link.gravity.down', message: 'Tiles fall down' },
  up: /*i18n*/ { id: 'link.gravity.up', message: 'Tiles rise' },
  left: /*i18n*/ { id: 'link.gravity.left', message: 'Tiles slide left' },
  right: /*i18n*/ { id: 'link.gravity.right', message: 'Tiles slide right' },
  in: /*i18n*/ { id: 'link.gravity.in', message: 'Tiles close in' },
  out: /*i18n*/ { id: 'link.gravity.out', message: 'Tiles move apart' },
}

/** No word that a level or a strength has. */
export const RISK_NAMES: Readonly<Record<Risk, MessageDescriptor>> = {
  easy: /*i18n*/ { id: 'link.risk.gentle', message: 'Gentle' },
  medium: /*i18n*/ { id: 'link.risk.steady', message: 'Steady' },
  hard: /*i18n*/ { id: 'link.risk.tricky', message: 'Tricky' },
  fiendish: /*i18n*/ { id: 'link.risk.fiendish', message: 'Fiendish' },
  merciless: /*i18n*/ { id: 'link.risk.merciless', message: 'Merciless' },
}

const TRANSPOSED: Partial<Record<Gravity, Gravity>> = {
  down: 'right',
  right: 'down',
  up: 'left',
  left: 'up',
}

/** Returns the way that tiles slide on the screen for one on the board, which may be transposed; its own inverse. */
export const gravityOn = (size: Size, isUpright: boolean, gravity: Gravity): Gravity =>
  (isTransposed(size, isUpright) && TRANSPOSED[gravity]) || gravity

/** Names a gravity as it is seen by the way a window is held. */
export const gravityName = (size: Size, isUpright: boolean, gravity: Gravity): MessageDescriptor =>
  GRAVITY_NAMES[gravityOn(size, isUpright, gravity)]

/**
 * Names a choice: "Expert · 16 × 9 · Tiles fall down · Tricky", "Custom · 9 × 7", "Daily board", "Sky lanterns 7"; or the
 * board that was dealt, with its size and gravity as they are seen.
 */
export function nameOf(
  i18n: I18n,
  choice: LinkChoice,
  isUpright: boolean,
  board?: { readonly dealt: Pick<LinkState, 'board' | 'gravity' | 'net'> },
): string {
  const shape = board ? { ...board.dealt, size: board.dealt.board } : shapeOf(choice)
  const { size, gravity, net } = shape
  return joinWords(
    ' · ',
    shortName(i18n, choice),
    size && sizeName(shownSize(size, isUpright)),
    size && gravity !== 'none' && i18n._(gravityName(size, isUpright, gravity)),
    choice.type === 'custom' && choice.walls !== 'none' && i18n._(WALL_NAMES[choice.walls]),
    !board && choice.type === 'graded' && i18n._(RISK_NAMES[choice.risk]),
    net === false && i18n._(NO_NET),
  )
}

/** Returns what is known of a choice's board before it is dealt. */
function shapeOf(choice: LinkChoice): Net & { size?: Size; gravity: Gravity } {
  if (!('level' in choice)) return { gravity: 'none', ...('net' in choice && netOf(choice)) }
  return { ...choice, size: choice.type === 'custom' ? choice : SHAPES[choice.level] }
}

/** Names a choice without its size, gravity, walls and difficulty. */
function shortName(i18n: I18n, choice: LinkChoice): string {
  if ('level' in choice) return i18n._(LEVEL_NAMES[choice.level])
  if (choice.type !== 'journey') return nameOfCommon(i18n, choice)
  if (!choice.stage) return i18n._(JOURNEY_NAME)
  const values = { garden: gardenName(i18n, choice.garden), stage: choice.stage }
  return i18n._({ id: 'link.stage', message: '{garden} {stage}', values })
}

/** Names a garden, counted from 1, in the mood of its gravity. */
export const gardenName = (i18n: I18n, garden: number): string =>
  i18n._({
    id: 'link.garden',
    message:
      '{gravity, select, none {Still pond} down {Falling leaves} up {Sky lanterns} left {Bamboo wind} right {Running brook} in {Evening lotus} other {Fireworks}}',
    values: { gravity: JOURNEY[garden - 1] },
  })

export const choices: Choices<LinkChoice, LinkGame> = {
  title: TITLE,
  parseChoice,
  makeChoice,
  nameOf,
  first: 'novice',
}
