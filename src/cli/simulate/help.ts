import { describeOptions, GAMES, LEVELS, MERGE, REPORT, RUN } from './option-table.ts'

export const HELP = `Simulates games of Cascade and measures them.

  npm run simulate -- [options]
  npm run simulate -- --levels levels.txt [options]
  npm run simulate -- merge a.json b.json … [--partial] [--json whole.json]
  npm run simulate -- report --html report.html [options]
  npm run simulate -- serve

The games
${describeOptions(GAMES)}

The run
${describeOptions(RUN)}
  --help                this text

Ctrl-C stops the run and keeps what is complete. A file is written beside an earlier one of its
name, as NAME.….tmp, and takes its place once it is whole.

Levels
${describeOptions(LEVELS)}

                          swaps 20 points 1500
                          swaps 25 gems A 30 B 12

Reporting
  report shows by size and kinds what first moves there are and how often boards end dead, with
  tables and plots in one page that loads nothing
${describeOptions(REPORT)}
  It also takes --games, --seed, --counting and --threads.

Merging
${describeOptions(MERGE)}

Serving
  serve plays games for a program in any language, on standard input and output: docs/protocol.md

Exits with 0 on success, 1 if a file could not be written or a command stopped playing, 2 if the
options were refused, 128 plus its number after a signal.

On many machines
  A part is a command of its own, so any job array will do: docs/clusters.md. npm builds the
  program first, each time; once it has, the parts can run side by side, here with GNU parallel:

  P=node_modules/.cache/simulate/main.js
  parallel node $P --games 1000000 --threads 1 --shard {}/16 --json part-{}.json ::: {1..16}
  node $P merge part-*.json --json whole.json
`
