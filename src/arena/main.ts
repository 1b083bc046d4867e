import { performance } from 'node:perf_hooks'
import { GAMES } from './games'
import { type ArenaOptions, parseArena, usage } from './options'
import { makeReport, type Thinking } from './report'
import { NO_GAMES, type Tally, withResult } from './tally'

/** A timer of what each player thinks; in milliseconds. */
function makeThinking(): Thinking {
  return { times: [[], []] }
}

function run({ game, players, board, games, seed }: ArenaOptions): void {
  const thinking = makeThinking()
  let tally: Tally = NO_GAMES
  for (let number = 0; number < games; number++) {
    const first = number % 2
    const result = game.play({
      seats: first === 0 ? players : [players[1], players[0]],
      board,
      seed: `arena ${seed} ${Math.floor(number / 2)}`,
      ask: (seat, think) => {
        const start = performance.now()
        const answer = think()
        thinking.times[seat === first ? 0 : 1].push(performance.now() - start)
        return answer
      },
    })
    tally = withResult(tally, result, first)
    showProgress(number + 1, games)
  }
  process.stdout.write(makeReport({ players, board, seed, tally, thinking }))
}

const WIDTH = 40

/** Only on a terminal, and gone when it is full. */
function showProgress(done: number, all: number): void {
  if (!process.stderr.isTTY) return
  const filled = Math.round((WIDTH * done) / all)
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
  process.stderr.write(done === all ? '\r\x1b[K' : `\r${bar} ${done}/${all}`)
}

function main(args: readonly string[]): number {
  const options = parseArena(args, GAMES)
  if (!options.ok) {
    process.stderr.write(`arena: ${options.detail}; see --help\n`)
    return 2
  }
  if (options.value === 'help') process.stdout.write(usage(GAMES))
  else run(options.value)
  return 0
}

process.exitCode = main(process.argv.slice(2))
