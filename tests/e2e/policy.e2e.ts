import { test as bare } from '@playwright/test'
import { clearAtOnce, openLevel, tileAt, tilesIn, toolOf, winDialogOn } from './link-board'
import { expect, pressKey, test } from './page'
import { storeSettings } from './stored-settings'

test('the page has a content security policy, and respects it', async ({ page }) => {
  const response = await page.goto('/')
  const html = (await response?.text()) ?? ''
  const scripts = html.indexOf('<script')
  const policy = html.indexOf('http-equiv="Content-Security-Policy"')
  expect(policy).toBeGreaterThan(0)
  expect(policy).toBeLessThan(scripts)
  const words = await page.locator('meta[http-equiv]').getAttribute('content')
  expect(words).toContain("default-src 'self';")
  expect(words).not.toContain('unsafe')
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/)
  expect(html).not.toMatch(/\s(on\w+|style)=/)
})

// Violations are logged as errors, which fail other tests.
bare('scripts in the page, eval and other hosts are refused', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      document.documentElement.dataset.refused = `${document.documentElement.dataset.refused ?? ''} ${effectiveDirective}`
    })
    const inline = document.createElement('script')
    inline.textContent = 'document.title = "broken into"'
    const evaluated = document.createElement('button')
    evaluated.setAttribute('onclick', 'document.title = "broken into"')
    const image = document.createElement('img')
    image.src = 'https://example.com/pixel.png'
    document.body.append(inline, evaluated, image)
    evaluated.click()
    fetch('https://example.com/').catch(() => {})
  })
  const refused = page.locator('html')
  for (const directive of ['script-src-elem', 'script-src-attr', 'img-src', 'connect-src'])
    await expect(refused).toHaveAttribute('data-refused', new RegExp(directive))
  await expect(page).toHaveTitle('Pairwise')
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('no page sends a third-party request', async ({ page, context }) => {
    const hosts = new Set<string>()
    context.on('request', (request) => {
      const { protocol, host } = new URL(request.url())
      if (protocol !== 'data:') hosts.add(host)
    })
    await openLevel(page, 'novice')
    await pressKey(page, '?')
    await expect(page.getByRole('dialog').getByRole('grid').last()).toBeVisible()
    await page.keyboard.press('Escape')
    for (const name of ['Settings', 'Share']) {
      await toolOf(page, 'More').click()
      await toolOf(page, name).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await clearAtOnce(page)
    await expect(winDialogOn(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await toolOf(page, 'Menu').click()
    await page.getByRole('link', { name: 'Results' }).click()
    await expect(page.getByRole('img')).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    expect([...hosts]).toEqual([new URL(page.url()).host])
  })
})

declare global {
  interface Window {
    /** Numbers of audio contexts made and sounds played. */
    heard: { made: number; played: number }
  }
}

/** Counts audio calls from the first script on. */
function countSounds(): void {
  const counts = { made: 0, played: 0 }
  Object.assign(window, { heard: counts })
  window.AudioContext = class extends AudioContext {
    constructor() {
      super()
      counts.made++
    }
  }
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...times) {
    counts.played++
    start.apply(this, times)
  }
}

const heard = () => window.heard

test.describe('sounds', () => {
  test.beforeEach(({ page }) => page.addInitScript(countSounds))

  test('start after the first gesture', async ({ page }) => {
    await openLevel(page, 'novice')
    expect(await page.evaluate(heard)).toEqual({ made: 0, played: 0 })
    await tileAt(page, { row: 0, col: 0 }).click()
    await expect.poll(() => page.evaluate(heard)).toEqual({ made: 1, played: 1 })
  })

  test('are muted by one press, for good', async ({ page }) => {
    await openLevel(page, 'novice')
    const mute = page.getByRole('button', { name: 'Mute' })
    await mute.click()
    await expect(mute).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(mute).toHaveAttribute('aria-pressed', 'true')
    await expect(tilesIn(page)).toHaveCount(48)
    await tileAt(page, { row: 0, col: 0 }).click()
    await expect(tileAt(page, { row: 0, col: 0 })).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(heard)).toEqual({ made: 0, played: 0 })
    await pressKey(page, 'm')
    await expect(mute).toHaveAttribute('aria-pressed', 'false')
    await tileAt(page, { row: 0, col: 0 }).click()
    await tileAt(page, { row: 0, col: 0 }).click()
    await expect.poll(async () => (await page.evaluate(heard)).played).toBeGreaterThan(0)
  })
})

const DAMAGED = ['{{{', '{"state":{"theme":"pink","language":7,"volume":"loud"},"version":1}', '[]']

for (const stored of DAMAGED) {
  test(`settings stored as ${stored} take their defaults`, async ({ page }) => {
    await page.addInitScript((text) => {
      if (!sessionStorage.getItem('damaged')) localStorage.setItem('pairwise/settings', text)
      sessionStorage.setItem('damaged', 'once')
    }, stored)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pairwise')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('Light')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
}

test('settings are reset by one press', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('High contrast')
  await page.getByRole('radio', { name: 'Letters' }).check()
  await page.getByRole('switch', { name: 'Show the time' }).uncheck()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('繁體中文')
  await expect(page.getByRole('dialog', { name: '設定' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Pictures' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Show the time' })).toBeChecked()
})

for (const [motion, reducedMotion, moves] of [
  ['reduced', 'no-preference', false],
  ['full', 'reduce', true],
  ['system', 'reduce', false],
  ['system', 'no-preference', true],
] as const) {
  test(`motion ${motion}, where the system says ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await storeSettings(page, { motion })
    await openLevel(page, 'novice')
    await pressKey(page, 'h')
    await expect(page.getByRole('status')).toContainText('Hint: ')
    // Hinted tiles pulse; with reduced motion they keep their size.
    const seen = await page.evaluate(async () => {
      const sizes = new Set<string>()
      for (let frame = 0; frame < 30; frame++) {
        await new Promise(requestAnimationFrame)
        const tiles = document.querySelectorAll('[data-look=hinted]')
        for (const tile of tiles) sizes.add(getComputedStyle(tile).transform)
      }
      return sizes.size
    })
    expect(seen > 2).toBe(moves)
  })
}
