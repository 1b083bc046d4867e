import type { Page } from '@playwright/test'
import type { Random } from '#src/engine/random.ts'

/** One thing that a monkey does to a page; its name says what, for the log. */
export interface Act {
  readonly name: string
  readonly weight: number
  readonly run: (page: Page, random: Random) => Promise<unknown>
}

const KEYS = [
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', 'Space', 'Escape', 'Tab'],
  ...['Shift+Tab', 'Home', 'End', 'Control+Home', 'Control+End', 'PageDown', 'Backspace'],
  ...'huysnrpewqm?1234567890'.split(''),
]

/** Desktops, tablets and phones, upright and on their side. */
const WINDOWS = [
  [1280, 800],
  [800, 600],
  [768, 1024],
  [360, 740],
  [740, 360],
  [320, 568],
  [1920, 1080],
] as const

const oneOf = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items[random.below(items.length)]

/** The middles of what can be pressed inside the window now, in a dialog where one is open. */
const findTargets = (page: Page, within: string): Promise<{ x: number; y: number }[]> =>
  page.evaluate((selector) => {
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    const found = scope.querySelectorAll(selector)
    return [...found].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const middle = { x: x + width / 2, y: y + height / 2 }
      const seen = document.elementFromPoint(middle.x, middle.y)
      return seen && (element.contains(seen) || seen.contains(element)) ? middle : []
    })
  }, within)

async function press(page: Page, random: Random, within: string): Promise<void> {
  const target = oneOf(random, await findTargets(page, within))
  if (target) await page.mouse.click(target.x, target.y)
}

/** Only within the app: a link to elsewhere has no address after the hash. */
const CONTROLS = 'button:enabled, a[href^="#"], summary, label, select, input:not([type=file])'

const ACTS: readonly Act[] = [
  { name: 'tile', weight: 40, run: (page, random) => press(page, random, '[role=grid] button') },
  { name: 'control', weight: 20, run: (page, random) => press(page, random, CONTROLS) },
  {
    name: 'key',
    weight: 25,
    run: (page, random) => page.keyboard.press(oneOf(random, KEYS) ?? 'Escape'),
  },
  {
    name: 'click anywhere',
    weight: 5,
    run: async (page, random) => {
      const { width, height } = page.viewportSize() ?? { width: 300, height: 300 }
      await page.mouse.click(random.below(width), random.below(height))
    },
  },
  {
    name: 'drag',
    weight: 3,
    run: async (page, random) => {
      const { width, height } = page.viewportSize() ?? { width: 300, height: 300 }
      await page.mouse.move(random.below(width), random.below(height))
      await page.mouse.down()
      await page.mouse.move(random.below(width), random.below(height), { steps: 4 })
      await page.mouse.up()
    },
  },
  {
    name: 'resize',
    weight: 3,
    run: async (page, random) => {
      const [width, height] = oneOf(random, WINDOWS) ?? WINDOWS[0]
      await page.setViewportSize({ width, height })
    },
  },
  {
    name: 'turn the phone',
    weight: 2,
    run: async (page) => {
      const { width, height } = page.viewportSize() ?? { width: 360, height: 740 }
      await page.setViewportSize({ width: height, height: width })
    },
  },
  { name: 'switch tabs', weight: 2, run: switchTabs },
  { name: 'back', weight: 1, run: (page) => page.evaluate(() => history.back()) },
]

/** Headless Chromium hides no page, so the events are dispatched. */
async function switchTabs(page: Page): Promise<void> {
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility })
      Object.defineProperty(document, 'hidden', {
        configurable: true,
        value: visibility === 'hidden',
      })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await show('hidden')
  const other = await page.context().newPage()
  await other.goto('about:blank')
  await other.close()
  await show('visible')
}

/** Each act as often as it weighs. */
const DRAWN = ACTS.flatMap((act) => Array.from({ length: act.weight }, () => act))

/** An act, the likelier the heavier. */
export function drawAct(random: Random): Act {
  const act = oneOf(random, DRAWN)
  if (!act) throw new Error('There are acts')
  return act
}
