#!/usr/bin/env node
/* Runs the simulator, as `npx pairwise-simulate` in a clone; builds it first where it is missing or older than a source. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
const folder = join(root, 'node_modules', '.cache', 'simulate')
const main = join(folder, 'main.js')

const build = [
  'build',
  '--logLevel',
  'error',
  '--ssr',
  'src/cli/simulate/main.ts',
  '--outDir',
  folder,
]

function isBuilt() {
  if (!existsSync(main)) return false
  const built = statSync(main).mtimeMs
  return readdirSync(join(root, 'src'), { recursive: true }).every((file) => {
    const source = `${file}`
    return !source.endsWith('.ts') || statSync(join(root, 'src', source)).mtimeMs <= built
  })
}

if (!isBuilt()) {
  if (!existsSync(vite)) {
    process.stderr.write(`simulate: it is not built; run npm ci in ${root}\n`)
    process.exit(1)
  }
  // Its output is not the simulator's.
  const { status } = spawnSync(process.execPath, [vite, ...build], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) process.exit(1)
}
await import(pathToFileURL(main).href)
