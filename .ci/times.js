// Prints what kept the workers of the last tests, the slowest first. Exits with the code that it is given.
import { existsSync, readFileSync, statSync } from 'node:fs'

const UNIT = 'test-results/times.json'
const E2E = 'test-results/playwright.json'

const writtenAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)
const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0)

const testsIn = ({ specs, suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsIn),
]

const rowsOf = (suite) =>
  testsIn(suite).map(({ projectName, results }) => ({
    file: `tests/e2e/${suite.file}`,
    project: projectName,
    tests: 1,
    seconds: sum(results, 'duration') / 1000,
  }))

const unit = existsSync(UNIT) ? read(UNIT) : []
// After unit tests that failed, the end-to-end tests of an earlier run are left.
const e2e = writtenAt(E2E) > writtenAt(UNIT) ? read(E2E).suites.flatMap(rowsOf) : []
const rows = [...unit, ...e2e]

/** Prints the sums of the rows that have a name in common. */
function print(key, limit) {
  const names = [...new Set(rows.map((row) => row[key]))]
  const sums = names.map((name) => {
    const group = rows.filter((row) => row[key] === name)
    return { name, seconds: sum(group, 'seconds'), tests: sum(group, 'tests') }
  })
  console.log(`\nworkers' seconds  share  tests  ${key}`)
  for (const { name, seconds, tests } of sums
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, limit)) {
    const share = `${((100 * seconds) / sum(rows, 'seconds')).toFixed(1)} %`
    console.log(
      `${seconds.toFixed(1).padStart(16)}${share.padStart(7)}${String(tests).padStart(7)}  ${name}`,
    )
  }
}

print('file', 20)
print('project')
process.exitCode = Number(process.argv[2] ?? 0)
