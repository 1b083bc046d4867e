import {
  alignColumns,
  describeBoard,
  describeLimits,
  NAMES,
  percent,
  show,
} from '../report/text.ts'
import { type Batch, batchSize, countGames, type Games } from '../runs/batch.ts'
import { isPrecise } from '../runs/precision.ts'
import { describeAgent, type Settings } from '../runs/settings.ts'
import { batchesOf, playInOrder } from '../runs/simulate.ts'
import { QUANTILES } from '../statistics/distribution.ts'
import { doIntervalsHold } from '../statistics/figures.ts'
import {
  compareRows,
  type Differences,
  mergeDifferences,
  type PairedFigure,
  pairedFiguresOf,
} from '../statistics/paired.ts'
import { type Findings, mergeFindings } from '../statistics/tally.ts'
import { Output } from '../terminal/output.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { CompareRequest } from './options.ts'
import { playAndSave, playWith, startThreads } from './play.ts'

type Pair<Value> = readonly [first: Value, second: Value]

/** Two runs of the same games so far. */
interface Comparison {
  readonly settings: Pair<Settings>
  readonly games: Games
  readonly findings: Pair<Findings>
  readonly differences: Differences
}

/** Plays each game with both settings in workers of `module` and writes what differs. Resolves to the exit code. */
export function runComparison(
  request: CompareRequest,
  module: URL,
  terminal: Terminal,
): Promise<number> {
  return playAndSave({ json: new Output(request.json) }, terminal, async (signal) => {
    const { games } = request.settings[0]
    const crew = startThreads(module, request.threads, { rows: true })
    const comparison = await playWith(crew, { games, signal }, (progress) =>
      compare(request, crew.play, {
        isStopped: () => signal.aborted,
        onBatch: ({ games }) => progress.update(games[1]),
      }),
    )
    if (!comparison) return { games: 0 }
    return {
      games: countGames([comparison.games]),
      json: makeJson(comparison),
      text: makeText(comparison),
    }
  })
}

/** Returns the complete part when stopped, `undefined` if empty. */
async function compare(
  { settings, threads, until }: CompareRequest,
  play: (settings: Settings, games: Games) => Promise<Batch>,
  { isStopped, onBatch }: { isStopped: () => boolean; onBatch: (sofar: Comparison) => void },
): Promise<Comparison | undefined> {
  const [first, second] = settings
  const slower = batchSize(second) < batchSize(first) ? second : first
  let whole: Comparison | undefined
  await playInOrder(batchesOf(slower, [0, first.games]), {
    concurrency: threads,
    isStopped,
    play: async (games): Promise<Comparison> => {
      const [one, other] = await Promise.all([play(first, games), play(second, games)])
      const differences = compareRows(one.rows, other.rows)
      return { settings, games, findings: [one.findings, other.findings], differences }
    },
    add: (part) => {
      whole = whole ? append(whole, part) : part
      onBatch(whole)
      return until === undefined || !isPrecise(until, describe(whole))
    },
  })
  return whole
}

function append(whole: Comparison, part: Comparison): Comparison {
  const [first, second] = whole.findings
  return {
    settings: whole.settings,
    games: [whole.games[0], part.games[1]],
    findings: [mergeFindings(first, part.findings[0]), mergeFindings(second, part.findings[1])],
    differences: mergeDifferences(whole.differences, part.differences),
  }
}

/** A share is one of the first run's mean. */
function describe({ settings, games, findings, differences }: Comparison) {
  const { first, interval } = pairedFiguresOf(findings, differences).points
  return { games: games[1] - games[0], swaps: settings[0].swaps, mean: first, interval }
}

function makeJson({ settings, games, findings, differences }: Comparison): string {
  const content = {
    format: 'cascade-comparison',
    version: 1,
    settings,
    games,
    intervalsHold: findings.every(doIntervalsHold),
    figures: pairedFiguresOf(findings, differences),
  }
  return `${JSON.stringify(content, null, 1)}\n`
}

const HEADINGS = ['', 'first', 'second', 'second − first', '95% from', 'to', 'width']
const SHARES = ['', 'more', 'same', ...Object.values(QUANTILES).map((share) => `${100 * share}%`)]

const ABOUT = `The width is that of the interval as a share of its width with boards of their own.
Then, game by game: how often the second run has more or the same, and quantiles of second − first.`

function makeText({ settings, games, findings, differences }: Comparison): string {
  const figures = pairedFiguresOf(findings, differences)
  const listed = (['gamePoints', 'points', 'gems', 'steps', 'legalSwaps'] as const).map(
    (name) => [NAMES[name], figures[name]] as const,
  )
  const means = listed.map(([name, figure]) => [name, ...meansOf(figure)])
  const hasAll = listed.every(([, { interval }]) => interval)
  const shares = listed.map(([name, figure]) => [name, ...sharesOf(figure)])
  return `${[
    describeRuns(settings, games[1]),
    alignColumns([HEADINGS, ...means]),
    ABOUT,
    alignColumns([SHARES, ...shares]),
    ...describeLimits(findings.every(doIntervalsHold), hasAll),
  ].join('\n\n')}\n`
}

const meansOf = ({ first, second, difference, interval, width }: PairedFigure) =>
  [first, second, difference, ...(interval ?? [null, null])].map(show).concat(percent(width))

const sharesOf = ({ more, same, quantiles }: PairedFigure) => [
  ...[more, same].map(percent),
  ...Object.values(quantiles).map(show),
]

function describeRuns([first, second]: Pair<Settings>, played: number): string {
  const { games, swaps, burnIn, seed } = first
  return [
    `First: ${describeOne(first)}.`,
    `Second: ${describeOne(second)}.`,
    `The same boards, seed ${seed}; ${played} of ${games} games, ${swaps} swaps each after ${burnIn} not measured.`,
  ].join('\n')
}

const describeOne = (settings: Settings): string =>
  `agent ${describeAgent(settings.agent)}, ${describeBoard(settings)}`
