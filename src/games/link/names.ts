import type { MessageDescriptor } from '@lingui/core'
import type { Size } from '#src/engine/grid.ts'
import { isTransposed } from '#src/ui/board/view.ts'
import type { Gravity } from './board/gravity.ts'
import type { Level } from './deal/levels.ts'
import type { Walls } from './deal/outline.ts'
import type { Risk } from './grade/engine/scales.ts'

export const TITLE: MessageDescriptor = /*i18n*/ { id: 'link.title', message: 'Link' }

export const WALL: MessageDescriptor = /*i18n*/ { id: 'link.wall', message: 'Wall' }

export const LEVEL_NAMES: Record<Level | 'custom', MessageDescriptor> = {
  novice: /*i18n*/ { id: 'link.level.novice', message: 'Novice' },
  normal: /*i18n*/ { id: 'link.level.normal', message: 'Normal' },
  hard: /*i18n*/ { id: 'link.level.hard', message: 'Hard' },
  classic: /*i18n*/ { id: 'link.level.classic', message: 'Classic' },
  courtyard: /*i18n*/ { id: 'link.level.courtyard', message: 'Courtyard' },
  pillars: /*i18n*/ { id: 'link.level.pillars', message: 'Pillars' },
  expert: /*i18n*/ { id: 'link.level.expert', message: 'Expert' },
  custom: /*i18n*/ { id: 'level.custom', message: 'Custom' },
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

export const RISK_NAMES: Readonly<Record<Risk, MessageDescriptor>> = {
  easy: /*i18n*/ { id: 'level.easy', message: 'Easy' },
  medium: /*i18n*/ { id: 'level.medium', message: 'Medium' },
  hard: /*i18n*/ { id: 'level.hard', message: 'Hard' },
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
