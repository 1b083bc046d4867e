import type { JSHandle, Page } from '@playwright/test'

/** A frame that was painted after a tile had been taken off the board. */
interface Frame {
  /** Since the first of these frames, in milliseconds. */
  readonly ms: number
  /** How opaque the tile's picture is at the place of the tile, from 0 to 1; 0 where there is none. */
  readonly opacity: number
  /** How many copies of the picture are on the page that were not there before. */
  readonly extra: number
}

/** What was seen of a tile from the frame after its match until it had been gone for a while. */
export interface Sighting {
  readonly name: string
  readonly frames: readonly Frame[]
  readonly isOver: boolean
}

type Watch = JSHandle<readonly Sighting[]>

/** Looks, from now on, in every frame for the pictures of the tiles whose names end so. */
export const watchPictures = (page: Page, endings: readonly string[]): Promise<Watch> =>
  page.evaluateHandle(watchInPage, endings)

/** The sightings, once all those tiles have been taken and are gone. */
export async function sightings(watch: Watch): Promise<readonly Sighting[]> {
  return await watch.evaluate(async (seen) => {
    while (seen.some(({ isOver }) => !isOver)) await new Promise(requestAnimationFrame)
    return seen
  })
}

function watchInPage(endings: readonly string[]): readonly Sighting[] {
  /** Long after the last of it was seen: what comes back by then has blinked. */
  const GONE_MS = 250
  const seen = endings.map(watchTile)
  const look = () => {
    for (const { lookNow } of seen) lookNow()
    if (seen.some(({ sighting }) => !sighting.isOver)) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  return seen.map(({ sighting }) => sighting)

  function watchTile(ending: string) {
    const button = document.querySelector(`[role=grid] button[aria-label$="${ending}"]`)
    const face = button?.querySelector('[aria-hidden] > *, [aria-hidden]')
    if (!button || !face) throw new Error(`No tile${ending}`)
    const name = button.getAttribute('aria-label') ?? ''
    const place = button.getBoundingClientRect()
    // The element may show another tile's picture later.
    const picture = face.outerHTML
    const copies = () => copiesOf(picture)
    const before = copies().length
    const frames: Frame[] = []
    const sighting = { name, frames, isOver: false }
    let taken: number | undefined
    let last = 0
    const lookNow = () => {
      if (button.isConnected && button.getAttribute('aria-label') === name) return
      const now = Number(document.timeline.currentTime)
      taken ??= now
      const all = copies()
      const here = all.filter((copy) => isAt(copy, place)).map(opacityOf)
      const opacity = Math.max(0, ...here)
      frames.push({ ms: now - taken, opacity, extra: all.length - before })
      if (opacity > 0) last = now
      sighting.isOver = now - Math.max(last, taken) > GONE_MS
    }
    return { sighting, lookNow }
  }

  function copiesOf(picture: string): Element[] {
    const all = [...document.querySelectorAll('[aria-hidden]')]
    return all.filter((one) => one.outerHTML === picture && opacityOf(one) > 0)
  }

  function opacityOf(element: Element): number {
    const own = Number(getComputedStyle(element).opacity)
    return element.parentElement ? own * opacityOf(element.parentElement) : own
  }

  function isAt(element: Element, place: DOMRect): boolean {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return x > place.left && x < place.right && y > place.top && y < place.bottom
  }
}
