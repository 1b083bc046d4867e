import type { Locator, Page } from '@playwright/test'
import type { Pair } from '#src/engine/grid.ts'
import { tileAt } from './link-board'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Returns the middle of an element on the page. */
export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Presses a pointer at one point, moves it to another and releases it there. */
type Drag = (page: Page, from: Point, to: Point) => Promise<void>

export const dragByMouse: Drag = async (page, from, to) => {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

export const dragByFinger: Drag = async (page, from, to) => {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await touch('touchStart', from)
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    })
  await touch('touchEnd')
}

/** Drags from the middle of a tile to the middle of another. */
export async function dragTiles(page: Page, drag: Drag, { from, to }: Pair): Promise<void> {
  await drag(page, await middleOf(tileAt(page, from)), await middleOf(tileAt(page, to)))
}
