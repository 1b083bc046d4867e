import { readFileSync } from 'node:fs'

/** An entry of Vite's manifest: its file, imports and dynamic imports. */
interface Entry {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
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

/** Names an entry: by its source, or by the chunk that its source shares, as `_garden-0a1b2c3.js`. */
const nameOf = (entry: string): string => entry.replace(/^_(.+)-[\w-]{7}\.js$/, '$1')

/**
 * Lazily loaded sources with the files that neither the first page nor an earlier source loads. One without a chunk of
 * its own is named by that and by what loads it, as `garden of index.html`.
 */
export function lazyFiles(): ReadonlyMap<string, readonly string[]> {
  const entries = manifest()
  const seen = new Set(filesFor(entries, 'index.html'))
  const lazy = new Map<string, readonly string[]>()
  const add = (name: string, files: readonly string[]) => {
    const fresh = files.filter((file) => !seen.has(file))
    for (const file of fresh) seen.add(file)
    lazy.set(name, fresh)
  }
  const imports = Object.entries(entries).flatMap(([importer, { dynamicImports = [] }]) =>
    dynamicImports.map((source) => ({ importer, source })),
  )
  for (const { importer, source } of imports.filter(({ source }) => source.startsWith('_'))) {
    const { file = '' } = entries[source] ?? {}
    if (!seen.has(file)) add(`${nameOf(source)} of ${nameOf(importer)}`, [file])
  }
  for (const { source } of imports.filter(({ source }) => !source.startsWith('_')))
    if (!lazy.has(source)) add(source, [...filesFor(entries, source)])
  return lazy
}

/** Returns the file of a source's chunk, as `assets/screen-….js`. */
export function fileOf(source: string): string {
  const file = manifest()[source]?.file
  if (!file) throw new Error(`Nothing is built of ${source}`)
  return file
}
