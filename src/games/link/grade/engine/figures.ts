import type { Gravity } from '../../board/gravity.ts'
import type { Level } from '../../deal/levels.ts'
import figures from './figures.json'
import { RISKS, type Risk, type Search } from './scales.ts'

/** A mean with its 95% margin of error. */
export interface Mean {
  readonly mean: number
  readonly margin: number
}

/** Returns the bounds of a share, in 0–1. */
export const intervalOf = ({ mean, margin }: Mean) =>
  [Math.max(0, mean - margin), Math.min(1, mean + margin)] as const

export type ByRisk<Value> = Readonly<Record<Risk, Value>>
export type BySearch<Value> = Readonly<Record<Search, Value>>

/** Gravities that were studied. `up` and `right` deal as their mirror images do; of `out`, only deals of a risk were. */
export const STUDIED = ['none', 'down', 'left', 'in'] as const satisfies Gravity[]
export type Studied = (typeof STUDIED)[number]

/** Simulated players whose clear rates were compared. */
export const PLAYERS = [
  'random',
  'attentive',
  'last pair first',
  'glancing',
  'one look ahead',
] as const

/** Levels whose boards were held out: used for nothing before. */
export const HELD_OUT = ['expert', 'normal', 'hard'] as const satisfies Level[]
export type HeldOut = (typeof HELD_OUT)[number]

/** Clear rates by player and risk; `null` with fewer than two boards of that risk. */
export interface RateFigures {
  readonly kinds: number
  readonly boards: ByRisk<number>
  readonly rates: Readonly<Record<(typeof PLAYERS)[number], ByRisk<Mean | null>>>
}

/** Boards as they are dealt when no risk is requested: the shares of each grade. */
export interface SizeFigures {
  readonly boards: number
  readonly risks: ByRisk<number>
  readonly searches: BySearch<number>
}

/** A level and gravity as in addresses: `expert`, `expert-down`. */
export type StudiedChoice = Level | `${Level}-${Exclude<Studied, 'none'>}`

export const studiedChoice = (level: Level, gravity: Studied): StudiedChoice =>
  gravity === 'none' ? level : `${level}-${gravity}`

/** The results of `npm run study` that a page shows. */
export interface ShownFigures {
  readonly players: Readonly<Record<HeldOut, RateFigures>>
  readonly planner: ByRisk<{ readonly boards: number; readonly rate: Mean | null }>
  readonly sizes: Readonly<Record<StudiedChoice, SizeFigures>>
}

export const FIGURES: ShownFigures = figures

/** Finds neighbouring risks whose intervals of a player's clear rate overlap. */
export const overlapsIn = ({ rates }: RateFigures) =>
  PLAYERS.flatMap((player) =>
    RISKS.slice(1).flatMap((harder, index) => {
      const easier = RISKS[index] ?? harder
      const [high, low] = [rates[player][easier], rates[player][harder]]
      const isApart = !high || !low || high.mean - high.margin > low.mean + low.margin
      return isApart ? [] : { player, easier, harder }
    }),
  )
