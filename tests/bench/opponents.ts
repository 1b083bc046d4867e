import type { Browser, Page } from '@playwright/test'
import { cellAt, greediest, readGarden } from '../e2e/garden-board'
import { quantile } from './quantile'
import { gardenQuestions, patchesQuestions, type Question } from './questions'
import { print } from './report'
import { slowed } from './slow-down'

const SLOWER = 4

/** A page of the app, and its opponent's worker, started by a first move. */
async function openOpponent(
  browser: Browser,
  address: string,
  move: (page: Page) => Promise<void>,
): Promise<{ page: Page; url: string }> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(address)
  const started = page.waitForEvent('worker')
  await move(page)
  return { page, url: (await started).url() }
}

async function moveInGarden(page: Page): Promise<void> {
  await page.getByRole('grid').getByRole('button').first().waitFor()
  const { from, to } = greediest(await readGarden(page))
  await cellAt(page, from).click()
  await cellAt(page, to).click()
}

async function moveInPatches(page: Page): Promise<void> {
  const hand = page.getByRole('region', { name: 'Your hand' })
  const open = page.getByRole('button', { name: /^Open cell/ })
  await open.last().click()
  await hand.getByRole('button').first().click()
  await hand.getByRole('button', { name: 'Submit' }).click()
}

/** Asks a fresh opponent all questions in sequence; returns the time of each answer. */
const askAll = (page: Page, url: string, questions: readonly Question[]): Promise<number[]> =>
  page.evaluate(
    async ([address, asked]) => {
      const worker = new Worker(address, { type: 'module' })
      const times: number[] = []
      for (const [id, { name, args }] of asked.entries()) {
        const start = performance.now()
        const answered = new Promise<void>((resolve) => {
          // Its first message says that it is ready.
          worker.onmessage = ({ data }) => data?.id === `${id}` && resolve()
        })
        // The format of Comlink's calls.
        const argumentList = [...args, Date.now()].map((value) => ({ type: 'RAW', value }))
        worker.postMessage({ id: `${id}`, type: 'APPLY', path: [name], argumentList })
        await answered
        times.push(performance.now() - start)
      }
      worker.terminate()
      return times
    },
    [url, questions] as const,
  )

async function printAnswers(
  browser: Browser,
  name: string,
  { page, url }: { page: Page; url: string },
  questions: readonly Question[],
): Promise<void> {
  const { value: times, share } = await slowed(browser, () => askAll(page, url, questions))
  const quantiles = [0.5, 0.99, 1].map((part) => quantile(times, part)).join(', ')
  print(
    `${name}, hard, ${times.length} answers with ${(100 * share).toFixed(0)} % of a processor: p50, p99, worst ${quantiles} ms`,
  )
  await page.context().close()
}

/** Prints a slow phone's delays of opponents' answers. */
export async function opponentsBench(browser: Browser, home: string): Promise<void> {
  const garden = await openOpponent(browser, `${home}#/garden/hard`, moveInGarden)
  await printAnswers(browser, 'Garden', garden, [...gardenQuestions()])
  const patches = await openOpponent(browser, `${home}#/patches/large-hard`, moveInPatches)
  await printAnswers(browser, 'Patches', patches, [...patchesQuestions()])
  await printFrames(browser, `${home}#/patches/large-hard`)
}

const ROUNDS = 8

/** Prints frame times while the hard level searches in its worker. */
async function printFrames(browser: Browser, address: string): Promise<void> {
  const page = await (await browser.newContext()).newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(address)
  await moveInPatches(page)
  await page.evaluate(noteFrames)
  for (let session = 0; session < ROUNDS; session++) {
    await page.waitForTimeout(3_000)
    await moveInPatches(page)
  }
  const frames = await page.evaluate(() => window.frameTimes)
  const quantiles = [0.5, 0.99, 1].map((part) => quantile(frames, part)).join(', ')
  print(`Patches, ${frames.length} frames while hard thinks: p50, p99, worst ${quantiles} ms`)
  await page.context().close()
}

declare global {
  interface Window {
    /** Frame times while the opponent searches, in milliseconds. */
    frameTimes: number[]
  }
}

function noteFrames(): void {
  window.frameTimes = []
  let last = performance.now()
  const isThinking = () =>
    [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Thinking…')
  const note = (now: number) => {
    if (isThinking()) window.frameTimes.push(now - last)
    last = now
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}
