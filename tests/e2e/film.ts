import type { Page } from '@playwright/test'
import type { Position } from '#src/engine/grid.ts'

/** A picture in a cell or over the board. */
export interface Seen extends Position {
  /** Equal pictures share a number. Row and column are of its centre, and integers at rest. */
  readonly picture: number
  /** Opacity from 0 to 1; invisible pictures are omitted. */
  readonly opacity: number
}

/** The pictures of a frame. */
export interface Frame {
  /** Milliseconds since the first frame after the click. */
  readonly ms: number
  readonly seen: readonly Seen[]
}

/** Frames from just before the click. */
export type Film = readonly [Frame, ...Frame[]]

/** Samples the board in every frame for a time after the next click, which `act` makes. */
export async function film(page: Page, ms: number, act: () => Promise<void>): Promise<Film> {
  const camera = await page.evaluateHandle(filmInPage, ms)
  await act()
  return await camera.evaluate(({ film }) => film)
}

/** Returns the opacity of a picture at a position, or of any; 0 if there is none. */
export const opacityAt = ({ seen }: Frame, position: Position, picture?: number): number =>
  seen
    .filter((one) => isNear(one, position) && (picture ?? one.picture) === one.picture)
    .reduce((most, { opacity }) => Math.max(most, opacity), 0)

/** Returns the picture at a position. */
export function pictureAt({ seen }: Frame, position: Position): number {
  const found = seen.find((one) => isNear(one, position))
  if (!found) throw new Error(`Nothing at ${position.row}, ${position.col}`)
  return found.picture
}

const countOf = ({ seen }: Frame, picture: number): number =>
  seen.filter((one) => one.picture === picture).length

/** Returns the distance of two positions in cells. */
export const distance = (one: Position, other: Position): number =>
  Math.hypot(one.row - other.row, one.col - other.col)

/**
 * Returns the times at which a picture flickers: it disappears before a minimum time, is drawn twice, never disappears,
 * or reappears. Moving pictures may be anywhere.
 */
export function findFlickers(film: Film, position: Position, ms: number, moves = false): string[] {
  const [before] = film
  const picture = pictureAt(before, position)
  const count = countOf(before, picture)
  const isGone = (frame: Frame) => opacityAt(frame, position, picture) === 0
  const gone = film.findIndex(isGone)
  return film.flatMap((frame, index) => {
    const at = `row ${position.row}, column ${position.col}, ${Math.round(frame.ms)} ms`
    const now = countOf(frame, picture)
    const isMissing = now < count || (!moves && opacityAt(frame, position, picture) < 0.99)
    if (isMissing && frame.ms < ms) return `${at}: missing`
    if (now > count) return `${at}: drawn twice`
    return gone < 0 || (index > gone && !isGone(frame)) ? `${at}: still there, or back again` : []
  })
}

const isNear = (one: Position, other: Position) =>
  Math.abs(one.row - other.row) < 0.5 && Math.abs(one.col - other.col) < 0.5

/** Runs in the page, so it is self-contained. */
function filmInPage(lengthMs: number): { readonly film: Promise<Film> } {
  const pictures: string[] = []
  const film = new Promise<Film>((resolve) => {
    const begin = () => {
      const frames: [Frame, ...Frame[]] = [{ ms: 0, seen: look() }]
      const record = (start: number) => {
        const seen = look()
        const ms = timelineNow() - start
        frames.push({ ms, seen })
        if (ms > lengthMs) resolve(frames)
        else afterPaint(() => record(start))
      }
      // Not after the paint: on a busy machine its timeout comes frames later.
      requestAnimationFrame(() => {
        const start = timelineNow()
        setTimeout(() => record(start))
      })
    }
    document.addEventListener('click', begin, { capture: true, once: true })
  })
  return { film }

  /** A frame's own callbacks may still change what it shows. */
  function afterPaint(act: () => void): void {
    requestAnimationFrame(() => setTimeout(act))
  }

  /** The time of animations. On a busy machine a timeout comes late, and finds them further than its frame did. */
  function timelineNow(): number {
    return Number(document.timeline.currentTime)
  }

  function look(): Seen[] {
    // Not a cell, for rows move as they are dealt.
    const grid = document.querySelector('[role=grid]')
    if (!grid) return []
    const area = grid.getBoundingClientRect()
    const side = area.height / Number(grid.ariaRowCount)
    // The cells under the overlay are hidden.
    return [...document.querySelectorAll('[data-board] > * [aria-hidden]')].flatMap((element) => {
      const opacity = opacityOf(element)
      if (opacity === 0) return []
      const { left, top, width, height } = element.getBoundingClientRect()
      const row = (top + height / 2 - area.top) / side - 0.5
      const col = (left + width / 2 - area.left) / side - 0.5
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
