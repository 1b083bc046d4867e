// Writes docs/mutants.md from Stryker's last report. Files that were not mutated this time keep their row.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const PAGE = 'docs/mutants.md'
const NOTICED = new Set(['Killed', 'Timeout'])
const MISSED = new Set(['Survived', 'NoCoverage'])

const readRows = () =>
  [...readFileSync(PAGE, 'utf8').matchAll(/^\| `(.+)` \| (\d+) \| (\d+) \|/gm)].map(
    ([, file, noticed, all]) => [file, { noticed: Number(noticed), all: Number(all) }],
  )

const count = (mutants, statuses) => mutants.filter(({ status }) => statuses.has(status)).length

const { files } = JSON.parse(readFileSync('test-results/mutation/report.json', 'utf8'))
const rows = new Map(existsSync(PAGE) ? readRows() : [])
for (const [file, { mutants }] of Object.entries(files)) {
  const noticed = count(mutants, NOTICED)
  rows.set(file, { noticed, all: noticed + count(mutants, MISSED) })
}

const share = ({ noticed, all }) => `${((100 * noticed) / Math.max(1, all)).toFixed(1)} %`
const lines = [...rows]
  .filter(([file, { all }]) => all > 0 && existsSync(file))
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([file, row]) => `| \`${file}\` | ${row.noticed} | ${row.all} | ${share(row)} |`)

writeFileSync(
  PAGE,
  `# Mutants

Written by \`npm run mutate\`. Stryker changes the engine, boards, deals and rules in small ways; a mutant is noticed when
a test fails. Static mutants and texts are left out. A row is as its file was mutated last; files without one were not.

| file | noticed | of | share |
|---|--:|--:|--:|
${lines.join('\n')}
`,
)
