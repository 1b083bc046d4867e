export const HELP = `Simulates games of Cascade and measures them.

  npm run simulate -- [options]
  npm run simulate -- --levels levels.txt [options]
  npm run simulate -- merge a.json b.json … [--partial] [--json whole.json]
  npm run simulate -- report --html report.html [options]
  npm run simulate -- serve

The games
  --rows 8 --cols 8     the board, 3 to 32 cells each
  --shape heart.txt     a board with holes instead: lines of # (a cell) and . (a hole)
  --kinds 7             kinds of gem, 3 to 16
  --weights 3,1,1,…     the share of each kind in what falls; even when not given
  --counting clusters   or lines: how matched gems are counted and scored
  --agent random        or greedy (most gems at once), lookahead (best over two swaps),
                        lookahead2 (best over three),
                        or a command, like 'python3 mine.py': docs/protocol.md
  --games 1000          how many games
  --swaps 30            swaps measured in each game
  --burn-in 0           swaps made in each game before those
  --seed 1              text that decides everything that is drawn

The run
  --threads n           as many as the machine has, when not given; figures do not depend on it
  --time-limit 60       seconds that such a command may take for an answer
  --shard 3/16          plays the third of sixteen equal parts; merge puts the parts together
  --until 0.1%          stops when the points per swap are known to within this
  --json out.json       writes figures and what merge needs
  --csv games.csv       writes a row for each game
  --csv-swaps swaps.csv writes a row for each swap
  --resume              plays nothing if the --json file is complete; plays a damaged one again
  --help                this text

Ctrl-C stops the run and keeps what is complete. A file is written beside an earlier one of its
name, as NAME.….tmp, and takes its place once it is whole.

Levels
  --levels levels.txt   shows how often each level is passed, by each agent or by that of --agent;
                        a line for each level: a limit of swaps, and a goal of points or gems

                          swaps 20 points 1500
                          swaps 25 gems A 30 B 12

Reporting
  report shows by size and kinds what first moves there are and how often boards end dead, with
  tables and plots in one page that loads nothing
  --html report.html    the page to write
  --force               replaces an earlier page
  --sizes 4,5,6,…       sides of the boards, up to 12 of them
  --kinds 4,5,6,7,8     kinds of gem, up to 6 of them
  It also takes --games, --seed, --counting and --threads.

Merging
  --partial             merges also when parts are missing or were stopped early

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
