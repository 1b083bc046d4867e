/** What `--help` prints. */
export const HELP = `Simulates games of Cascade and measures them.

  npm run simulate -- [options]
  npm run simulate -- merge a.json b.json … [--partial] [--json whole.json]

The games
  --rows 8 --cols 8     the board, 3 to 32 cells each
  --kinds 7             kinds of gem, 3 to 16
  --weights 3,1,1,…     the share of each kind in what falls; even when not given
  --counting clusters   or lines: how matched gems are counted and scored
  --agent random        or greedy (most gems at once), or lookahead (best over two swaps)
  --games 1000          how many games
  --swaps 30            swaps measured in each game
  --burn-in 0           swaps made in each game before those
  --seed 1              text that decides everything that is drawn

The run
  --threads n           as many as the machine has, when not given; figures do not depend on it
  --shard 3/16          plays the third of sixteen equal parts; merge puts the parts together
  --until 0.1%          stops when the points per swap are known to within this
  --json out.json       writes figures and what merge needs
  --csv games.csv       writes a row for each game
  --help                this text

Ctrl-C stops the run and keeps what is complete. A file is written beside an earlier one of its
name, as NAME.….tmp, and takes its place once it is whole.

Merging
  --partial             merges also when parts are missing or were stopped early

It ends with 0 when all went well, with 1 when something could not be written, with 2 when
nothing was done because of what was asked for, and as shells have it after a signal.

On many machines
  A part is a command of its own, so any job array will do. npm builds the program first, each
  time; once it has, the parts can run side by side, here with GNU parallel:

  P=node_modules/.cache/simulate/main.js
  parallel node $P --games 1000000 --threads 1 --shard {}/16 --json part-{}.json ::: {1..16}
  node $P merge part-*.json --json whole.json
`
