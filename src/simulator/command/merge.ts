import type { Result } from '#src/engine/rules.ts'
import { makeReport, mergeReports, parseReport, type Report } from '../report/report.ts'
import { makeText } from '../report/text.ts'
import { countGames, findGaps, type Games } from '../runs/batch.ts'
import { accept, type Parsed, readInput, refuseWith } from '../terminal/files.ts'
import { Output, saveAndPrint } from '../terminal/output.ts'
import type { Terminal } from '../terminal/terminal.ts'
import {
  isLevelsReport,
  type LevelsReport,
  makeLevelsReport,
  makeLevelsText,
  mergeLevelsReports,
  parseLevelsReport,
} from './levels-report.ts'
import type { MergeRequest } from './options.ts'

const PROBLEMS = {
  'not-json': 'is not JSON',
  'not-a-report': 'is not a report that --json wrote',
  'bad-settings': 'has settings that are not accepted',
  contradiction: 'has figures that cannot all be true; play that part again',
  'other-settings': 'has other settings than the files before it',
  overlap: 'has games that the files before it have as well',
} as const

/** Reports that can be merged. A refusal goes on after the name of the file. */
interface Mergeable<Whole> {
  parse(text: string): Parsed<Whole>
  merge(whole: Whole, part: Whole): Parsed<Whole>
  checkComplete(whole: Whole): Parsed<Whole>
  makeReport(whole: Whole): string
  makeText(whole: Whole): string
}

const RUNS: Mergeable<Report> = {
  parse: (text) => explain(parseReport(text)),
  merge: (whole, part) => explain(mergeReports(whole, part)),
  checkComplete: (whole) => checkGames(whole, whole.played, whole.settings.games),
  makeReport,
  makeText,
}

const LEVELS: Mergeable<LevelsReport> = {
  parse: parseLevelsReport,
  merge: mergeLevelsReports,
  checkComplete: (whole) => {
    const { games } = whole.settings
    const open = whole.trials.find(({ played }) => findGaps(played, games).length > 0)
    return checkGames(whole, open?.played ?? [[0, games]], games)
  },
  makeReport: makeLevelsReport,
  makeText: makeLevelsText,
}

interface ReportFile {
  readonly name: string
  readonly text: string
}

export async function merge(
  { files, json, partial }: MergeRequest,
  terminal: Terminal,
): Promise<number> {
  const output = new Output(json)
  if (output.problem !== undefined) return terminal.printError(output.problem, 2)
  const read = readFiles(files)
  if (!read.ok) return terminal.printError(read.detail, 2)
  const mergeAs = async <Whole>(kind: Mergeable<Whole>): Promise<number> => {
    const merged = mergeFiles(kind, read.value)
    const whole = merged.ok && !partial ? kind.checkComplete(merged.value) : merged
    if (!whole.ok) return terminal.printError(whole.detail, 2)
    const { value } = whole
    output.write(kind.makeReport(value))
    return await saveAndPrint([output], kind.makeText(value), terminal)
  }
  return isLevelsReport(read.value[0]?.text ?? '') ? mergeAs(LEVELS) : mergeAs(RUNS)
}

/** Reads each file once: it may be a pipe. */
function readFiles(names: readonly string[]): Parsed<readonly ReportFile[]> {
  const files: ReportFile[] = []
  for (const name of names) {
    const text = readInput(name, 'report')
    if (!text.ok) return text
    files.push({ name, text: text.value })
  }
  return accept(files)
}

function mergeFiles<Whole>(kind: Mergeable<Whole>, files: readonly ReportFile[]): Parsed<Whole> {
  const [first = { name: '', text: '' }, ...others] = files
  let whole = parseAs(kind, first)
  for (const file of others) {
    if (!whole.ok) return whole
    const part = parseAs(kind, file)
    if (!part.ok) return part
    const merged = kind.merge(whole.value, part.value)
    whole = merged.ok ? merged : refuseWith(`${file.name} ${merged.detail}`)
  }
  return whole
}

function parseAs<Whole>({ parse }: Mergeable<Whole>, { name, text }: ReportFile): Parsed<Whole> {
  const report = parse(text)
  return report.ok ? report : refuseWith(`${name} ${report.detail}`)
}

/** Parses the report of a run; a refusal names the file. */
export const parseRunReport = (file: ReportFile): Parsed<Report> => parseAs(RUNS, file)

function explain(report: Result<Report, keyof typeof PROBLEMS>): Parsed<Report> {
  if (report.ok) return report
  const { code, detail } = report
  return refuseWith(detail === undefined ? PROBLEMS[code] : `${PROBLEMS[code]} (${detail})`)
}

function checkGames<Whole>(whole: Whole, played: readonly Games[], games: number): Parsed<Whole> {
  const gaps = findGaps(played, games)
  const [first] = gaps
  if (!first) return accept(whole)
  const named = gaps.length === 1 ? '' : ' the first of them'
  return refuseWith(
    `${countGames(gaps)} of ${games} games are in no file,${named} ${first[0]} to ${first[1] - 1}: ` +
      'a part is missing or was stopped; --partial merges without them',
  )
}
