import { letterOf } from '#src/games/cascade/rules/board.ts'
import { countGames } from '../runs/batch.ts'
import { describeAgent, SETTINGS, type Settings } from '../runs/settings.ts'
import { QUANTILES } from '../statistics/distribution.ts'
import { figuresOf, listFigures, SURE_GAMES, SURE_SWAPS } from '../statistics/figures.ts'
import type { Report } from './report.ts'

export const show = (value: number | null): string => {
  if (value === null) return '–'
  if (Math.abs(value) >= 1000) return value.toFixed(0)
  return value.toPrecision(5)
}

export const percent = (share: number | null): string =>
  share === null ? '–' : `${(100 * share).toFixed(1)}%`

const HEADINGS = ['', 'count', 'mean', '95% from', 'to', 'deviation']
const SHARES = Object.values(QUANTILES).map((share) => `${100 * share}%`)

export const NAMES = {
  legalSwaps: 'legal swaps per board',
  steps: 'cascade steps per swap',
  gems: 'gems per swap',
  points: 'points per swap',
  gamePoints: 'points per game',
  redeals: 'redeals per 1000 swaps',
  cuts: 'cut cascades per 1000 swaps',
} as const

/** Formats a report as a table; kinds are letters as in a board's text. */
export function makeText(report: Report): string {
  const all = figuresOf(report.findings)
  const figures = listFigures(all)
  const rows = figures.map(({ name, kind, count, mean, interval, deviation }) => [
    nameOf(report, name, kind),
    `${count}`,
    // Not taken for impossible where it did not occur.
    count === 0 && interval ? `< ${show(interval[1])}` : show(mean),
    ...(interval ?? [null, null]).map(show),
    show(deviation),
  ])
  const shares = figures.flatMap(({ name, kind, quantiles }) =>
    quantiles && kind === 0
      ? [[nameOf(report, name, kind), ...Object.values(quantiles).map(String)]]
      : [],
  )
  const tables = [
    [HEADINGS, ...rows],
    [['quantiles', ...SHARES], ...shares],
  ].map(alignColumns)
  const hasAll = figures.every(({ mean, interval }) => mean === null || interval)
  const limits = describeLimits(all.intervalsHold, hasAll)
  const about = ['Quantiles are exact below 128, and above to within 1/64.', ...limits].join('\n')
  return `${[describeRun(report), ...tables, about].join('\n\n')}\n`
}

/** Says of which intervals not to be sure, and why others are missing. */
export const describeLimits = (intervalsHold: boolean, hasAll: boolean): readonly string[] => [
  ...(intervalsHold ? [] : [FEW_SWAPS]),
  ...(hasAll ? [] : [NO_INTERVAL]),
]

const FEW_SWAPS = `Of fewer than ${SURE_GAMES} games, or ${SURE_SWAPS} swaps in all, an interval may hold the mean in fewer than 92 of 100 runs.`

const NO_INTERVAL =
  'There is no interval (–) of one game, or of games that are all alike: they do not tell how far off their mean may be.'

type Name = ReturnType<typeof listFigures>[number]['name']

function nameOf({ settings }: Report, name: Name, kind: number): string {
  if (name !== 'groupSize') return NAMES[name]
  const group = settings.counting === 'lines' ? 'line' : 'cluster'
  return kind === 0 ? `gems per ${group}` : `  of ${letterOf(kind)}`
}

/** Describes the settings, so that figures are not taken for those of others. */
function describeRun(report: Report): string {
  const { agent, games, swaps, burnIn, seed } = report.settings
  return [
    `${describeBoard(report.settings)}, agent ${describeAgent(agent)}, seed ${seed}.`,
    `${countGames(report.played)} of ${games} games, ${swaps} swaps each after ${burnIn} not measured.`,
    'All matches of a step go at once; a board without a legal swap is replaced by a new one.',
  ].join('\n')
}

export function describeBoard(settings: Settings): string {
  const { rows, cols, holes, kinds, weights, counting } = settings
  const missing = holes ? ` less ${holes.length} holes` : ''
  const drawn = weights ? `weights ${weights.join(',')}` : 'drawn evenly'
  return `${rows} × ${cols} cells${missing}, ${kinds} kinds ${drawn}, gems counted by ${counting}${describeUnusual(settings)}`
}

/** Lists what is seldom set, where it is. */
export const describeUnusual = (settings: Settings): string =>
  (['deal', 'luck', 'ties'] as const)
    .filter((name) => settings[name] !== SETTINGS[name].default)
    .map((name) => `, ${name} ${settings[name]}`)
    .join('')

/** Aligns the first column to the left, others to the right. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widthOf = (col: number) => Math.max(...rows.map((row) => row[col]?.length ?? 0))
  const widths = (rows[0] ?? []).map((_, col) => widthOf(col))
  const align = (cell: string, col: number) =>
    col === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[col] ?? 0)
  return rows.map((row) => row.map(align).join('  ').trimEnd()).join('\n')
}
