import { readFileSync } from 'node:fs'

/** An entry of Vite's manifest: its file, imports and dynamic imports. */
interface Entry {
  readonly file: string
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

const manifest = (): Readonly<Record<string, Entry>> =>
  JSON.parse(readFileSync(new URL('../../dist/.vite/manifest.json', import.meta.url), 'utf8'))

function filesFor(entries: Readonly<Record<string, Entry>>, source: string): ReadonlySet<string> {
  const files = new Set<string>()
  const add = (name: string) => {
    const entry = entries[name]
    if (!entry || files.has(entry.file)) return
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file)
    entry.imports?.forEach(add)
  }
  add(source)
  return files
}

/** Lazily loaded sources with the files that neither the first page nor an earlier source loads. */
export function lazyFiles(): ReadonlyMap<string, readonly string[]> {
  const entries = manifest()
  const seen = new Set(filesFor(entries, 'index.html'))
  const lazy = new Map<string, readonly string[]>()
  for (const [source, { isDynamicEntry }] of Object.entries(entries)) {
    if (!isDynamicEntry) continue
    const files = [...filesFor(entries, source)].filter((file) => !seen.has(file))
    for (const file of files) seen.add(file)
    lazy.set(source, files)
  }
  return lazy
}

/** Returns the file of a source's chunk, as `assets/screen-….js`. */
export function fileOf(source: string): string {
  const file = manifest()[source]?.file
  if (!file) throw new Error(`Nothing is built of ${source}`)
  return file
}
