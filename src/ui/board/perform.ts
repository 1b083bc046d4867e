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
  /** `middle` is the board's, as seen from the piece's cell. */
  readonly frames: (from: string, middle: string) => Keyframes
  readonly ease?: Ease
  readonly times?: number[]
  /** What is left of it where less motion is wanted; nothing for most. */
  readonly reduced?: (from: string) => Keyframes
}

const HOME = '0 0'

/** Goes a little too far, and settles. */
const SETTLE: Ease = [0.3, 1.4, 0.6, 1]

/** How each motion looks. Only what a compositor can do by itself: no layout, no paint. */
const FORMS: Readonly<Record<Motion, Form>> = {
  select: { frames: () => ({ scale: [0.94, 1.07, 1] }), ease: 'easeOut' },
  mismatch: {
    // Not by `translate`: a piece that is still sliding goes on.
    frames: () => ({
      transform: ['0%', '-7%', '7%', '-7%', '7%', '-4%', '0%'].map((x) => `translateX(${x})`),
    }),
    ease: 'linear',
  },
  // Bright to the end: it shrinks to nothing, and fades in its last 40 ms.
  remove: {
    frames: (from) => ({
      translate: [from, from],
      scale: [1, 1.14, 0.05, 0],
      opacity: [1, 1, 1, 0],
      filter: [1, 1.5, 1.5, 1.5].map((bright) => `brightness(${bright})`),
    }),
    times: [0, 0.3, 0.87, 1],
    ease: 'easeInOut',
    reduced: () => ({ opacity: [1, 1, 1, 0] }),
  },
  slide: {
    frames: (from) => ({ translate: [from, HOME] }),
    ease: SETTLE,
    reduced: (from) => ({ translate: [from, from] }),
  },
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
  shuffle: {
    frames: (from, middle) => ({ translate: [from, middle, HOME], scale: [1, 0.8, 1] }),
    ease: 'easeInOut',
  },
  deal: { frames: () => ({ scale: [0.4, 1], opacity: [0, 1] }), ease: 'easeOut' },
  win: { frames: () => ({ scale: [1, 1.1, 1] }), ease: 'easeInOut' },
  shine: { frames: () => ({ scale: [0.2, 1, 1.2], opacity: [0, 1, 0] }) },
  trace: {
    frames: () => ({ strokeDashoffset: ['1', '0', '0', '0'], opacity: [1, 1, 1, 0] }),
    times: [0, 0.34, 0.5, 1],
    ease: 'easeOut',
    reduced: () => ({ opacity: [1, 1, 1, 0] }),
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
  /** Where the board's middle is, as seen from the piece's cell. */
  readonly middle?: Offset
  readonly delay: number
  readonly isReduced: boolean
}

const lengthOf = (cells: number) => `calc(${cells} * var(--cell))`
const makeTranslate = ({ x, y }: Offset) => `${lengthOf(x)} ${lengthOf(y)}`

/** One list of keyframes for a whole way: of two animations of a style, the later would hide the earlier. */
function follow(way: readonly Stop[], isReduced: boolean) {
  const stops = isReduced ? jumps(way) : way
  const ms = stops.at(-1)?.ms ?? 0
  return {
    keyframes: { translate: stops.map(makeTranslate) } satisfies Keyframes,
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
  readonly finished: Promise<void>
  /** Ends it at once. */
  cancel(): void
  /** 1 is the usual; at 0 it stands as it is so many milliseconds after its start. */
  setSpeed(speed: number, ms: number): void
}

const OVER: Performance = { finished: Promise.resolve(), cancel: () => {}, setSpeed: () => {} }

/** What a motion is made of; nothing where there is nothing to see of it. */
function planOf({ motion, from, way, middle = AT_REST, isReduced }: Options) {
  if (way) return follow(way, isReduced)
  const { frames, reduced, ease = 'easeOut', times } = FORMS[motion]
  const keyframes = isReduced
    ? reduced?.(makeTranslate(from))
    : frames(makeTranslate(from), makeTranslate(middle))
  const timing = { duration: MOTION_MS[motion] / 1000, ease, ...(times && { times }) }
  return keyframes && { keyframes, timing }
}

/** How to end what moves an element, by the style that it moves by. */
const running = new WeakMap<Element, Map<string, () => void>>()

/** Performs a motion on an element, and leaves no style behind. What moved it by the same styles ends. */
export function perform(element: HTMLElement | SVGElement, options: Options): Performance {
  const plan = planOf(options)
  if (!plan) return OVER
  const { keyframes, timing } = plan
  const names = Object.keys(keyframes)
  const others = running.get(element) ?? new Map<string, () => void>()
  for (const name of names) others.get(name)?.()
  const controls = animate(element, keyframes, { ...timing, delay: options.delay / 1000 })
  let cancel = () => {}
  // What the library cancels never finishes, so this is a promise of its own.
  const finished = new Promise<void>((resolve) => {
    const end = () => {
      for (const name of names) {
        element.style.removeProperty(kebab(name))
        if (others.get(name) === cancel) others.delete(name)
      }
      resolve()
    }
    cancel = () => {
      controls.cancel()
      end()
    }
    void controls.finished.then(end)
  })
  for (const name of names) others.set(name, cancel)
  running.set(element, others)
  const setSpeed = (speed: number, ms: number) => {
    controls.speed = speed
    if (speed === 0) controls.time = ms / 1000
  }
  return { finished, cancel, setSpeed }
}

/** The library leaves its last keyframe inline, under the style's own name. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
