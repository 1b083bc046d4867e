import * as v from 'valibot'
import type { Result } from '#src/engine/rules.ts'
import { gameSeed } from '#src/games/cascade/agents/player.ts'
import { MAX_KINDS } from '#src/games/cascade/rules/board.ts'
import { type Games, joinGames } from '../runs/batch.ts'
import { parseReported, type Settings } from '../runs/settings.ts'
import type { Run } from '../runs/simulate.ts'
import { mapQuantiles, QUANTILES } from '../statistics/distribution.ts'
import { figuresOf, type LabFigures, listFigures } from '../statistics/figures.ts'
import { MOST_BINS, recordOf, SUMS } from '../statistics/measure.ts'
import { type Findings, type GameRow, mergeFindings, QUANTITIES } from '../statistics/tally.ts'
import { findContradiction } from './contradiction.ts'

/** Disjoint ranges of games played, and their findings. */
export interface Report {
  readonly settings: Settings
  readonly played: readonly Games[]
  readonly findings: Findings
}

const FORMAT = 'cascade-simulation'
const VERSION = 2

/** Whole numbers as text, since JSON numbers lose digits past 2⁵³. */
const big = v.pipe(v.string(), v.regex(/^\d{1,80}$/), v.toBigint())
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const pair = v.tuple([count, count])
const sums = v.object({
  ...recordOf(SUMS, () => big),
  bins: v.pipe(v.array(pair), v.maxLength(MOST_BINS)),
})
const reportSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  settings: v.looseObject({}),
  played: v.pipe(v.array(pair), v.minLength(1)),
  findings: v.object({
    quantities: v.object(recordOf(QUANTITIES, () => sums)),
    sizes: v.pipe(v.array(sums), v.maxLength(MAX_KINDS + 1)),
    swaps: count,
    dead: count,
    cut: count,
  }),
})

export const reportOf = ({ settings, games, findings }: Run): Report => ({
  settings,
  played: [games],
  findings,
})

/** Writes figures to read and findings to merge; without times and threads, so that equal games give equal text. */
export function makeReport({ settings, played, findings }: Report): string {
  const content = { format: FORMAT, version: VERSION, settings, played }
  const whole = { ...content, figures: figuresOf(findings), findings }
  const replace = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)
  return `${JSON.stringify(whole, replace, 1)}\n`
}

/** Distinguishes what is left of a report, perhaps nothing, from a file that never was one. */
export const beginsAsReport = (text: string): boolean =>
  text === '' || new RegExp(`^\\s*{\\s*"format":\\s*"${FORMAT}"`).test(text)

export type ReportProblem = 'not-json' | 'not-a-report' | 'bad-settings' | 'contradiction'

/** Parses a report; the detail of a contradiction names the impossible field. */
export function parseReport(text: string): Result<Report, ReportProblem> {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (!json.success) return { ok: false, code: 'not-json' }
  const report = v.safeParse(reportSchema, json.output)
  if (!report.success) return { ok: false, code: 'not-a-report' }
  const settings = parseReported(report.output.settings)
  if (!settings.ok) return { ok: false, code: 'bad-settings', detail: settings.code }
  const { played, findings } = report.output
  const detail = findContradiction(settings.value, played, findings)
  if (detail) return { ok: false, code: 'contradiction', detail }
  return { ok: true, value: { settings: settings.value, played, findings } }
}

export type MergeProblem = 'other-settings' | 'overlap'

export function mergeReports(a: Report, b: Report): Result<Report, MergeProblem> {
  if (JSON.stringify(a.settings) !== JSON.stringify(b.settings)) {
    return { ok: false, code: 'other-settings' }
  }
  const played = joinGames([...a.played, ...b.played])
  if (!played) return { ok: false, code: 'overlap' }
  const findings = mergeFindings(a.findings, b.findings)
  return { ok: true, value: { settings: a.settings, played, findings } }
}

/** Columns of the table of games; a game's seed deals the same game to players. */
export const CSV_HEADER = 'game,seed,swaps,points,steps,gems,legal_swaps,redeals\n'

/** Makes a line per game; legal swaps are summed over its boards. */
export const makeCsvLines = ({ seed, swaps }: Settings, rows: readonly GameRow[]): string =>
  rows
    .map(({ game, points, steps, gems, legalSwaps, redeals }) => {
      const quoted = `"${gameSeed(seed, game).replaceAll('"', '""')}"`
      return `${[game, quoted, swaps, points, steps, gems, legalSwaps, redeals].join(',')}\n`
    })
    .join('')

const FIGURE_COLUMNS = `figure,count,mean,low,high,deviation,${Object.keys(QUANTILES)}`

const NAMES = {
  legalSwaps: 'legal_swaps',
  steps: 'steps',
  gems: 'gems',
  points: 'points',
  gamePoints: 'game_points',
  groupSize: 'group_size',
  redeals: 'redeals_per_1000',
  cuts: 'cuts_per_1000',
} as const

interface SweptFindings {
  /** One for each swept setting. */
  readonly values: readonly (number | string)[]
  readonly findings: Findings
}

/** Makes a line per run and figure, which begins with the values of swept settings, if any; kinds are counted from 1. */
export function makeFiguresCsv(swept: readonly string[], runs: readonly SweptFindings[]): string {
  const lines = runs.flatMap(({ values, findings }) =>
    linesOf(figuresOf(findings)).map((line) => [...values, line].join(',')),
  )
  return [[...swept, FIGURE_COLUMNS].join(','), ...lines].join('\n').concat('\n')
}

const linesOf = (figures: LabFigures): readonly string[] =>
  listFigures(figures).map(({ name, kind, count, mean, interval, deviation, quantiles }) => {
    const named = kind === 0 ? NAMES[name] : `${NAMES[name]}_${kind}`
    const shares = Object.values(quantiles ?? mapQuantiles(() => ''))
    return [named, count, mean, ...(interval ?? ['', '']), deviation, ...shares].join(',')
  })
