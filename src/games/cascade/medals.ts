import type { I18n } from '@lingui/core'
import type { CascadeOptions } from './rules/types.ts'

/**
 * The least points of each medal: rounded, the median and the ninth decile of `random`, and the median of `lookahead`,
 * as below.
 */
export const MEDALS = [
  { name: 'bronze', points: 1_800 },
  { name: 'silver', points: 2_500 },
  { name: 'gold', points: 3_200 },
] as const

type Medal = (typeof MEDALS)[number]

/** Points that so many of all games of `random` do not reach: `simulate --seed medals --games 20000`. */
const RANDOM_GAMES = [
  { points: 3_350, below: 99, all: 100 },
  { points: 2_460, below: 9, all: 10 },
  { points: 2_100, below: 3, all: 4 },
  { points: 1_780, below: 2, all: 4 },
  { points: 1_530, below: 1, all: 4 },
] as const

/** Returns `true` for the game that was measured: 30 swaps on the usual board. */
export const hasMedals = ({ rows, cols, kinds, swaps, ...options }: CascadeOptions): boolean =>
  [rows, cols, kinds, swaps].join() === '8,8,7,30' &&
  options.counting === 'clusters' &&
  options.goal === undefined &&
  options.holes === undefined

/** Returns the best medal that these points bring. */
export const medalOf = (points: number): Medal | undefined =>
  MEDALS.findLast((medal) => medal.points <= points)

export const nextMedal = (points: number): Medal | undefined =>
  MEDALS.find((medal) => medal.points > points)

export const medalName = (i18n: I18n, { name }: Medal): string =>
  i18n._({
    id: 'cascade.medal',
    message: '{name, select, bronze {Bronze} silver {Silver} other {Gold}}',
    values: { name },
  })

/** "Better than 3 of 4 random games"; empty below that of the first quarter. */
export function rankText(i18n: I18n, points: number): string {
  const values = RANDOM_GAMES.find((rank) => rank.points <= points)
  if (!values) return ''
  return i18n._({
    id: 'cascade.medal.rank',
    message: 'Better than {below} of {all} random games',
    values,
  })
}
