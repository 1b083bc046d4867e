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
}

/** Where a piece is seen on its way, and when. */
interface Stop extends Offset {
  readonly ms: number
}

interface Options {
  readonly motion: Motion
  /** All of its way, where it has more than one part. */
  readonly way?: readonly Stop[] | undefined
  /** Where the piece is seen when it begins, in cells. */
  readonly from: Offset
  readonly delay: number
  readonly isReduced: boolean
}

const lengthOf = (cells: number) => `calc(${cells} * var(--cell))`
const placeOf = ({ x, y }: Offset) => `${lengthOf(x)} ${lengthOf(y)}`

/** One list of keyframes for a whole way: of two animations of a style, the later would hide the earlier. */
function follow(way: readonly Stop[], isReduced: boolean) {
  const stops = isReduced ? jumps(way) : way
  const ms = stops.at(-1)?.ms ?? 0
  return {
    keyframes: { translate: stops.map(placeOf) } satisfies Keyframes,
    timing: {
      duration: ms / 1000,
      times: stops.map((stop) => stop.ms / ms),
      ease: stops.slice(1).map((): Ease => [0.45, 0.05, 0.55, 1]),
    },
  }
}

/** The same places at the same times, without a motion between them. */
const jumps = (way: readonly Stop[]): readonly Stop[] =>
  way.flatMap((stop, index) => [{ ...(way[index - 1] ?? stop), ms: stop.ms }, stop])

export interface Performance {
  /** Resolves once it has been seen, or was cut. */
  readonly finished: Promise<unknown>
  /** Ends it at once. */
  cancel(): void
  /** 1 is the usual; at 0 it stands as it is so many milliseconds after its start. */
  setSpeed(speed: number, ms: number): void
}

const OVER: Performance = { finished: Promise.resolve(), cancel: () => {}, setSpeed: () => {} }

/** What a motion is made of; nothing where there is nothing to see of it. */
function planOf({ motion, from, way, isReduced }: Options) {
  if (way) return follow(way, isReduced)
  const { frames, reduced, ease = 'easeOut', times } = FORMS[motion]
  const keyframes = isReduced ? reduced?.() : frames(placeOf(from))
  const timing = { duration: MOTION_MS[motion] / 1000, ease, ...(times && { times }) }
  return keyframes && { keyframes, timing }
}

/** Performs a motion on an element, and leaves no style behind. */
export function perform(element: HTMLElement | SVGElement, options: Options): Performance {
  const plan = planOf(options)
  if (!plan) return OVER
  const { keyframes, timing } = plan
  const controls = animate(element, keyframes, { ...timing, delay: options.delay / 1000 })
  const clean = () => {
    for (const name of Object.keys(keyframes)) element.style.removeProperty(kebab(name))
  }
  return {
    finished: controls.finished.then(clean),
    cancel: () => {
      controls.cancel()
      clean()
    },
    setSpeed: (speed, ms) => {
      controls.speed = speed
      if (speed === 0) controls.time = ms / 1000
    },
  }
}

/** The library leaves its last keyframe inline, under the style's own name. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
