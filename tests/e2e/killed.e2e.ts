import { kill } from 'node:process'
import { type BrowserContext, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './chromium'
import { expectFullBoard, figureOf, readBoard, tilesIn } from './link-board'
import { playALittle } from './novice-round'
import { expect, test } from './page'

// A trace is written when a test ends, by asking the browser, and these are killed before.
test.use({ trace: 'off' })

test('a browser that is killed in mid-game has the game when it is started again', async ({
  baseURL,
}, info) => {
  test.slow()
  const profile = info.outputPath('profile')
  const first = await startChromium(profile, baseURL)
  const page = await first.newPage()
  await page.goto('/#/link/novice')
  await expectFullBoard(page, 'novice')
  await playALittle(page)
  const board = await readBoard(page)
  await killBrowser(first)

  const second = await startChromium(profile, baseURL)
  const again = await second.newPage()
  await again.goto('/#/link/novice')
  await expect(tilesIn(again)).toHaveCount(42)
  expect(await readBoard(again)).toEqual(board)
  await expect(figureOf(again, 'moves')).toHaveText('4')
  await expect(again.getByRole('alert')).toHaveCount(0)
  await second.close()
})

/** A browser of one's own on a profile. */
function startChromium(profile: string, baseURL = ''): Promise<BrowserContext> {
  const executablePath = findChromium()
  return chromium.launchPersistentContext(profile, {
    args: CHROMIUM_FLAGS,
    baseURL,
    ...(executablePath && { executablePath }),
  })
}

/** No chance is given to write anything down. */
async function killBrowser(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession()
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {}
  const browser = processInfo.find(({ type }) => type === 'browser')
  if (!browser) throw new Error('the browser has no process')
  const gone = context.waitForEvent('close')
  kill(browser.id, 'SIGKILL')
  await gone
}
