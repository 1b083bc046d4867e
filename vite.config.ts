import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { CHUNK_GROUPS } from './build/chunks.ts'
import { nameClass } from './build/class-names.ts'
import { faces } from './build/faces.ts'
import { collectLicences, licences } from './build/licences.ts'
import { compileMessages } from './build/messages.ts'
import { pwa } from './build/pwa.ts'
import { shell } from './build/shell.ts'
import { fileTimes } from './tests/support/file-times.ts'

/** Stryker sets it in its workers. What is tested there is the rules, by the tests beside them. */
const mutating = process.env.STRYKER_MUTATOR_WORKER !== undefined

const CLI_TESTS = ['tests/{cli,simulator/{command,serve,clients}}/**/*.test.ts']

/** What a mutant is tested by. */
const RULES_TESTS = ['tests/engine/*.test.ts', 'tests/games/*/{board,deal,rules,solver}/*.test.ts']

const CHANGES_GLOBALS = /jsdom|vi\.(mock|stubGlobal|resetModules|spyOn|useFakeTimers)/

/** Tests that change nothing outside themselves; a search takes twice as long in a context of its own. */
const PURE_TESTS = readdirSync(join(import.meta.dirname, 'tests'), {
  recursive: true,
  encoding: 'utf8',
})
  .map((path) => join(import.meta.dirname, 'tests', path))
  .filter((path) => path.endsWith('.test.ts') && !CHANGES_GLOBALS.test(readFileSync(path, 'utf8')))

// The commands (simulate, arena, bench, soak) are built for Node, each as one `main.js`.
export default defineConfig(({ isSsrBuild }) => ({
  base: './',
  // Addresses in the app follow `#`; any other path is an error, as on a static host.
  appType: 'mpa',
  // wouter's copy of a hook for older versions of React.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  plugins: [
    faces(),
    compileMessages(),
    react(),
    lingui(),
    !isSsrBuild && shell,
    !isSsrBuild && licences(),
    !isSsrBuild && pwa,
  ],
  css: { modules: { generateScopedName: nameClass } },
  worker: { plugins: () => [collectLicences()] },
  build: {
    target: 'es2022',
    // The first that know `round()`, which boards are sized by.
    cssTarget: ['chrome125', 'firefox125', 'safari17.5'],
    manifest: true,
    // A browser that cannot be asked beforehand asks when it gets there.
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      // Leaves out wouter's `Link`, which the app does not use.
      treeshake: { manualPureFunctions: ['forwardRef'] },
      output: isSsrBuild
        ? { entryFileNames: 'main.js' }
        : {
            codeSplitting: { groups: CHUNK_GROUPS },
            // The shell lists all names, and hashes cannot be compressed.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
          },
    },
  },
  test: {
    provide: { mutating, long: process.env.EFFORT === 'long' },
    environment: 'node',
    // Tests of commands and pages wait, so there is one worker more than processors. Vitest cuts a percentage to 100 %.
    maxWorkers: availableParallelism() + 1,
    // A busy machine may take long, and that is no fault.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }], fileTimes],
    projects: [
      // One worker for all files starts sooner than one for each.
      {
        extends: true,
        test: {
          name: 'pure',
          include: mutating ? RULES_TESTS : PURE_TESTS,
          exclude: CLI_TESTS,
          isolate: false,
          setupFiles: ['tests/support/effort.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'cli',
          include: mutating ? [] : CLI_TESTS,
          isolate: false,
          globalSetup: 'tests/support/build-commands.ts',
        },
      },
      {
        extends: true,
        // Development's elements each hold the stack that made them, a tenth of a component's test.
        oxc: { jsx: { development: false } },
        resolve: {
          alias: {
            'react/jsx-runtime': join(
              import.meta.dirname,
              'node_modules/react/cjs/react-jsx-runtime.production.js',
            ),
          },
        },
        test: {
          name: 'others',
          // A new context for each file costs half of what a new process does.
          pool: 'vmThreads',
          include: mutating ? [] : ['tests/**/*.test.{ts,tsx}'],
          exclude: [...PURE_TESTS, ...CLI_TESTS],
        },
      },
    ],
  },
}))
