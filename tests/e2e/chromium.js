// Plain JavaScript, so that Node runs it before anything is built.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Without windows, it needs half the processor time of the others. */
export const SHELL = 'chromium-headless-shell'

const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const WINDOWS_ROOTS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']

/**
 * The first three are preloaded pages of the address bar, which cost as much as the page under test. Chromium reads
 * only the last such list, so the rest are Playwright's that matter here.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Root cannot use Chromium's sandbox; background networking is off. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES}`,
]

/** Returns the path of a Chrome or Chromium: the one that is asked for, else an installed one. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || candidates().find((path) => existsSync(path))
}

function candidates() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const roots = WINDOWS_ROOTS.flatMap((name) => process.env[name] ?? [])
  return [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...APPLICATIONS,
    ...roots.map((root) => join(root, 'Google', 'Chrome', 'Application', 'chrome.exe')),
    chromium.executablePath(),
  ]
}
