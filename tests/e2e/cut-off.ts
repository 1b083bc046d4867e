import type { Page } from '@playwright/test'
import { expect } from './page'

/** Returns elements that the window cuts off, or that overflow their boxes. */
const findCutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('h1, h2, p, a, button, label, dd, dt')]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => !element.closest('[role=status], .unseen'))
    const width = document.documentElement.clientWidth
    const isLost = (element: HTMLElement) => {
      const { left, right } = element.getBoundingClientRect()
      return left < -0.5 || right > width + 0.5 || element.scrollWidth > element.clientWidth + 1
    }
    const wide = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []
    // Lines of text have no box of their own, and tiles exceed theirs a little.
    const boxes = shown.filter((one) => getComputedStyle(one).display !== 'inline')
    return [
      ...wide,
      ...boxes
        .filter((one) => !one.closest('[role=grid]'))
        .filter(isLost)
        .map(name),
    ]
    function name({ tagName, textContent }: HTMLElement) {
      return `${tagName}: ${textContent}`
    }
  })

/** Asserts that nothing is cut off and the page does not scroll sideways. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  expect(await findCutOff(page)).toEqual([])
}
