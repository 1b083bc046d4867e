import { readFileSync } from 'node:fs'
import type { Result } from '../engine/rules'
import {
  makeReport,
  mergeReports,
  parseReport,
  type Report,
  type ReportProblem,
} from '../games/cascade/lab/report'
import { makeText } from '../games/cascade/lab/text'
import type { MergeRequest } from './command-line'
import { openOutput } from './output'

/** Why a file cannot be merged, in words. */
const PROBLEMS = {
  'not-json': 'is not JSON',
  'not-a-report': 'is not a report that --json wrote',
  'bad-settings': 'has settings that are not accepted',
  'other-settings': 'has other settings than the files before it',
  overlap: 'has games that the files before it have as well',
} as const

/** Puts reports together and writes the whole; gives the exit code. */
export function merge({ files, json }: MergeRequest): number {
  const whole = mergeFiles(files)
  if (!whole.ok) {
    process.stderr.write(`simulate: ${whole.detail} ${PROBLEMS[whole.code]}\n`)
    return 2
  }
  const output = json === undefined ? undefined : openOutput(json)
  output?.write(makeReport(whole.value))
  output?.close()
  process.stdout.write(makeText(whole.value))
  return 0
}

/** A refusal's detail is the file. */
function mergeFiles(files: readonly string[]): Result<Report, keyof typeof PROBLEMS> {
  const [first = '', ...others] = files
  let whole: Result<Report, keyof typeof PROBLEMS> = readReport(first)
  for (const file of others) {
    if (!whole.ok) return whole
    whole = mergeFile(whole.value, file)
  }
  return whole
}

function mergeFile(whole: Report, file: string): Result<Report, keyof typeof PROBLEMS> {
  const report = readReport(file)
  const merged = report.ok ? mergeReports(whole, report.value) : report
  return merged.ok ? merged : { ...merged, detail: file }
}

function readReport(file: string): Result<Report, ReportProblem> {
  const report = parseReport(readFileSync(file, 'utf8'))
  return report.ok ? report : { ...report, detail: file }
}
