import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './chromium'

const executablePath = findChromium()
const results = '../../test-results'

/** Tests that look at single frames, which a busy machine skips. */
const FILMS = /(drag|film|frames|link-speed|link-table|matches|motion)\.e2e\.ts$/

export default defineConfig({
  outputDir: `${results}/e2e`,
  reporter: [['list'], ['json', { outputFile: `${results}/playwright.json` }]],
  forbidOnly: true,
  // What repeats a proof is left out, and takes hours; CONTRIBUTING lists it.
  ...(process.env.EFFORT !== 'long' && { grepInvert: /@long/, globalTimeout: 40 * 60_000 }),
  // The second try is traced. In CI one that passes is reported as flaky, elsewhere it fails.
  retries: 1,
  failOnFlakyTests: !process.env.CI,
  // A busy machine may take long, and that is no fault.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 3,
  projects: [
    { name: 'pages', testMatch: '*.e2e.ts', testIgnore: FILMS },
    { name: 'films', testMatch: FILMS, workers: 2 },
  ],
  use: {
    baseURL: `http://localhost:${process.env.PREVIEW_PORT}`,
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
    // Motion is waited for only where it is tested.
    contextOptions: { reducedMotion: 'reduce' },
    // Installing one takes as long as most tests, and its cache would bypass routes; tests about it allow it.
    serviceWorkers: 'block',
    // Tracing slows every action.
    trace: 'on-first-retry',
  },
  webServer: {
    // Takes the next port if its own is in use; `wait` reads it into PREVIEW_PORT.
    command: 'vite preview',
    cwd: '../..',
    env: { FORCE_COLOR: '0' },
    wait: { stdout: /localhost:(?<preview_port>\d+)/ },
  },
})
