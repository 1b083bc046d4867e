import { alignColumns, describeBoard, describeLimits, NAMES, show } from '../report/text.ts'
import { countGames } from '../runs/batch.ts'
import { type Comparison, compare } from '../runs/compare.ts'
import { describeAgent, type Settings } from '../runs/settings.ts'
import { QUANTILES } from '../statistics/distribution.ts'
import { doIntervalsHold } from '../statistics/figures.ts'
import { type PairedFigure, pairedFiguresOf } from '../statistics/paired.ts'
import { Output } from '../terminal/output.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { CompareRequest } from './options.ts'
import { playAndSave, playWith, startThreads } from './play.ts'

/** Plays each game with both settings in workers of `module` and writes what differs. Resolves to the exit code. */
export function runComparison(
  { settings, threads, until, json }: CompareRequest,
  module: URL,
  terminal: Terminal,
): Promise<number> {
  return playAndSave({ json: new Output(json) }, terminal, async (signal) => {
    const { games } = settings[0]
    const crew = startThreads(module, threads, { rows: true })
    const comparison = await playWith(crew, { games, signal }, (progress) =>
      compare(settings, {
        concurrency: threads,
        ...(until && { until }),
        play: crew.play,
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

function makeJson({ settings, games, findings, differences }: Comparison): string {
  const figures = pairedFiguresOf(findings, differences)
  const intervalsHold = findings.every(doIntervalsHold)
  const content = {
    format: 'cascade-comparison',
    version: 1,
    settings,
    games,
    intervalsHold,
    figures,
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

const percent = (share: number | null): string =>
  share === null ? '–' : `${(100 * share).toFixed(1)}%`

function describeRuns([first, second]: CompareRequest['settings'], played: number): string {
  const { games, swaps, burnIn, seed } = first
  return [
    `First: ${describeOne(first)}.`,
    `Second: ${describeOne(second)}.`,
    `The same boards, seed ${seed}; ${played} of ${games} games, ${swaps} swaps each after ${burnIn} not measured.`,
  ].join('\n')
}

const describeOne = (settings: Settings): string =>
  `agent ${describeAgent(settings.agent)}, ${describeBoard(settings)}`
