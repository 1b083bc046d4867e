// Names what failed, adds up what the test runners reported, and fails if anything failed.
// Takes the exit codes of the checks, the unit tests, the end-to-end tests and the clusters.
import { existsSync, readFileSync } from 'node:fs'

const read = (name) => {
  const path = `test-results/${name}.json`
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

const unit = read('vitest') ?? { numPassedTests: 0, numFailedTests: 1 }
const e2e = read('playwright')?.stats ?? { expected: 0, flaky: 0, unexpected: 1 }
const tests = [
  { passed: 0, failed: 0 },
  { passed: unit.numPassedTests, failed: unit.numFailedTests },
  { passed: e2e.expected + e2e.flaky, failed: e2e.unexpected },
  { passed: 0, failed: 0 },
]

const STEPS = ['check', 'unit tests', 'end-to-end tests', 'clusters']

// A step that fails without a failed test (a check, a build, a file that does not load) counts as one.
const codes = process.argv.slice(2).map(Number)
const failures = tests.map(({ failed }, step) => Math.max(failed, codes[step] === 0 ? 0 : 1))
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

const namesOf = ({ file, title, suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok).map((spec) => `${file}: ${spec.title}`),
  ...suites.flatMap((suite) => namesOf({ ...suite, file: suite.file ?? file ?? title })),
]
const unitNames = (unit.testResults ?? []).flatMap(({ name, assertionResults }) =>
  assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => `${name}: ${fullName}`),
)
for (const [step, code] of codes.entries())
  if (code !== 0) console.log(`${STEPS[step]}: exit ${code}`)
for (const name of [...unitNames, ...namesOf(read('playwright') ?? {})])
  console.log(`failed: ${name}`)

const passed = sum(tests.map((test) => test.passed))
const failed = sum(failures)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
