// Installs a Chromium where there is none, and fails in one line unless it starts.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, SHELL } from './chromium.js'

/** Installs Debian's headless shell as root there, in CI also beside another, else Playwright's. */
function install() {
  const found = findChromium()
  const isSlow = found !== undefined && !found.endsWith(SHELL)
  if (found && !(isSlow && process.env.CI && isDebianRoot())) return
  try {
    if (isDebianRoot()) installFromDebian()
    else run('npx', 'playwright', 'install', 'chromium')
  } catch {
    // `start` says what is missing.
  }
}

function isDebianRoot() {
  const release = '/etc/os-release'
  if (process.getuid?.() !== 0 || !existsSync(release)) return false
  return /^ID=debian$/m.test(readFileSync(release, 'utf8'))
}

/** Fonts for emoji and CJK. */
function installFromDebian() {
  run('apt-get', 'update')
  const fonts = ['fonts-noto-color-emoji', 'fonts-noto-cjk']
  run('apt-get', 'install', '-y', SHELL, ...fonts)
}

function run(command, ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'ignore'], env })
}

/** Starts Chromium once. Returns what is wrong. */
async function start() {
  const executablePath = findChromium()
  if (!executablePath)
    return 'No Chromium: install Chrome or Chromium, or set CHROMIUM_PATH to its path.'
  try {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
    await browser.close()
  } catch {
    return `${executablePath} does not start as Chromium: set CHROMIUM_PATH to the path of one.`
  }
}

if (!process.env.CHROMIUM_PATH) install()
const error = await start()
if (error) process.stderr.write(`${error}\n`)
process.exitCode = error ? 1 : 0
