import { test as bare, type Page } from '@playwright/test'
import { openLevel, pressInMore, tileAt, tilesIn } from './link-board'
import { expect, pressKey, test } from './page'
import { storeSettings } from './stored-settings'

// Violations are logged as errors, which fail other tests.
bare(
  'the page has a security policy, by which scripts in it, eval and other hosts are refused',
  async ({ page }) => {
    const response = await page.goto('/')
    const html = (await response?.text()) ?? ''
    const scripts = html.indexOf('<script')
    const policy = html.indexOf('http-equiv="Content-Security-Policy"')
    expect(policy).toBeGreaterThan(0)
    expect(policy).toBeLessThan(scripts)
    const words = await page.locator('meta[http-equiv]').getAttribute('content')
    expect(words).toContain("default-src 'self';")
    expect(words).not.toMatch(/unsafe|https?:|[.*]/)
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/)
    expect(html).not.toMatch(/\s(on\w+|style)=/)

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
  },
)

declare global {
  interface Window {
    /** Numbers of audio contexts made and sounds played. */
    heard: { made: number; played: number }
  }
}

/** Counts audio calls from the first script on. Each look of the test counts as a gesture, but for this. */
function countSounds(): void {
  let isUsed = false
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, () => (isUsed = true), { capture: true })
  Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { get: () => isUsed })
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

test('sounds start after the first gesture, and are muted by one press, for good', async ({
  page,
}) => {
  await page.addInitScript(countSounds)
  await openLevel(page, 'novice')
  const first = tileAt(page, { row: 0, col: 0 })
  expect(await page.evaluate(heard)).toEqual({ made: 0, played: 0 })
  await first.click()
  await expect.poll(() => page.evaluate(heard)).toEqual({ made: 1, played: 1 })
  const mute = page.getByRole('button', { name: 'Mute' })
  await mute.click()
  await expect(mute).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(mute).toHaveAttribute('aria-pressed', 'true')
  await expect(tilesIn(page)).toHaveCount(48)
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(heard)).toEqual({ made: 0, played: 0 })
  await pressKey(page, 'm')
  await expect(mute).toHaveAttribute('aria-pressed', 'false')
  await first.click()
  await first.click()
  await expect.poll(async () => (await page.evaluate(heard)).played).toBeGreaterThan(0)
})

test('damaged settings take their defaults, changed ones last, and one press resets them', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('damaged')) localStorage.setItem('pairwise/settings', '{{{')
    sessionStorage.setItem('damaged', 'once')
  })
  const html = page.locator('html')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pairwise')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('High contrast')
  await page.getByRole('radio', { name: 'Letters' }).check()
  await page.getByRole('switch', { name: 'Show the time' }).uncheck()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Tiếng Việt')
  await expect(page.getByRole('dialog', { name: 'Cài đặt' })).toBeVisible()
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'contrast')
  await page.getByRole('button', { name: 'Cài đặt' }).click()
  await page.getByRole('dialog').getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Pictures' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Show the time' })).toBeChecked()
})

/** Collects the sizes of hinted tiles in thirty frames: they pulse, except with reduced motion. */
const countSizes = (page: Page) =>
  page.evaluate(async () => {
    const sizes = new Set<string>()
    for (let frame = 0; frame < 30; frame++) {
      await new Promise(requestAnimationFrame)
      const tiles = document.querySelectorAll('[data-look=hinted]')
      for (const tile of tiles) sizes.add(getComputedStyle(tile).transform)
    }
    return sizes.size
  })

test('tiles move as the setting says, or else the system', { tag: '@long' }, async ({ page }) => {
  await storeSettings(page, { motion: 'system' })
  await openLevel(page, 'novice')
  await pressKey(page, 'h')
  await expect(page.locator('[data-look=hinted]')).toHaveCount(2)
  for (const [motion, reducedMotion, moves] of [
    ['System', 'reduce', false],
    ['System', 'no-preference', true],
    ['Reduced', 'no-preference', false],
    ['Full', 'reduce', true],
  ] as const)
    await test.step(`${motion}, where the system says ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion })
      await pressInMore(page, 'Settings')
      await page.getByRole('combobox', { name: 'Motion' }).selectOption(motion)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const sizes = await countSizes(page)
      if (moves) expect(sizes).toBeGreaterThan(2)
      else expect(sizes).toBe(1)
    })
})
