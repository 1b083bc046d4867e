import { describe, expect, test } from 'vitest'
import { AGENTS } from '#src/games/cascade/agents/agents.ts'
import { HELP, OPTIONS } from '#src/simulator/command/option-table.ts'
import { parseSimulate } from '#src/simulator/command/options.ts'
import type { Precision } from '#src/simulator/runs/precision.ts'
import { flagOf, makeCommand } from '#src/simulator/runs/settings.ts'
import { settingsOf } from '../../support/settings'

const RESUME = '--resume cannot be used like this'

const REFUSED: readonly [args: readonly string[], line: string][] = [
  [['--kinds', '2'], '--kinds is "2"; accepted: a whole number from 3 to 16'],
  [['--kinds=1'], '--kinds is "1"; accepted: a whole number from 3 to 16'],
  [['--rows', '33'], '--rows is "33"; accepted: a whole number from 3 to 32'],
  [['--cols'], '--cols is empty; accepted: a whole number from 3 to 32'],
  [['--agent', 'best'], `--agent is "best"; accepted: ${AGENTS.join(', ')}`],
  [['--games', '-5'], '--games is "-5"; accepted: a whole number from 1 to 1000000000'],
  [['--burn-in', 'x'], '--burn-in is "x"; accepted: a whole number from 0 to 1000000'],
  [['--threads', '0'], '--threads is "0"; accepted: a whole number from 1 to 256'],
  [['--shard', '4/3'], '--shard is "4/3"; accepted: k/n, the k-th of n equal parts'],
  [['--shard', '1/99', '--games', '9'], '--shard is "1/99"; accepted: k/n'],
  [['--until', '5/game'], '--until is "5/game"; accepted: a percentage below 100% like 0.1%'],
  [['--until', '0%'], '--until is "0%"; accepted: a percentage below 100%'],
  [['--until', '100%'], '--until is "100%"; accepted: a percentage below 100%'],
  [['--until', '0'], '--until is "0"; accepted: a percentage below 100%'],
  [['--until', '-3'], '--until is "-3"; accepted: a percentage below 100%'],
  [['--until', '±3'], '--until is "±3"; accepted: a percentage below 100%'],
  [['--until', '1e3/swap'], '--until is "1e3/swap"; accepted: a percentage below 100%'],
  [['--colour', 'red'], '--colour is not an option; --help lists all'],
  [['-x'], '-x is not an option; --help lists all'],
  [['--game', '9'], '--game is not an option; --help lists all'],
  [['--help', '--bogus'], '--bogus is not an option; --help lists all'],
  [['--bogus', '--help'], '--bogus is not an option; --help lists all'],
  [['compare', '--help', 'with', '--bogus'], '--bogus is not an option; --help lists all'],
  [['go'], '"go" is not a command; accepted: compare, matches, merge, serve'],
  [['report'], '"report" is not a command; accepted: compare, matches'],
  [['--values', '1:1'], '--values is not an option;'],
  [['--deal', 'even', '--kinds', '3'], '--deal is "even"; accepted: redrawn or even'],
  [['matches'], 'matches has no file; accepted: a board, like board.txt'],
  [['matches', 'no/file'], 'cannot read no/file: there is no such file'],
  [['matches', 'a.txt', 'b.txt'], '"b.txt" does not go with matches; accepted: --counting, --help'],
  [['matches', 'a.txt', '--kinds', '6'], '--kinds does not go with matches; accepted: --counting'],
  [['matches', 'a.txt', '--counting', 'all'], '--counting is "all"; accepted: clusters or lines'],
  [['merge'], 'merge has no files; accepted: reports that --json wrote'],
  [['merge', 'a', '--rows', '8'], '--rows does not go with merge; accepted: --json, --partial, --'],
  [['merge', 'a.json', '--partial=no'], '--partial is "no"; accepted: no value'],
  [['--partial'], '--partial goes with merge only; --help lists all'],
  [['serve', '--rows', '8'], '--rows does not go with serve; accepted: --help'],
  [['serve', 'now'], '"now" does not go with serve; accepted: --help'],
  [['--shape', 'x', '--cols', '8'], '--shape is "x"; accepted: a file that draws a board, without'],
  [['--shape', 'no/file'], 'cannot read no/file: there is no such file'],
  [['--levels', 'no/file'], 'cannot read no/file: there is no such file'],
  [['--levels', 'x', '--swaps', '9'], '--swaps does not go with --levels; accepted: --levels'],
  [['--levels', 'x', '--csv', 'y'], '--csv does not go with --levels; accepted: --levels'],
  [['--levels', 'x', '--games', '3', '--shard', '1/4'], '--shard is "1/4"; accepted: k/n'],
  [['--levels', 'x', '--time-limit', '9'], '--time-limit is "9"; accepted: seconds'],
  [['--json', 'a', '--levels', './a'], '--levels ./a and --json a are the same file; name two'],
  [['--json', 'a', '--shape', 'a'], '--shape a and --json a are the same file; name two'],
  [['--csv', 'a', '--shape', 'a'], '--shape a and --csv a are the same file; name two'],
  [['--csv-swaps', 'a', '--shape', 'a'], '--shape a and --csv-swaps a are the same file; name'],
  [['--boards'], '--boards has no table; accepted: no value, with --csv-swaps'],
  [['--boards=yes', '--csv-swaps', 'a'], '--boards is "yes"; accepted: no value'],
  [['--csv-swaps'], '--csv-swaps is empty; accepted: a file to write'],
  [
    ['--resume'],
    `${RESUME}; accepted: no value, with --json and without --csv, --csv-swaps or --u`,
  ],
  [['--resume', '--json', 'a', '--csv', 'b'], RESUME],
  [['--resume', '--json', 'a', '--csv-swaps', 'b'], RESUME],
  [['--resume', '--json', 'a', '--until', '5%'], RESUME],
  [['--resume=yes', '--json', 'a'], '--resume is "yes"; accepted: no value, with --json'],
  [['compare'], 'compare has no "with"; accepted: compare, options, with, and options that differ'],
  [['compare', '--agent', 'greedy'], 'compare has no "with"; accepted: compare, options, with'],
  [['compare', 'with'], 'compare has the same run twice; accepted: other --agent, --ties, --count'],
  [['compare', 'with', '--agent', 'random'], 'compare has the same run twice; accepted: other'],
  [['compare', 'with', '--seed', 'x'], '--seed does not go with the second run; accepted: --agent'],
  [['compare', 'with', '--kinds', '6'], '--kinds does not go with the second run; accepted: --'],
  [['compare', 'now', 'with', '--agent', 'greedy'], '"now" does not go with compare; accepted: --'],
  [['compare', '--csv', 'a', 'with', '--agent', 'greedy'], '--csv does not go with compare; acc'],
  [['compare', '--shard', '1/2', 'with'], '--shard does not go with compare; accepted: --rows'],
  [['compare', 'with', '--agent', 'best'], '--agent is "best"; accepted: random, greedy'],
  [['compare', 'with', '--agent', 'a b'], '--agent is "a b"; accepted: random, greedy'],
  [['compare', '--until', '0', 'with'], '--until is "0"; accepted: a percentage below 100%'],
  [['compare', '--games', '0', 'with'], '--games is "0"; accepted: a whole number from 1'],
  [['compare', '--json', 'a', '--shape', 'a', 'with'], '--shape a and --json a are the same file'],
]

const PRECISIONS: readonly [text: string, precision: Precision][] = [
  ['5%', { within: 0.05, of: 'mean' }],
  ['30', { within: 30, of: 'game' }],
  ['0.5/swap', { within: 0.5, of: 'swap' }],
]

test.each(PRECISIONS)('--until %s is parsed', (text, precision) => {
  const request = parseSimulate(['--until', text])
  expect(request).toMatchObject({ ok: true, value: { until: precision } })
})

test('a comparison has the options of both runs, and those in which the second differs', () => {
  const args = 'compare --agent greedy --games 9 --until 30 with --agent lookahead --counting lines'
  expect(parseSimulate(args.split(' '))).toMatchObject({
    ok: true,
    value: {
      type: 'compare',
      until: { within: 30, of: 'game' },
      settings: [
        { agent: 'greedy', games: 9, counting: 'clusters' },
        { agent: 'lookahead', games: 9, counting: 'lines' },
      ],
    },
  })
})

describe('a command line', () => {
  test.each(REFUSED)('refuses %j and lists accepted values', (args, line) => {
    const request = parseSimulate(args)
    expect(request).toMatchObject({ ok: false, detail: expect.stringContaining(line) })
  })

  test('parses a run, a shard, and files', () => {
    const args =
      '--games 100 --shard 2/3 --threads 4 --until 0.5% --json a.json --burn-in 7 --seed=x'
    expect(parseSimulate(args.split(' '))).toMatchObject({
      ok: true,
      value: {
        type: 'run',
        settings: { games: 100, burnIn: 7, seed: 'x', agent: 'random' },
        games: [33, 66],
        threads: 4,
        until: { within: 0.005, of: 'mean' },
        json: 'a.json',
      },
    })
  })

  test('parses a merge', () => {
    const value = { type: 'merge', files: ['a.json', 'b.json'], json: 'c.json', partial: false }
    const args = ['merge', 'a.json', 'b.json', '--json', 'c.json']
    expect(parseSimulate(args)).toEqual({ ok: true, value })
    const some = { ok: true, value: { ...value, partial: true } }
    expect(parseSimulate([...args, '--partial'])).toEqual(some)
    expect(parseSimulate(['merge', '--partial', ...args.slice(1)])).toEqual(some)
  })

  test('asks for help beside options that there are', () => {
    for (const args of [['--help'], ['-h'], ['--rows', '8', '--help'], ['merge', '--help']]) {
      expect(parseSimulate(args)).toEqual({ ok: true, value: 'help' })
    }
  })
})

const SETTINGS: readonly object[] = [
  {},
  { rows: 3, cols: 9, kinds: 3, weights: [1, 2, 3], counting: 'lines', agent: 'greedy' },
  { games: 7, swaps: 8, burnIn: 9, seed: 'k3f9' },
]

test.each(SETTINGS)('reads settings %j from the command made of them', (input) => {
  const settings = settingsOf(input)
  const [, options = ''] = makeCommand(settings).split(' -- ')
  const request = parseSimulate(options.split(' '))
  expect(request).toMatchObject({ ok: true, value: { settings } })
})

test('quotes a seed for the shell', () => {
  expect(makeCommand(settingsOf({ seed: "it's 1" }))).toContain("--seed='it'\\''s 1'")
})

test('names every option in the help', () => {
  for (const name of Object.keys(OPTIONS)) expect(HELP).toContain(`--${flagOf(name)} `)
})
