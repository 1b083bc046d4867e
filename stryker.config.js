/**
 * `npm run mutate` changes the engine and the rules in thousands of small ways and looks whether a test notices;
 * `npm run mutate -- --mutate 'src/games/link/rules/*.ts'` does it for one folder. Results are kept in test-results/,
 * and what neither code nor tests have changed is not tried again. In its runs tests try less: tests/support/effort.ts.
 */
export default {
  mutate: ['src/engine/**/*.ts', 'src/games/*/rules/**/*.ts'],
  mutator: {
    // Names, codes and words: the compiler checks the first two, and no rule depends on the third.
    excludedMutations: ['StringLiteral'],
  },
  // Tables and schemas made once at loading: each such mutant would need the whole suite, loaded anew.
  ignoreStatic: true,
  // Stryker would rewrite the real one by an API that TypeScript 7 has no more; nothing of it concerns the sandbox.
  tsconfigFile: 'none',
  testRunner: 'vitest',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: 'test-results/mutation/known.json',
  tempDirName: 'test-results/mutation/sandboxes',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: 'test-results/mutation/report.json' },
  allowConsoleColors: false,
  clearTextReporter: { logTests: false, reportTests: false },
  ignorePatterns: ['dist', 'docs', 'public'],
  allowEmpty: false,
}
