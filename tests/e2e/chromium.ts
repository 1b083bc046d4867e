import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

/** The environment variable that overrides the browser. */
const OVERRIDE = 'CHROMIUM_PATH'

/** Without windows, it needs half the processor time of the others. */
const SHELL = 'chromium-headless-shell'

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

/** Returns the path of an installed Chrome or Chromium. */
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

/**
 * Installs Chromium if there is none: Debian's headless shell as root, else Playwright's. In CI, as root on Debian, the
 * shell takes the place of another.
 */
export default function installChromium(): void {
  const found = findChromium()
  const isSlow = found !== undefined && !found.endsWith(SHELL)
  if (found && !(isSlow && process.env.CI && isDebianRoot())) return
  try {
    if (isDebianRoot()) installFromDebian()
    else run('npx', 'playwright', 'install', 'chromium')
  } catch {
    if (found) return
    throw new Error(`No Chromium: install Chrome or Chromium, or set ${OVERRIDE} to its path.`)
  }
}

function isDebianRoot(): boolean {
  const release = '/etc/os-release'
  if (process.getuid?.() !== 0 || !existsSync(release)) return false
  return /^ID=debian$/m.test(readFileSync(release, 'utf8'))
}

/** Fonts for emoji and CJK. */
function installFromDebian(): void {
  run('apt-get', 'update')
  const fonts = ['fonts-noto-color-emoji', 'fonts-noto-cjk']
  run('apt-get', 'install', '-y', SHELL, ...fonts)
}

function run(command: string, ...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
}
