import type { Gravity } from '../../board/gravity.ts'
import { type Level, type LinkOptions, SHAPES } from '../../deal/levels.ts'
import { RISKS, type Risk } from './scales.ts'

/** Maps each gravity to its mirror image, which deals alike. */
const LIKE: Readonly<Record<Gravity, 'none' | 'down' | 'left' | 'in' | 'out'>> = {
  none: 'none',
  down: 'down',
  up: 'down',
  left: 'left',
  right: 'left',
  in: 'in',
  out: 'out',
}

export interface GradedRequest {
  readonly level: Level
  readonly gravity: Gravity
  readonly risk: Risk
}

/** The number of kinds by risk; 0 where hardly any even draw has it. */
type Kinds = readonly [
  easy: number,
  medium: number,
  hard: number,
  fiendish: number,
  merciless: number,
]

const KINDS: Readonly<Record<Level, Readonly<Record<(typeof LIKE)[Gravity], Kinds>>>> = {
  novice: {
    none: [8, 14, 16, 16, 16],
    down: [6, 10, 14, 16, 20],
    left: [4, 8, 12, 14, 16],
    in: [6, 8, 12, 14, 16],
    out: [8, 14, 18, 22, 22],
  },
  normal: {
    none: [12, 18, 20, 24, 28],
    down: [8, 12, 18, 20, 24],
    left: [4, 10, 14, 18, 20],
    in: [6, 12, 16, 18, 22],
    out: [12, 20, 26, 28, 28],
  },
  hard: {
    none: [20, 24, 26, 26, 30],
    down: [8, 16, 20, 24, 26],
    left: [6, 12, 18, 20, 24],
    in: [8, 16, 20, 22, 24],
    out: [20, 26, 33, 33, 36],
  },
  classic: {
    none: [24, 33, 36, 36, 0],
    down: [20, 24, 33, 36, 36],
    left: [4, 8, 14, 20, 24],
    in: [4, 10, 18, 24, 26],
    out: [12, 24, 28, 33, 36],
  },
  courtyard: {
    none: [16, 20, 24, 28, 28],
    down: [8, 16, 20, 24, 26],
    left: [6, 12, 18, 20, 22],
    in: [6, 16, 20, 24, 26],
    out: [12, 20, 22, 26, 30],
  },
  pillars: {
    none: [10, 16, 20, 22, 24],
    down: [6, 14, 18, 20, 22],
    left: [4, 8, 14, 18, 20],
    in: [4, 8, 12, 16, 20],
    out: [10, 18, 20, 24, 26],
  },
  expert: {
    none: [26, 30, 33, 36, 36],
    down: [14, 22, 28, 33, 36],
    left: [4, 10, 16, 20, 24],
    in: [6, 12, 18, 24, 28],
    out: [18, 28, 33, 36, 36],
  },
}

/** Returns the number of kinds that boards of a risk have; 0 if the level cannot have it. */
export const kindsOf = (level: Level, gravity: Gravity, risk: Risk): number =>
  KINDS[level][LIKE[gravity]][RISKS.indexOf(risk)] ?? 0

/** Returns the risks that boards of a level can have, easiest first. */
export const risksOf = (level: Level, gravity: Gravity): Risk[] =>
  RISKS.filter((risk) => kindsOf(level, gravity, risk) > 0)

/** Returns the risk or, if boards of the level cannot have it, the nearest one, preferring the easier. */
export function nearestRisk(level: Level, gravity: Gravity, risk: Risk): Risk {
  const away = (other: Risk) => Math.abs(RISKS.indexOf(other) - RISKS.indexOf(risk))
  return risksOf(level, gravity).reduce((best, other) => (away(other) < away(best) ? other : best))
}

/** Returns options that deal a risk: the level with another number of kinds; `undefined` if it cannot have the risk. */
export function gradedOptions({ level, gravity, risk }: GradedRequest): LinkOptions | undefined {
  const kinds = kindsOf(level, gravity, risk)
  if (kinds === 0) return undefined
  const shape = SHAPES[level]
  if (kinds === shape.kinds) return { level, gravity, layout: 'even' }
  return { level: 'custom', ...shape, kinds, gravity, layout: 'even' }
}
