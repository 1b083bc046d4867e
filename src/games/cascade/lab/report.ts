import * as v from 'valibot'
import type { Result } from '#src/engine/rules.ts'
import { MAX_KINDS } from '../rules/board'
import type { Games } from './batch'
import { findContradiction } from './contradiction'
import { figuresOf } from './figures'
import { gameSeed, joinGames } from './game'
import { MOST_BINS } from './histogram'
import { parseSettings, type Settings } from './settings'
import type { Run } from './simulate'
import { type Findings, type GameRow, mergeFindings } from './tally'

/** Games that were played, as ranges without overlap, and what they found. */
export interface Report {
  readonly settings: Settings
  readonly played: readonly Games[]
  readonly findings: Findings
}

const FORMAT = 'cascade-simulation'
const VERSION = 1

/** Whole numbers of any size are written as text: JSON's own lose digits past 2⁵³. */
const big = v.pipe(
  v.string(),
  v.regex(/^\d{1,80}$/),
  v.transform((text) => BigInt(text)),
)
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const pair = v.tuple([count, count])
const sums = v.object({
  games: big,
  count: big,
  sum: big,
  squares: big,
  xx: big,
  xn: big,
  nn: big,
  bins: v.pipe(v.array(pair), v.maxLength(MOST_BINS)),
})
const reportSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  settings: v.unknown(),
  played: v.pipe(v.array(pair), v.minLength(1)),
  findings: v.object({
    quantities: v.object({
      legalSwaps: sums,
      steps: sums,
      gems: sums,
      points: sums,
      gamePoints: sums,
    }),
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

/**
 * A report as JSON: its figures, to be read, and its findings, to be merged. It holds neither times
 * nor threads, so the same games make the same text.
 */
export function makeReport({ settings, played, findings }: Report): string {
  const content = { format: FORMAT, version: VERSION, settings, played }
  const whole = { ...content, figures: figuresOf(findings), findings }
  const text = JSON.stringify(
    whole,
    (_, value) => (typeof value === 'bigint' ? `${value}` : value),
    1,
  )
  return `${text}\n`
}

export type ReportProblem = 'not-json' | 'not-a-report' | 'bad-settings' | 'contradiction'

/** A report from anywhere. The detail of a contradiction names the field that cannot be true. */
export function parseReport(text: string): Result<Report, ReportProblem> {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (!json.success) return { ok: false, code: 'not-json' }
  const report = v.safeParse(reportSchema, json.output)
  if (!report.success) return { ok: false, code: 'not-a-report' }
  const settings = parseSettings(report.output.settings)
  if (!settings.ok) return { ok: false, code: 'bad-settings', detail: settings.code }
  const { played, findings } = report.output
  const detail = findContradiction(settings.value, played, findings)
  if (detail) return { ok: false, code: 'contradiction', detail }
  return { ok: true, value: { settings: settings.value, played, findings } }
}

export type MergeProblem = 'other-settings' | 'overlap'

/** Two parts of one simulation together. */
export function mergeReports(a: Report, b: Report): Result<Report, MergeProblem> {
  if (JSON.stringify(a.settings) !== JSON.stringify(b.settings)) {
    return { ok: false, code: 'other-settings' }
  }
  const played = joinGames([...a.played, ...b.played])
  if (!played) return { ok: false, code: 'overlap' }
  const findings = mergeFindings(a.findings, b.findings)
  return { ok: true, value: { settings: a.settings, played, findings } }
}

/** The columns of a table of games; a game's seed deals the same game when played by hand. */
export const CSV_HEADER = 'game,seed,swaps,points,steps,gems,legal_swaps,redeals\n'

/** A line for each game: numbers, and the seed in quotes. Legal swaps are summed over its boards. */
export const makeCsvLines = ({ seed, swaps }: Settings, rows: readonly GameRow[]): string =>
  rows
    .map(({ game, points, steps, gems, legalSwaps, redeals }) => {
      const quoted = `"${gameSeed(seed, game).replaceAll('"', '""')}"`
      return `${[game, quoted, swaps, points, steps, gems, legalSwaps, redeals].join(',')}\n`
    })
    .join('')
