import { parseArena, usage } from './arena-options'
import { makeReport } from './arena-report'
import { type ContestOptions, GAMES, playContest } from './contest'

function run(options: ContestOptions): void {
  const { players, board, games, seed } = options
  const contest = playContest(options, (done) => showProgress(done, games))
  process.stdout.write(makeReport({ players, board, seed, ...contest }))
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
