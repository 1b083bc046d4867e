import { playContest } from '#src/cli/arena/contest.ts'
import { type ArenaGame, GAMES } from '#src/cli/arena/games.ts'
import { wilsonInterval } from '#src/games/cascade/lab/statistics/measure.ts'
import { print, printTable, type Row } from './report'

/** Enough for 300 decided ones, by a seed on which nothing was tuned. */
const GAMES_A_PAIR = 360
const SEED = 'ladder'

/** Games of a pair that takes seconds for each. */
const SLOW_GAMES_A_PAIR = 60

/** Prints each bot's results against the next weaker one, and its time per move. */
export function arenaBench(): void {
  const rows: Record<string, Row> = {}
  for (const game of GAMES) {
    for (const board of game.boards) Object.assign(rows, contestsOf(game, board))
  }
  print('Arena: each bot against the next weaker one, % won of the decided games [95%]')
  printTable(rows)
}

function contestsOf(game: ArenaGame, board: string): Record<string, Row> {
  const rows: Record<string, Row> = {}
  for (const [place, weaker] of game.players.entries()) {
    const stronger = game.players[place + 1]
    if (!stronger) break
    rows[`${game.id} ${board}, ${stronger} : ${weaker}`] = contest(game, board, stronger, weaker)
  }
  return rows
}

function contest(game: ArenaGame, board: string, stronger: string, weaker: string) {
  const isSlow = game.id === 'patches' && board === 'large' && stronger === 'hard'
  const { tally, moveTimes } = playContest({
    game,
    board,
    players: [stronger, weaker],
    games: isSlow ? SLOW_GAMES_A_PAIR : GAMES_A_PAIR,
    seed: SEED,
  })
  const won = tally.wins[0] + tally.wins[1]
  const decided = won + tally.losses[0] + tally.losses[1]
  const shares = [won / decided, ...wilsonInterval(won, decided)]
  const [percent, least, most] = shares.map((share) => (100 * share).toFixed(0))
  return {
    won: `${percent} [${least}–${most}]`,
    decided,
    'ms a move': mean(moveTimes[0]).toFixed(1),
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
