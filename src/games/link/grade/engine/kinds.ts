import type { Gravity } from '../../board/gravity.ts'
import { type Level, type LinkOptions, type Net, netOf, SHAPES } from '../../deal/levels.ts'
import kinds from './kinds.json'
import { RISKS, type Risk } from './scales.ts'

/** Gravities that deal like their mirror images. */
const MIRRORED = { up: 'down', right: 'left' } as const

const likeOf = (gravity: Gravity) =>
  gravity === 'up' || gravity === 'right' ? MIRRORED[gravity] : gravity

export interface GradedRequest extends Net {
  readonly level: Level
  readonly gravity: Gravity
  readonly risk: Risk
}

/** Returns the number of kinds that boards of a risk have; 0 if hardly any even draw of the level has it. */
export const kindsOf = (level: Level, gravity: Gravity, risk: Risk): number =>
  kinds[level][likeOf(gravity)][RISKS.indexOf(risk)] ?? 0

/** Returns the risks that boards of a level can have, easiest first. */
export const risksOf = (level: Level, gravity: Gravity): Risk[] =>
  RISKS.filter((risk) => kindsOf(level, gravity, risk) > 0)

/** Returns the risk or, if boards of the level cannot have it, the nearest one, preferring the easier. */
export function nearestRisk(level: Level, gravity: Gravity, risk: Risk): Risk {
  const away = (other: Risk) => Math.abs(RISKS.indexOf(other) - RISKS.indexOf(risk))
  return risksOf(level, gravity).reduce((best, other) => (away(other) < away(best) ? other : best))
}

/**
 * Returns options that deal a risk: the level with another number of kinds; `undefined` if it cannot have the risk.
 * Takes the request field by field: the choice of an address has more, with which no save is restored.
 */
export function gradedOptions(request: GradedRequest): LinkOptions | undefined {
  const { level, gravity, risk } = request
  const kinds = kindsOf(level, gravity, risk)
  if (kinds === 0) return undefined
  const shape = SHAPES[level]
  const common = { gravity, layout: 'even', ...netOf(request) } as const
  if (kinds === shape.kinds) return { level, ...common }
  return { level: 'custom', ...shape, kinds, ...common }
}
