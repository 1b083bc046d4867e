import type { I18n, MessageDescriptor } from '@lingui/core'
import { dailyName } from '#src/define/seeds.ts'
import type { Size } from '#src/engine/grid.ts'
import { isTransposed } from '#src/ui/board/view.ts'
import type { Gravity } from './board/gravity.ts'
import { requestOf, stageOf } from './choice.ts'
import { type LinkOptions, SHAPES } from './deal/levels.ts'
import type { Walls } from './deal/outline.ts'
import { RISK_NAMES } from './grade/grade-names.ts'
import type { LinkState } from './rules/types.ts'

export const TITLE: MessageDescriptor = /*i18n*/ { id: 'link.title', message: 'Link' }

export const WALL: MessageDescriptor = /*i18n*/ { id: 'link.wall', message: 'Wall' }

export const LEVEL_NAMES: Record<LinkOptions['level'], MessageDescriptor> = {
  novice: /*i18n*/ { id: 'link.level.novice', message: 'Novice' },
  normal: /*i18n*/ { id: 'link.level.normal', message: 'Normal' },
  hard: /*i18n*/ { id: 'link.level.hard', message: 'Hard' },
  classic: /*i18n*/ { id: 'link.level.classic', message: 'Classic' },
  courtyard: /*i18n*/ { id: 'link.level.courtyard', message: 'Courtyard' },
  pillars: /*i18n*/ { id: 'link.level.pillars', message: 'Pillars' },
  expert: /*i18n*/ { id: 'link.level.expert', message: 'Expert' },
  custom: /*i18n*/ { id: 'level.custom', message: 'Custom' },
  literal: /*i18n*/ { id: 'link.level.literal', message: 'Board from a link' },
}

export const WALL_NAMES: Record<Walls, MessageDescriptor> = {
  none: /*i18n*/ { id: 'link.walls.none', message: 'None' },
  courtyard: LEVEL_NAMES.courtyard,
  pillars: LEVEL_NAMES.pillars,
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

/** Names a choice: "Expert · Tiles fall down · Difficulty: Hard", "Daily board", "Journey 3". */
export function choiceName(i18n: I18n, choice: string, isUpright: boolean): string {
  const name = boardName(i18n, choice, isUpright)
  const request = requestOf(choice)
  if (!request) return name
  const risk = i18n._(RISK_NAMES[request.risk])
  return i18n._({
    id: 'link.named',
    message: '{name} · Difficulty: {risk}',
    values: { name, risk },
  })
}

/** Names a choice without its difficulty. */
function boardName(i18n: I18n, choice: string, isUpright: boolean): string {
  const stage = stageOf(choice)
  if (stage) return i18n._({ id: 'link.stage', message: 'Journey {stage}', values: { stage } })
  if (choice === 'journey') return i18n._({ id: 'link.journey', message: 'Journey' })
  const daily = dailyName(i18n, choice)
  if (daily) return daily
  const [level = '', ...details] = choice.split(/-(?=[a-z])/)
  const name = isLevel(level) ? i18n._(LEVEL_NAMES[level]) : customName(i18n, level)
  const detailNames = details.flatMap((detail) => {
    if (isWalls(detail)) return i18n._(WALL_NAMES[detail])
    return isGravity(detail) ? i18n._(gravityName(sizeOf(level), isUpright, detail)) : []
  })
  return [name, ...detailNames].join(' · ')
}

const isLevel = (text: string): text is keyof typeof LEVEL_NAMES => text in LEVEL_NAMES
const isWalls = (text: string): text is Walls => text !== 'none' && text in WALL_NAMES
const isGravity = (text: string): text is Gravity => text in GRAVITY_NAMES

const sizeIn = (level: string): Size | undefined => {
  const [, cols, rows] = /^custom-(\d+)x(\d+)/.exec(level) ?? []
  return cols ? { cols: Number(cols), rows: Number(rows) } : undefined
}

const SQUARE = { rows: 1, cols: 1 }

const isShaped = (level: string): level is keyof typeof SHAPES => level in SHAPES
const sizeOf = (level: string): Size =>
  isShaped(level) ? SHAPES[level] : (sizeIn(level) ?? SQUARE)

const sizeName = ({ cols, rows }: Size): string => `${cols}\u00a0×\u00a0${rows}`

function customName(i18n: I18n, choice: string): string {
  const size = sizeIn(choice)
  if (size) return `${i18n._(LEVEL_NAMES.custom)} · ${sizeName(size)}`
  return i18n._({ id: 'shared', message: 'Shared game' })
}

/** Names the board for the header, with its size and gravity as they are seen. */
export function boardTitle(
  i18n: I18n,
  choice: string,
  { board, gravity }: Pick<LinkState, 'board' | 'gravity'>,
  isUpright: boolean,
): string {
  const [name = ''] = boardName(i18n, choice, isUpright).split(' · ')
  const shown = isTransposed(board, isUpright) ? { rows: board.cols, cols: board.rows } : board
  const slides = gravity === 'none' ? [] : [gravityName(board, isUpright, gravity)]
  const walls = choice.split('-').slice(1).filter(isWalls)
  const details = [...slides, ...walls.map((wall) => WALL_NAMES[wall])]
  return [name, sizeName(shown), ...details.map((detail) => i18n._(detail))].join(' · ')
}
