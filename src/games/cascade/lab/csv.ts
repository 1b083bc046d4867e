import { gameSeed } from './game'
import type { Settings } from './settings'
import type { GameRow } from './tally'

/** The columns of a table of games; a game's seed deals the same game when played by hand. */
export const CSV_HEADER = 'game,seed,swaps,points,steps,gems,legal_swaps,redeals\n'

/** A line for each game: numbers, and the seed in quotes. Legal swaps are summed over its boards. */
export const makeCsvLines = ({ seed, swaps }: Settings, rows: readonly GameRow[]): string =>
  rows
    .map(({ game, points, steps, gems, legalSwaps, redeals }) => {
      const quoted = `"${gameSeed(seed, game).replaceAll('"', '""')}"`
      return `${[game, quoted, swaps, points, steps, gems, legalSwaps, redeals].join(',')}\n`
    })
    .join('')
