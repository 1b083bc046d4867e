import { animate } from 'framer-motion/dom/mini'
import { MOTION_MS, type Motion } from './cues'

type Keyframes = Parameters<typeof animate>[1]
type Ease = 'linear' | 'easeOut' | 'easeInOut' | [number, number, number, number]

/** How far from its cell a piece is seen, in cells of the screen. */
export interface Offset {
  readonly x: number
  readonly y: number
}

export const AT_REST: Offset = { x: 0, y: 0 }

interface Form {
  readonly frames: (from: string) => Keyframes
  readonly ease?: Ease
  readonly times?: number[]
  /** What is left of it where less motion is wanted; nothing for most. */
  readonly reduced?: () => Keyframes
}

const HOME = '0 0'

/** Goes a little too far, and settles. */
const SETTLE: Ease = [0.3, 1.4, 0.6, 1]

/** How each motion looks. Only what a compositor can do by itself: no layout, no paint. */
const FORMS: Readonly<Record<Motion, Form>> = {
  select: { frames: () => ({ scale: [0.94, 1.07, 1] }), ease: 'easeOut' },
  mismatch: {
    frames: () => ({ translate: [HOME, '-7% 0', '7% 0', '-7% 0', '7% 0', '-4% 0', HOME] }),
    ease: 'linear',
  },
  remove: {
    frames: (from) => ({
      translate: [from, from],
      scale: [1, 1.14, 0.6],
      opacity: [1, 1, 0],
      filter: ['brightness(1)', 'brightness(1.7)', 'brightness(1.7)'],
    }),
    times: [0, 0.4, 1],
    ease: 'easeInOut',
    reduced: () => ({ opacity: [1, 1, 0] }),
  },
  slide: { frames: (from) => ({ translate: [from, HOME] }), ease: SETTLE },
  flip: {
    frames: (from) => ({
      translate: [from, from],
      rotate: ['y 0deg', 'y 90deg', 'y 180deg'],
      scale: [1, 1.12, 0.8],
      opacity: [1, 1, 0],
    }),
    reduced: () => ({ opacity: [1, 1, 0] }),
  },
  sprout: {
    frames: () => ({ scale: [0, 1], opacity: [0, 1] }),
    ease: SETTLE,
    reduced: () => ({ opacity: [0, 1] }),
  },
  capture: {
    frames: () => ({ scale: [0.3, 1.12, 1], opacity: [0, 1, 1] }),
    ease: 'easeOut',
    reduced: () => ({ opacity: [0, 1] }),
  },
  fall: { frames: (from) => ({ translate: [from, HOME] }), ease: 'easeInOut' },
  shuffle: { frames: (from) => ({ translate: [from, HOME] }), ease: 'easeInOut' },
  deal: { frames: () => ({ scale: [0.4, 1], opacity: [0, 1] }), ease: 'easeOut' },
  win: { frames: () => ({ scale: [1, 1.1, 1] }), ease: 'easeInOut' },
  trace: {
    frames: () => ({ strokeDashoffset: ['1', '0', '0', '0'], opacity: [1, 1, 1, 0] }),
    times: [0, 0.34, 0.5, 1],
    ease: 'easeOut',
    reduced: () => ({ opacity: [1, 1, 0] }),
  },
  rise: {
    frames: () => ({ translate: [HOME, '0 -24px'], opacity: [0, 1, 1, 0] }),
    reduced: () => ({ opacity: [0, 1, 1, 0] }),
  },
  fade: {
    frames: () => ({ opacity: [1, 0] }),
    reduced: () => ({ opacity: [1, 0] }),
  },
}

interface Options {
  readonly motion: Motion
  /** Where the piece is seen when it begins, in cells. */
  readonly from: Offset
  readonly delay: number
  readonly isReduced: boolean
}

const lengthOf = (cells: number) => `calc(${cells} * var(--cell))`

export interface Performance {
  /** Resolves once it has been seen, or was cut. */
  readonly finished: Promise<void>
  /** Ends it at once. */
  cancel(): void
}

interface Running extends Performance {
  readonly styles: readonly string[]
}

/** What is performed on each element: the library never says that a motion was cut by another of the same styles. */
const runningOn = new WeakMap<Element, Set<Running>>()

function cutOthers(element: Element, styles: readonly string[]): Set<Running> {
  const running = runningOn.get(element) ?? new Set()
  runningOn.set(element, running)
  for (const other of running)
    if (other.styles.some((style) => styles.includes(style))) other.cancel()
  return running
}

/** Performs a motion on an element, and leaves no style behind. */
export function perform(
  element: HTMLElement | SVGElement,
  { motion, from, delay, isReduced }: Options,
): Performance {
  const { frames, reduced, ease = 'easeOut', times } = FORMS[motion]
  const keyframes = isReduced ? reduced?.() : frames(`${lengthOf(from.x)} ${lengthOf(from.y)}`)
  if (!keyframes) return { finished: Promise.resolve(), cancel: () => {} }
  const styles = Object.keys(keyframes)
  const running = cutOthers(element, styles)
  const controls = animate(element, keyframes, {
    duration: MOTION_MS[motion] / 1000,
    delay: delay / 1000,
    ease,
    ...(times && { times }),
  })
  let resolve = () => {}
  const finished = new Promise<void>((done) => {
    resolve = done
  })
  const end = () => {
    running.delete(played)
    for (const style of styles) element.style.removeProperty(kebab(style))
    resolve()
  }
  const cancel = () => {
    controls.cancel()
    end()
  }
  const played: Running = { styles, finished, cancel }
  running.add(played)
  void controls.finished.then(end)
  return played
}

/** The library leaves its last keyframe inline, under the style's own name. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
