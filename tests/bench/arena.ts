import { type ArenaGame, GAMES, playContest } from '#src/cli/contest.ts'
import { wilsonInterval } from '#src/games/cascade/lab/measure.ts'
import { print, printTable } from './report'

/** Enough for a glance; `npm run arena` plays more. */
const GAMES_A_PAIR = 40

/** Prints each bot's results against the next weaker one, and its time per move. */
export function arenaBench(): void {
  const rows: Record<string, Record<string, string>> = {}
  for (const game of GAMES) {
    for (const board of game.boards) Object.assign(rows, contestsOf(game, board))
  }
  print(`Arena: ${GAMES_A_PAIR} games a pair, % won of the decided ones [95%]`)
  printTable(rows)
}

function contestsOf(game: ArenaGame, board: string): Record<string, Record<string, string>> {
  const rows: Record<string, Record<string, string>> = {}
  for (const [place, weaker] of game.players.entries()) {
    const stronger = game.players[place + 1]
    if (!stronger) break
    rows[`${game.id} ${board}, ${stronger} : ${weaker}`] = contest(game, board, stronger, weaker)
  }
  return rows
}

function contest(game: ArenaGame, board: string, stronger: string, weaker: string) {
  const { tally, moveTimes } = playContest({
    game,
    board,
    players: [stronger, weaker],
    games: GAMES_A_PAIR,
    seed: 'bench',
  })
  const won = tally.wins[0] + tally.wins[1]
  const decided = won + tally.losses[0] + tally.losses[1]
  const shares = [won / decided, ...wilsonInterval(won, decided)]
  const [percent, least, most] = shares.map((share) => (100 * share).toFixed(0))
  return {
    won: `${percent} [${least}–${most}]`,
    'ms a move': mean(moveTimes[0]).toFixed(1),
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
