import { performance } from 'node:perf_hooks'
import type { ArenaOptions } from './arena-options'
import { NO_GAMES, type Tally, withResult } from './tally'

/** What a contest came to, and how long each player thought, move by move, in milliseconds. */
export interface Contest {
  readonly tally: Tally
  readonly thinking: readonly [readonly number[], readonly number[]]
}

/**
 * Plays all games of a contest, each deal from both seats; two of the same level get a deal a game,
 * since they would only play the same game again. Calls `onGame` with how many are done.
 */
export function hold(
  { game, players, board, games, seed }: ArenaOptions,
  onGame: (done: number) => void = () => {},
): Contest {
  const gamesPerDeal = players[0] === players[1] ? 1 : 2
  const thinking: [number[], number[]] = [[], []]
  let tally = NO_GAMES
  for (let number = 0; number < games; number++) {
    const first = number % 2
    const result = game.play({
      seats: first === 0 ? players : [players[1], players[0]],
      board,
      seed: `arena ${seed} ${Math.floor(number / gamesPerDeal)}`,
      ask: (seat, think) => {
        const start = performance.now()
        const answer = think()
        thinking[seat === first ? 0 : 1].push(performance.now() - start)
        return answer
      },
    })
    tally = withResult(tally, result, first)
    onGame(number + 1)
  }
  return { tally, thinking }
}
