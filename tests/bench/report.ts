import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

type Cell = string | number
export type Row = Readonly<Record<string, Cell>>

let paragraphs: string[] = []

/** Prints a line and adds it to the report of the running section. */
export function print(line: string): void {
  console.log(line)
  paragraphs.push(line)
}

/** Prints named rows and adds them to the report as a Markdown table. */
export function printTable(rows: Readonly<Record<string, Row>> | readonly Row[]): void {
  console.table(rows)
  const named = Object.entries(rows)
  const columns = [...new Set(named.flatMap(([, row]) => Object.keys(row)))]
  paragraphs.push(
    [
      ['', ...columns],
      ['---', ...columns.map(() => '--:')],
      ...named.map(([name, row]) => [name, ...columns.map((column) => row[column] ?? '')]),
    ]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n'),
  )
}

/** Returns the numbers of a row of a section's last committed report; none if it has no such row. */
export function committedRow(section: string, name: string): readonly number[] {
  const { stdout } = spawnSync('git', ['show', `HEAD:docs/bench/${section}.md`], {
    encoding: 'utf8',
  })
  const row = stdout.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? ''
  return row.split('|').slice(2, -1).map(Number)
}

/** Writes a section's report to `docs/bench/`, with date and machine, and resets it. */
export function writeReport(section: string): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`
  const head = `# Benchmark: ${section}`
  const source = `Written by \`npm run bench ${section}\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${machine}.`
  mkdirSync('docs/bench', { recursive: true })
  writeFileSync(`docs/bench/${section}.md`, `${[head, source, ...paragraphs].join('\n\n')}\n`)
  paragraphs = []
}
