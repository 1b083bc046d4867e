import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium'
import { openHost } from '../e2e/host'
import type { Reading } from './gauges'
import { type Soaked, soak } from './monkey'
import { type GameName, readOptions, type SoakOptions } from './options'

/** Settings as of a player who has seen the tutorial: a monkey never gets past it. */
const SETTINGS = JSON.stringify({ state: { tutored: true, volume: 0 }, version: 1 })

async function soakInNewProfile(
  browser: Browser,
  home: string,
  game: GameName,
  options: SoakOptions,
): Promise<Soaked> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript((settings) => {
    if (!location.hostname || localStorage.getItem('pairwise/settings')) return
    for (const of of ['', '/link']) localStorage.setItem(`pairwise/settings${of}`, settings)
  }, SETTINGS)
  const soaked = await soak(context, home, game, options)
  await context.close()
  return soaked
}

const MEGABYTE = 2 ** 20

const row = (name: string, values: readonly (number | string)[]): string =>
  `  ${name.padEnd(10)} ${values.join(' ')}`

function report(game: GameName, { acts, reloads, readings, faults }: Soaked): void {
  const all = (gauge: keyof Reading) => readings.map((reading) => reading[gauge])
  console.log(`${game}: ${acts} acts, ${reloads} reloads, ${faults.length} faults`)
  console.log(
    row(
      'heap, MB',
      all('heap').map((bytes) => (bytes / MEGABYTE).toFixed(1)),
    ),
  )
  for (const gauge of ['listeners', 'nodes', 'workers'] as const)
    console.log(row(gauge, all(gauge)))
  for (const fault of faults) console.log(`  ! ${fault}`)
}

/** A monkey at every game, in real Chromium. Gives how many faults it found. */
async function soakAll(options: SoakOptions): Promise<number> {
  if (!existsSync('dist/index.html')) throw new Error('There is no build: run vite build first')
  const host = await openHost('dist', '/')
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath && { executablePath }),
  })
  let faults = 0
  try {
    for (const game of options.games) {
      const soaked = await soakInNewProfile(browser, host.url, game, options)
      report(game, soaked)
      faults += soaked.faults.length
    }
  } finally {
    await browser.close()
    await host.close()
  }
  return faults
}

process.exitCode = (await soakAll(readOptions(process.argv.slice(2)))) > 0 ? 1 : 0
