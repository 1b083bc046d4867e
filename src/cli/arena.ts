import { parseArena, usage } from './arena-options'
import { makeReport } from './arena-report'
import { type ContestOptions, GAMES, playContest } from './contest'
import { startProgress } from './progress'

function run(options: ContestOptions): void {
  const { players, board, seed } = options
  const progress = startProgress(options.games)
  const contest = playContest(options, progress.update)
  progress.stop()
  process.stdout.write(makeReport({ players, board, seed, ...contest }))
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
