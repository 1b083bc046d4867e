import type { Page } from '@playwright/test'
import type { Position } from '#src/engine/grid.ts'

/** A picture on the board: in a cell or over it. */
export interface Seen extends Position {
  /** Equal pictures have equal numbers. Row and column are of its middle, and whole where it is at rest. */
  readonly picture: number
  /** From 0 to 1; what is not seen at all is left out. */
  readonly opacity: number
}

/** What is on the board as a frame is painted. */
export interface Frame {
  /** Since the first frame after the click that the film begins with, in milliseconds. */
  readonly ms: number
  readonly seen: readonly Seen[]
}

/** Just before the click, and then every frame. */
export type Film = readonly [Frame, ...Frame[]]

/** Looks at the board in every frame for so long after the next click, which `act` makes. */
export async function film(page: Page, ms: number, act: () => Promise<void>): Promise<Film> {
  const camera = await page.evaluateHandle(filmInPage, ms)
  await act()
  return await camera.evaluate(({ film }) => film)
}

/** How opaque a picture is at a place, or whatever is seen there; 0 for nothing. */
export const opacityAt = ({ seen }: Frame, place: Position, picture?: number): number =>
  seen
    .filter((one) => isNear(one, place) && (picture ?? one.picture) === one.picture)
    .reduce((most, { opacity }) => Math.max(most, opacity), 0)

/** The picture that is seen at a place where there is one. */
export function pictureAt({ seen }: Frame, place: Position): number {
  const found = seen.find((one) => isNear(one, place))
  if (!found) throw new Error(`Nothing at ${place.row}, ${place.col}`)
  return found.picture
}

const countOf = ({ seen }: Frame, picture: number): number =>
  seen.filter((one) => one.picture === picture).length

/** How far two places are apart, in cells. */
export const distance = (one: Position, other: Position): number =>
  Math.hypot(one.row - other.row, one.col - other.col)

/**
 * When what is at a place blinks: it is missing before it has stood there for so long, is drawn twice, never goes, or
 * comes back after it was gone. What moves stands wherever it is.
 */
export function findBlinks(film: Film, place: Position, ms: number, moves = false): string[] {
  const [before] = film
  const picture = pictureAt(before, place)
  const count = countOf(before, picture)
  const isGone = (frame: Frame) => opacityAt(frame, place, picture) === 0
  const gone = film.findIndex(isGone)
  return film.flatMap((frame, index) => {
    const at = `row ${place.row}, column ${place.col}, ${Math.round(frame.ms)} ms`
    const now = countOf(frame, picture)
    const isMissing = now < count || (!moves && opacityAt(frame, place, picture) < 0.99)
    if (isMissing && frame.ms < ms) return `${at}: missing`
    if (now > count) return `${at}: drawn twice`
    return gone < 0 || (index > gone && !isGone(frame)) ? `${at}: still there, or back again` : []
  })
}

const isNear = (one: Position, other: Position) =>
  Math.abs(one.row - other.row) < 0.5 && Math.abs(one.col - other.col) < 0.5

/** Runs in the page, so everything that it needs is in it. */
function filmInPage(lengthMs: number): { readonly film: Promise<Film> } {
  const pictures: string[] = []
  const film = new Promise<Film>((resolve) => {
    const begin = () => {
      const frames: [Frame, ...Frame[]] = [{ ms: 0, seen: look() }]
      const record = (now: number, start = now) => {
        frames.push({ ms: now - start, seen: look() })
        if (now - start > lengthMs) resolve(frames)
        else requestAnimationFrame((later) => record(later, start))
      }
      requestAnimationFrame((now) => record(now))
    }
    document.addEventListener('click', begin, { capture: true, once: true })
  })
  return { film }

  function look(): Seen[] {
    const cell = document.querySelector('[role=gridcell]')?.getBoundingClientRect()
    if (!cell) return []
    // What lies over the cells is hidden itself.
    return [...document.querySelectorAll('[data-board] > * [aria-hidden]')].flatMap((element) => {
      const opacity = opacityOf(element)
      if (opacity === 0) return []
      const { left, top, width, height } = element.getBoundingClientRect()
      const row = (top + height / 2 - cell.top) / cell.height - 0.5
      const col = (left + width / 2 - cell.left) / cell.width - 0.5
      return { row, col, opacity, picture: numberOf(element.outerHTML) }
    })
  }

  function numberOf(picture: string): number {
    const known = pictures.indexOf(picture)
    return known < 0 ? pictures.push(picture) - 1 : known
  }

  function opacityOf(element: Element): number {
    const own = Number(getComputedStyle(element).opacity)
    const { parentElement } = element
    return own === 0 || !parentElement || element.matches('[data-board]')
      ? own
      : own * opacityOf(parentElement)
  }
}
