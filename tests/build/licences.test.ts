import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

const mapSchema = v.object({ sources: v.array(v.string()) })
const fileSchema = v.object({
  packages: v.array(v.object({ name: v.string(), text: v.number() })),
  texts: v.array(v.string()),
})

/** Packages named by the source maps of page, workers and service worker. */
function packagesInMaps(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const maps = files.filter((file) => file.endsWith('.map'))
  const sources = maps.flatMap((map) => v.parse(mapSchema, readJson(join(folder, map))).sources)
  const names = sources.flatMap(
    (source) => /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [],
  )
  return [...new Set(names)].toSorted()
}

// A whole build, which takes as long as many tests.
describe.runIf(inject('long'))('the list of licences', () => {
  const folder = join(tmpdir(), `licences-${process.pid}`)

  beforeAll(() => {
    const { NODE_ENV: _, VITEST: __, ...env } = process.env
    const args = ['vite', 'build', '--sourcemap', '--outDir', folder, '--logLevel', 'error']
    const built = spawnSync('npx', args, { env, encoding: 'utf8' })
    if (built.status !== 0) throw new Error(built.stderr)
  }, 600_000)

  afterAll(() => rmSync(folder, { recursive: true }))

  test('names every package in the build', () => {
    const { packages, texts } = v.parse(fileSchema, readJson(join(folder, 'licences.json')))
    const named = packages.map(({ name }) => name)
    const inMaps = packagesInMaps(folder)
    expect(inMaps).toEqual(
      expect.arrayContaining(['react-dom', 'comlink', 'd3-scale', 'workbox-core', 'valibot']),
    )
    expect(inMaps.filter((name) => !named.includes(name))).toEqual([])
    // Not in source maps.
    const others = named.filter((name) => !inMaps.includes(name))
    expect(others.toSorted()).toEqual([
      '@fontsource-variable/nunito',
      '@twemoji/svg',
      'rolldown',
      'vite',
    ])
    const textless = packages.filter(({ text }) => !texts[text]).map(({ name }) => name)
    expect(textless).toEqual([])
  })
})
