import { playContest } from '#src/cli/arena/contest.ts'
import { type ArenaGame, GAMES, garden } from '#src/cli/arena/games.ts'
import { wilsonInterval } from '#src/engine/interval.ts'
import { print, printTable, type Row } from './report'

/** Enough for 300 decided ones, each on a deal of its own, by a seed on which nothing was tuned. */
const GAMES_A_PAIR = 360
const SEED = 'steps'

/** Prints each bot's results against the next weaker one, its time per move, and the first seat's wins at hard. */
export function arenaBench(): void {
  const rows: Record<string, Row> = {}
  for (const game of GAMES) {
    for (const board of game.boards) Object.assign(rows, contestsOf(game, board))
  }
  print('Arena: each bot against the next weaker one, % won of the decided games [95%]')
  printTable(rows)
  print(
    'Patches: beginner plays at random, and the large board is so long that easy wins every game.',
  )
  print('Arena: the first seat of equal bots, % won of the decided games [95%]')
  printTable({ 'garden hard, hard : hard': firstSeat(garden, 'hard') })
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
  const { tally, moveTimes } = play(game, board, [stronger, weaker])
  return {
    ...shareOf(tally.wins[0] + tally.wins[1], tally.losses[0] + tally.losses[1]),
    'ms a move': mean(moveTimes[0]).toFixed(1),
  }
}

/** The first player, like the other one, sits in the first seat in every other game. */
function firstSeat(game: ArenaGame, bot: string): Row {
  const { wins, losses } = play(game, bot, [bot, bot]).tally
  return shareOf(wins[0] + losses[1], losses[0] + wins[1])
}

function play(game: ArenaGame, board: string, players: readonly [string, string]) {
  const contest = playContest({ game, board, players, games: GAMES_A_PAIR, seed: SEED })
  console.log(game.id, board, ...players, contest.tally.wins, contest.tally.losses)
  return contest
}

function shareOf(won: number, lost: number) {
  const decided = won + lost
  const shares = [won / decided, ...wilsonInterval(won, decided)]
  const [percent, least, most] = shares.map((share) => (100 * share).toFixed(0))
  return { won: `${percent} [${least}–${most}]`, decided }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
