import { kill } from 'node:process'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './chromium'
import { attempt, expectFullBoard, figureOf, readBoard, tilesIn } from './link-board'
import { playALittle } from './novice-game'
import { expect, test } from './page'
import { boardAddress } from './stored-saves'

// Tracing needs a live browser at the end, and these are killed.
test.use({ trace: 'off' })

test('a killed browser has the game and the mistake of another after a restart', async ({
  baseURL,
}, info) => {
  test.slow()
  const profile = info.outputPath('profile')
  const first = await startChromium(profile, baseURL)
  const page = await first.newPage()
  await page.goto(boardAddress('BB/AB/BA/C./C.', '&net=false'))
  await attempt(page, { from: { row: 0, col: 0 }, to: { row: 1, col: 0 } })
  await attempt(page, { from: { row: 0, col: 3 }, to: { row: 0, col: 4 } })
  await expect(page.getByText('made the board unwinnable')).toBeVisible()
  await expectMistake(page)
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
  await expectMistake(again)
  await second.close()
})

async function expectMistake(page: Page): Promise<void> {
  await page.goto('/#/mistakes')
  await expect(page.getByRole('row', { name: /Shared game/ })).toHaveCount(1)
}

/** Launches a browser on a profile. */
function startChromium(profile: string, baseURL = ''): Promise<BrowserContext> {
  const executablePath = findChromium()
  return chromium.launchPersistentContext(profile, {
    args: CHROMIUM_FLAGS,
    baseURL,
    ...(executablePath && { executablePath }),
  })
}

/** Kills without a chance to write. */
async function killBrowser(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession()
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {}
  const browser = processInfo.find(({ type }) => type === 'browser')
  if (!browser) throw new Error('the browser has no process')
  const gone = context.waitForEvent('close')
  kill(browser.id, 'SIGKILL')
  await gone
}
