import { mkdirSync, writeFileSync } from 'node:fs'
import type { TestModule } from 'vitest/node'

/** Seconds of a worker: the tests, and what is loaded for them, which the JSON report leaves out. */
function secondsOf(module: TestModule): number {
  const { duration, collectDuration, setupDuration, ...rest } = module.diagnostic()
  const loading = collectDuration + setupDuration + rest.prepareDuration
  return (duration + loading + rest.environmentSetupDuration) / 1000
}

/** Reports the time of each file to `.ci/times.js`. */
export const fileTimes = {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module) => ({
      file: module.relativeModuleId,
      project: module.project.name,
      tests: [...module.children.allTests()].length,
      seconds: secondsOf(module),
    }))
    mkdirSync('test-results', { recursive: true })
    writeFileSync('test-results/times.json', JSON.stringify(times))
  },
}
