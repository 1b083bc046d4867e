import { test as base, expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** A page with a silent console, no third-party requests, and fixed randomness. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = []
    listen(page, (fault) => complaints.push(fault))
    await page.addInitScript(fixRandomness)
    await use(page)
    expect(complaints).toEqual([])
  },
})

export { expect }

/** For tests of what moves; others reduce motion. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Presses a tool's key; tools are ready right after the board. */
export async function pressKey(page: Page, key: string): Promise<void> {
  await page.locator('[role=toolbar]').waitFor({ state: 'attached' })
  await page.keyboard.press(key)
}

/** Throttles the page's processor. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Slows the animations of the page that is open, so that their frames are closer together; films count their time. */
export async function slowMotions(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 / times })
}

/** Set by `npm run test:long`. */
export const IS_LONG = process.env.EFFORT === 'long'

/** Takes a picture for people, which no test reads, in long runs. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (IS_LONG) await page.screenshot({ path: `test-results/looks/${name}.png` })
}

/** Returns axe's violations in a part of the page, of the rules named or of all. Axe is given to a page once. */
export async function findings(page: Page, part = 'html', ...rules: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(findViolations, { part, rules })
}

async function findViolations({ part, rules }: { part: string; rules: string[] }) {
  const { violations } = await axe.run(part, {
    ...(rules.length > 0 && { runOnly: rules }),
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
    elementRef: true,
  })
  // A number in a picture is no label, and the name has it as a word.
  const isDrawn = (id: string, element?: HTMLElement | null) =>
    id === 'label-content-name-mismatch' && element?.querySelector('svg text')
  return violations.flatMap(({ id, nodes }) =>
    nodes.filter(({ element }) => !isDrawn(id, element)).map(({ html }) => `${id}: ${html}`),
  )
}

/** Playwright's own console message where service workers are blocked. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

function listen(page: Page, report: (fault: string) => void): void {
  page.on('pageerror', ({ message }) => report(message))
  page.on('console', (message) => {
    const isBad = ['error', 'warning'].includes(message.type())
    if (isBad && message.text() !== BLOCKED) report(message.text())
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') report(request.url())
  })
}

/** Fixes the platform's randomness, so that a failing board is dealt again. */
function fixRandomness(): void {
  let state = 1
  Crypto.prototype.getRandomValues = (array) => {
    if (array instanceof Uint32Array) {
      for (const place of array.keys()) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0
        array[place] = state
      }
    }
    return array
  }
}
