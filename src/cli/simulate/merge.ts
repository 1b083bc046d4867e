import { countGames, findGaps } from '#src/games/cascade/lab/batch.ts'
import {
  makeReport,
  mergeReports,
  parseReport,
  type Report,
} from '#src/games/cascade/lab/statistics/report.ts'
import { makeText } from '#src/games/cascade/lab/statistics/text.ts'
import { accept, type Parsed, readInput, refuseWith } from '../files.ts'
import { Output, saveAndPrint } from '../output.ts'
import type { Terminal } from '../terminal.ts'
import type { MergeRequest } from './options.ts'

const PROBLEMS = {
  'not-json': 'is not JSON',
  'not-a-report': 'is not a report that --json wrote',
  'bad-settings': 'has settings that are not accepted',
  contradiction: 'has figures that cannot all be true; play that part again',
  'other-settings': 'has other settings than the files before it',
  overlap: 'has games that the files before it have as well',
} as const

export async function merge(
  { files, json, partial }: MergeRequest,
  terminal: Terminal,
): Promise<number> {
  const output = new Output(json)
  if (output.problem !== undefined) return terminal.printError(output.problem, 2)
  const merged = mergeFiles(files)
  const whole = merged.ok && !partial ? checkComplete(merged.value) : merged
  if (!whole.ok) return terminal.printError(whole.detail, 2)
  return await saveAndPrint(output, makeReport(whole.value), makeText(whole.value), terminal)
}

function mergeFiles([first = '', ...others]: readonly string[]): Parsed<Report> {
  let whole = readReport(first)
  for (const file of others) {
    if (!whole.ok) return whole
    const report = readReport(file)
    if (!report.ok) return report
    const merged = mergeReports(whole.value, report.value)
    whole = merged.ok ? merged : refuse(file, merged.code)
  }
  return whole
}

export function readReport(file: string): Parsed<Report> {
  const text = readInput(file, 'report')
  if (!text.ok) return text
  const report = parseReport(text.value)
  return report.ok ? report : refuse(file, report.code, report.detail)
}

function refuse(file: string, code: keyof typeof PROBLEMS, field?: string): Parsed<never> {
  const detail = `${file} ${PROBLEMS[code]}`
  return refuseWith(field === undefined ? detail : `${detail} (${field})`)
}

function checkComplete(report: Report): Parsed<Report> {
  const { games } = report.settings
  const gaps = findGaps(report.played, games)
  const [first] = gaps
  if (!first) return accept(report)
  const named = gaps.length === 1 ? '' : ' the first of them'
  return refuseWith(
    `${countGames(gaps)} of ${games} games are in no file,${named} ${first[0]} to ${first[1] - 1}: ` +
      'a part is missing or was stopped; --partial merges without them',
  )
}
