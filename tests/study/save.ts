import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Figures } from '#src/games/link/grade/engine/figures.ts'
import { writePage } from './page'

const FILE = 'src/games/link/grade/engine/figures.json'
const PAGE = 'docs/grades.md'

/** Merges rows into a section of the figures and rewrites the page from them. */
export function save<Section extends keyof Figures>(
  section: Section,
  rows: Partial<Figures[Section]>,
): void {
  // Read again each time: another process may study another section.
  const figures: Figures = JSON.parse(readFileSync(FILE, 'utf8'))
  const changed = { ...figures, [section]: { ...figures[section], ...rows } }
  const text = JSON.stringify(changed, (_, value) => round(value), 2)
  replaceFile(FILE, `${text}\n`)
  replaceFile(PAGE, writePage(JSON.parse(text)))
}

const round = (value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value

/** Writes at once, so that an interrupted run leaves a whole file. */
export function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}
