/**
 * Changes the engine and the rules in thousands of small ways, and looks whether a test notices. All of it takes hours;
 * one folder, by the tests beside it, takes minutes:
 * `npm run mutate -- --mutate 'src/games/link/rules/*.ts' --testFiles 'tests/games/link/rules/*.test.ts,tests/engine/laws.test.ts'`.
 * What neither code nor tests have changed since is not tried again. Tests try less here: tests/support/effort.ts.
 */
export default {
  mutate: [
    'src/engine/**/*.ts',
    'src/games/*/{board,deal,rules}/**/*.ts',
    'src/games/link/solver/verdict.ts',
  ],
  mutator: {
    // Names, codes and words: compiler and golden deals check the first two, and no rule depends on the third.
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
  // A run cut short leaves the next one without some of its tests, and mutants survive that would not.
  disableBail: true,
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
