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

/** The same boards graded in two streams. */
interface StreamFigures {
  readonly kinds: number
  readonly boards: number
  /** The share graded alike. */
  readonly same: number
  readonly mostApart: number
}

/** Boards as they are dealt when no risk is requested. */
export interface SizeFigures extends StreamFigures {
  /** The mean share of random games that clear a board. */
  readonly cleared: number
  readonly risks: ByRisk<number>
  readonly searches: BySearch<number>
  /** Split-half, and between two gradings; `null` where all boards are alike. */
  readonly riskReliability: number | null
  readonly searchReliability: number | null
  /** Kendall's W of the first four players. */
  readonly agreement: number | null
}

export interface DealFigures {
  readonly kinds: number
  readonly deals: number
  readonly missing: number
  /** The share of deals whose risk fresh games confirm. */
  readonly confirmed: number | null
  readonly draws: number
  /** CPU time in milliseconds. */
  readonly median: number
  readonly p99: number
}

/** Games of a player who takes any pair, 100 on each of a few expert boards. */
export interface NetFigures {
  readonly boards: number
  /** Shares with the net, cleared and with a forced shuffle, and forced shuffles a game. */
  readonly cleared: number
  readonly shuffled: Mean
  readonly forced: number
  /** The shares cleared with no net, and by the grade's random players. */
  readonly alone: Mean
  readonly random: Mean
  /** The mean over boards. */
  readonly difference: Mean
}

/** A level and gravity as in addresses: `expert`, `expert-down`. */
export type StudiedChoice = Level | `${Level}-${Exclude<Studied, 'none'>}`

export const studiedChoice = (level: Level, gravity: Studied): StudiedChoice =>
  gravity === 'none' ? level : `${level}-${gravity}`

/** The results of `npm run study`. */
export interface Figures {
  readonly players: Readonly<Record<HeldOut, RateFigures>>
  readonly planner: ByRisk<{ readonly boards: number; readonly rate: Mean | null }>
  readonly streams: Readonly<Record<HeldOut, StreamFigures>>
  readonly sizes: Readonly<Record<StudiedChoice, SizeFigures>>
  readonly deals: Readonly<
    Partial<Record<StudiedChoice | `${Level}-out`, Partial<ByRisk<DealFigures>>>>
  >
  readonly net: ByRisk<NetFigures>
  readonly daily: { readonly boards: number; readonly wrong: number }
}

export const FIGURES: Figures = figures

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
