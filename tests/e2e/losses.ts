import type { Page } from '@playwright/test'
import { expect } from './page'

/** What is cut off at a side of the window, or does not fit into its own box. */
const losses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('h1, h2, p, a, button, label, dd, dt')]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => !element.closest('[role=status]'))
    const width = document.documentElement.clientWidth
    const isLost = (element: HTMLElement) => {
      const { left, right } = element.getBoundingClientRect()
      return left < -0.5 || right > width + 0.5 || element.scrollWidth > element.clientWidth + 1
    }
    const wide = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []
    // A line of text has no box of its own to measure, and a tile draws a little beyond its own.
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

/** Nothing on the page is cut off, and it does not scroll sideways. */
export async function expectNoLoss(page: Page): Promise<void> {
  expect(await losses(page)).toEqual([])
}
