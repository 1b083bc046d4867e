import { runCommand } from '#src/simulator/terminal/command.ts'
import { startProgress, type Terminal } from '#src/simulator/terminal/terminal.ts'
import { type ContestOptions, makeReport, playContest } from './contest.ts'
import { HELP, parseArena } from './options.ts'

/** Plays a contest, with a bar of its games, and prints its report. Resolves to the exit code. */
function run(options: ContestOptions, { print }: Terminal): Promise<number> {
  const progress = startProgress(options.games)
  const contest = playContest(options, progress.update)
  progress.stop()
  const report = makeReport(options, contest)
  return print(report)
}

process.exitCode = await runCommand({ name: 'arena', help: HELP, parse: parseArena, run })
