import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './chromium'

const executablePath = findChromium()
const results = '../../test-results'

export default defineConfig({
  testMatch: '*.e2e.ts',
  globalSetup: './chromium.ts',
  outputDir: `${results}/e2e`,
  reporter: [['list'], ['json', { outputFile: `${results}/playwright.json` }]],
  forbidOnly: true,
  // A test that passes at the second try on a busy machine is reported as flaky, and not hidden.
  retries: process.env.CI ? 1 : 0,
  globalTimeout: 40 * 60_000,
  fullyParallel: true,
  workers: 2,
  use: {
    baseURL: `http://localhost:${process.env.PREVIEW_PORT}`,
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
    // Installing one takes as long as most tests; those that are about it allow it. What one has stored would also come
    // in spite of a route.
    serviceWorkers: 'block',
    // Writing one makes every action slower.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
  webServer: {
    // Takes the next free port when its own is in use; `wait` reads which into PREVIEW_PORT.
    command: 'vite preview',
    cwd: '../..',
    env: { FORCE_COLOR: '0' },
    wait: { stdout: /localhost:(?<preview_port>\d+)/ },
  },
})
