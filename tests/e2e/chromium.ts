import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

/** Set this to the browser the tests should drive; it goes before every other. */
const OVERRIDE = 'CHROMIUM_PATH'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const WINDOWS_ROOTS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']

/**
 * The first three are pages for an address bar that no test sees: opened with every window, they cost as much as the
 * page under test. Chromium reads only the last such list, so the rest are those of Playwright's that matter here.
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

/** Root may not use Chromium's sandbox, and a test browser has nothing to fetch for itself. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES}`,
]

/** The path of an installed Chrome or Chromium, if there is one. */
export function findChromium(): string | undefined {
  const override = process.env[OVERRIDE]
  return override ?? candidates().find((path) => existsSync(path))
}

function candidates(): string[] {
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin']
  const roots = WINDOWS_ROOTS.flatMap((name) => process.env[name] ?? [])
  return [
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...APPLICATIONS,
    ...roots.map((root) => join(root, 'Google', 'Chrome', 'Application', 'chrome.exe')),
    chromium.executablePath(),
  ]
}

/** Installs a Chromium where none is found: Debian's own when we may, else Playwright's. */
export default function installChromium(): void {
  if (findChromium()) return
  try {
    if (isDebianRoot()) installFromDebian()
    else run('npx', 'playwright', 'install', 'chromium')
  } catch {
    throw new Error(`No Chromium: install Chrome or Chromium, or set ${OVERRIDE} to its path.`)
  }
}

function isDebianRoot(): boolean {
  const release = '/etc/os-release'
  if (process.getuid?.() !== 0 || !existsSync(release)) return false
  return /^ID=debian$/m.test(readFileSync(release, 'utf8'))
}

/** With the fonts that tiles and 連連看 are drawn in. */
function installFromDebian(): void {
  run('apt-get', 'update')
  run('apt-get', 'install', '-y', 'chromium', 'fonts-noto-color-emoji', 'fonts-noto-cjk')
}

function run(command: string, ...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
}
