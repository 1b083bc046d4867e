import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Figures } from './figures'
import { writePage } from './page'

const SHOWN = 'src/games/link/grade/engine/figures.json'
const OTHERS = 'tests/study/figures.json'
const PAGE = 'docs/grades.md'

/** Merges rows into a section of the figures and rewrites the page from them. */
export function save<Section extends keyof Figures>(
  section: Section,
  rows: Partial<Figures[Section]>,
): void {
  // Read again each time: another process may study another section.
  const file = section in read(SHOWN) ? SHOWN : OTHERS
  const figures = read(file)
  const changed = { ...figures, [section]: { ...figures[section], ...rows } }
  replaceFile(file, `${JSON.stringify(changed, (_, value) => round(value), 2)}\n`)
  replaceFile(PAGE, writePage({ ...read(SHOWN), ...read(OTHERS) }))
}

/** Reads a file with a part of the figures. */
const read = (file: string): Figures => JSON.parse(readFileSync(file, 'utf8'))

const round = (value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value

/** Writes at once, so that an interrupted run leaves a whole file. */
export function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}
