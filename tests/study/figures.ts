import type { Level } from '#src/games/link/deal/levels.ts'
import shown from '#src/games/link/grade/engine/figures.json'
import type {
  ByRisk,
  HeldOut,
  Mean,
  ShownFigures,
  StudiedChoice,
} from '#src/games/link/grade/engine/figures.ts'
import studied from './figures.json'

/** The same boards graded in two streams. */
interface Twice {
  /** The share graded alike. */
  readonly same: number
  readonly mostApart: number
}

export interface StreamFigures extends Twice {
  readonly kinds: number
  readonly boards: number
}

/** Of boards as they are dealt when no risk is requested. */
export interface Reliability extends Twice {
  readonly kinds: number
  /** The mean share of random games that clear a board. */
  readonly cleared: number
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

/** The shares of games in which players clear a stage: random, attentive, and with one look ahead. */
export interface StageFigures {
  readonly random: number
  readonly careful: number
  readonly ahead: number
}

/** The other results of `npm run study`. */
interface StudiedFigures {
  readonly streams: Readonly<Record<HeldOut, StreamFigures>>
  readonly reliability: Readonly<Record<StudiedChoice, Reliability>>
  readonly deals: Readonly<
    Partial<Record<StudiedChoice | `${Level}-out`, Partial<ByRisk<DealFigures>>>>
  >
  readonly net: ByRisk<NetFigures>
  readonly journey: Readonly<Record<string, StageFigures>>
  readonly daily: { readonly boards: number; readonly wrong: number }
}

/** The results of `npm run study`, those that a page shows in a file of their own. */
export interface Figures extends ShownFigures, StudiedFigures {}

const other: StudiedFigures = studied

export const FIGURES: Figures = { ...shown, ...other }
