import type { Browser } from '@playwright/test'
import { quantile } from './quantile'
import { committedRow, printTable } from './report'
import { slowPage } from './slow-page'
import { askUnwatched } from './unwatched-page'

const VISITS = 7

const LOOK_AFTER_MS = 4_000

/** Prefix of the page's message about its first tile. */
const FIRST = 'first tile at '

/** Reports when the first tile is clickable: painted, and the thread idle. */
function tellFirstTile(first: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[role=grid] button')) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        performance.mark(first)
        console.debug(first, performance.now())
      }
      port2.postMessage(0)
    })
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** The page reports by itself, since polling would cost it time. */
async function measureWatched(browser: Browser, address: string): Promise<number> {
  const page = await slowPage(browser)
  await page.addInitScript(tellFirstTile, FIRST)
  const logged = page.waitForEvent('console', (message) => message.text().startsWith(FIRST))
  await page.goto(address)
  const text = (await logged).text()
  await page.context().close()
  return Number(text.slice(FIRST.length))
}

async function measureUnwatched(browser: Browser, address: string): Promise<number> {
  const answer = await askUnwatched(browser, {
    address,
    early: `(${tellFirstTile})(${JSON.stringify(FIRST)})`,
    ask: `performance.getEntriesByName(${JSON.stringify(FIRST)})[0]?.startTime`,
    afterMs: LOOK_AFTER_MS,
  })
  if (typeof answer !== 'number') throw new Error('no first tile within four seconds')
  return answer
}

/** Prints a slow phone's delay of Link's first tile, with and without Playwright attached. */
export async function firstTileBench(browser: Browser, address: string): Promise<void> {
  const [alone, watched]: [number[], number[]] = [[], []]
  for (let visit = 0; visit < VISITS; visit++) {
    alone.push(await measureUnwatched(browser, address))
    watched.push(await measureWatched(browser, address))
  }
  for (const [name, waits] of Object.entries({ alone, 'listened to': watched })) {
    const row = `first tile, cold, ${name}, ms`
    const [before] = committedRow('browser', row)
    const median = quantile(waits, 0.5)
    const ratio = before ? (Number(median) / before).toFixed(2) : ''
    printTable({
      [row]: { median, worst: quantile(waits, 1), 'of the last report’s median': ratio },
    })
  }
}
