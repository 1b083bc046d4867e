// Writes docs/mutants.md from Stryker's last report. Files that were not mutated this time keep their row.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const PAGE = 'docs/mutants.md'
const NOTICED = new Set(['Killed', 'Timeout'])
const MISSED = new Set(['Survived', 'NoCoverage'])

const readRows = () =>
  [...readFileSync(PAGE, 'utf8').matchAll(/^\| `(.+?)` \|.*$/gm)].map(([row, file]) => [file, row])

function rowOf(file, mutants) {
  const noticed = mutants.filter(({ status }) => NOTICED.has(status)).length
  const missed = mutants.filter(({ status }) => MISSED.has(status))
  const all = noticed + missed.length
  const share = `${((100 * noticed) / Math.max(1, all)).toFixed(1)} %`
  const survivors = missed.map(
    ({ location, mutatorName }) => `${location.start.line} ${mutatorName}`,
  )
  return `| \`${file}\` | ${noticed} | ${all} | ${share} | ${[...new Set(survivors)].join(', ')} |`
}

const { files } = JSON.parse(readFileSync('test-results/mutation/report.json', 'utf8'))
const rows = new Map(existsSync(PAGE) ? readRows() : [])
for (const [file, { mutants }] of Object.entries(files)) rows.set(file, rowOf(file, mutants))

const lines = [...rows]
  .filter(([file]) => existsSync(file))
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([, row]) => row)

writeFileSync(
  PAGE,
  `# Mutants

Written by \`npm run mutate\`. Stryker changes the engine, boards, deals and rules in small ways; a mutant is noticed when
a test fails. Static mutants and texts are left out. A row is as its file was mutated last; files without one were not.
Survivors are named by line and kind.

| file | noticed | of | share | survivors |
|---|--:|--:|--:|---|
${lines.join('\n')}
`,
)
