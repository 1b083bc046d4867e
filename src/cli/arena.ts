import { parseArena, usage } from './arena-options'
import { makeReport } from './arena-report'
import { runCommand } from './command'
import { type ContestOptions, GAMES, playContest } from './contest'
import { startProgress } from './progress'
import type { Terminal } from './terminal'

function run(options: ContestOptions, { print }: Terminal): Promise<number> {
  const { players, board, seed } = options
  const progress = startProgress(options.games)
  const contest = playContest(options, progress.update)
  progress.stop()
  return print(makeReport({ players, board, seed, ...contest }))
}

process.exitCode = await runCommand({
  name: 'arena',
  help: usage(GAMES),
  parse: (args) => parseArena(args, GAMES),
  run,
})
