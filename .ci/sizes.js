// Prints the sizes of the project against those of the last commit; of a clean checkout, against those of its parent.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** So many lines that stand again together are a repeated place. */
const RUN = 4

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' })

function readFiles(root) {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  return paths
    .filter((path) => /\.(tsx?|css|po|json)$/.test(path))
    .map((path) => ({
      path: path.replaceAll('\\', '/'),
      lines: readFileSync(join(root, 'src', path), 'utf8')
        .split('\n')
        .slice(0, -1),
    }))
}

/** Returns a file's folder in `src`, each game apart. */
const folderOf = ({ path }) => /^(games\/)?[\w-]+/.exec(path)?.[0] ?? path

const countLines = (files) => files.reduce((sum, { lines }) => sum + lines.length, 0)

/** Counts runs of lines that stand in another place too; runs that overlap count once. */
function countRepeats(files) {
  const seen = new Set()
  let count = 0
  for (const { lines } of files) {
    const worded = lines.map((line) => line.trim()).filter((line) => /\w{3}/.test(line))
    for (let start = 0; start + RUN <= worded.length; start++) {
      const run = worded.slice(start, start + RUN).join('\n')
      if (!seen.has(run)) seen.add(run)
      else {
        count++
        start += RUN - 1
      }
    }
  }
  return count
}

function measure(root) {
  const files = readFiles(root)
  const code = files.filter(({ path }) => /\.tsx?$/.test(path))
  const folders = [...new Set(code.map(folderOf))].toSorted()
  const english = files.find(({ path }) => path === 'locales/en.po')?.lines ?? []
  return {
    files: code.length,
    lines: countLines(code),
    ...Object.fromEntries(
      folders.map((folder) => [
        folder,
        countLines(code.filter((file) => folderOf(file) === folder)),
      ]),
    ),
    'lines of styles': countLines(files.filter(({ path }) => path.endsWith('.css'))),
    'lines of data': countLines(files.filter(({ path }) => path.endsWith('.json'))),
    messages: english.filter((line) => line.startsWith('msgid "') && line !== 'msgid ""').length,
    'repeated places': countRepeats(code),
  }
}

/** Checks a commit out beside the project; `undefined` where git does not know it. */
function measureCommit(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'sizes-'))
  try {
    git('--work-tree', folder, 'restore', '--source', commit, '--worktree', '--', 'src')
    return measure(folder)
  } catch {
    return undefined
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Returns the sizes to compare with; `undefined` outside a repository. */
function measureBefore() {
  try {
    const isClean = git('status', '--porcelain', '--', 'src') === ''
    return measureCommit(isClean ? 'HEAD~1' : 'HEAD')
  } catch {
    return undefined
  }
}

const now = measure('.')
const before = measureBefore()
for (const [name, size] of Object.entries(now)) {
  const change = size - (before?.[name] ?? size)
  const sign = change > 0 ? '+' : ''
  console.log(`${name.padEnd(20)}${String(size).padStart(7)}${change ? `  ${sign}${change}` : ''}`)
}
