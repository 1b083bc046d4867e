import { animate } from 'framer-motion/dom/mini'
import { AT_REST, isAway, MOTION_MS, type Motion, type Offset } from './cues.ts'

type Keyframes = Parameters<typeof animate>[1]
type Ease = 'linear' | 'easeOut' | 'easeInOut' | [number, number, number, number]

interface MotionForm {
  readonly frames: (from: string, middle: string) => Keyframes
  /** Holds a piece that is away from its cell where it is. */
  readonly holds?: boolean
  readonly ease?: Ease
  readonly times?: number[]
  /** Keyframes for reduced motion, at the times of a cut; none for most. */
  readonly reduced?: (from: string) => Keyframes
}

/** Reduced motion changes only as it starts or ends: a fade would let the board's colour through. */
const CUT = [0, 0.005, 0.995, 1]
const COMES = () => ({ opacity: [0, 1, 1, 1] })
const PASSES = () => ({ opacity: [0, 1, 1, 0] })
const GOES = () => ({ opacity: [1, 0, 0, 0] })
const STAYS = () => ({ opacity: [1, 1, 1, 0] })

const HOME = '0 0'

const SETTLE: Ease = [0.3, 1.4, 0.6, 1]

/** Keyframes of each motion; only properties that a compositor animates without layout or paint. */
const FORMS: Readonly<Record<Motion, MotionForm>> = {
  // Up to 1.15 of a tile that stays 1.05 as large.
  select: { frames: () => ({ scale: [1, 1.15 / 1.05, 1] }), times: [0, 0.4, 1], ease: 'linear' },
  mismatch: {
    // Not `translate`, which a slide may be animating.
    frames: () => ({
      transform: ['0%', '-7%', '7%', '-7%', '7%', '-4%', '0%'].map((x) => `translateX(${x})`),
    }),
    ease: 'linear',
  },
  // Flashes white, grows and fades.
  remove: {
    frames: () => ({
      scale: [1, 1.15, 1.3],
      opacity: [1, 1, 0],
      filter: [1, 1.6, 1.6].map((bright) => `brightness(${bright})`),
    }),
    holds: true,
    times: [0, 0.3, 1],
    ease: 'linear',
    reduced: STAYS,
  },
  // Grows towards the eye, turns and is gone: the last pieces of a board.
  soar: {
    frames: () => ({
      scale: [1, 1.3, 2.4, 0],
      rotate: ['0deg', '-8deg', '10deg', '200deg'],
      translate: [HOME, '0 -10%', '0 -60%', '0 -140%'],
      opacity: [1, 1, 1, 0],
    }),
    times: [0, 0.2, 0.65, 1],
    ease: 'easeInOut',
    reduced: STAYS,
  },
  slide: {
    frames: (from) => ({ translate: [from, HOME] }),
    ease: SETTLE,
    reduced: (from) => ({ translate: [from, from, from, from] }),
  },
  // Turns until only its edge is seen.
  flip: { frames: () => ({ rotate: ['y 0deg', 'y 90deg'] }), holds: true, reduced: GOES },
  sprout: { frames: () => ({ scale: [0, 1] }), ease: SETTLE, reduced: COMES },
  capture: { frames: () => ({ scale: [0, 1.12, 1] }), reduced: COMES },
  // Bright at once, then fades.
  mark: { frames: () => ({ opacity: [0, 1, 1, 0] }), times: [0, 0.1, 0.55, 1], reduced: PASSES },
  fall: { frames: (from) => ({ translate: [from, HOME] }), ease: 'easeInOut' },
  shuffle: {
    // One property: two would be two animations for every tile.
    frames: (from, middle) => ({ translate: [from, middle, HOME] }),
    ease: 'easeInOut',
  },
  deal: { frames: () => ({ scale: [0, 1] }) },
  shine: { frames: () => ({ scale: [0.2, 1, 1.2], opacity: [0, 1, 0] }) },
  trace: {
    frames: () => ({ strokeDashoffset: ['1', '0', '0', '0'], opacity: [1, 1, 1, 0] }),
    times: [0, 0.34, 0.5, 1],
    reduced: STAYS,
  },
  rise: {
    frames: () => ({ translate: [HOME, '0 -24px'], opacity: [0, 1, 1, 0] }),
    reduced: PASSES,
  },
  fade: { frames: () => ({ opacity: [1, 0] }), reduced: STAYS },
  // Leaps, and turns over once.
  hop: {
    frames: () => ({
      translate: [HOME, '0 -26%', HOME],
      rotate: ['y 0deg', 'y 180deg', 'y 360deg'],
    }),
    ease: 'easeInOut',
  },
  // Leans forward over its foot, which stays.
  bow: {
    frames: () => ({
      translate: [HOME, '0 17%', '0 17%', HOME],
      rotate: ['x 0deg', 'x 50deg', 'x 50deg', 'x 0deg'],
    }),
    times: [0, 0.35, 0.6, 1],
    ease: 'easeInOut',
  },
}

interface Stop extends Offset {
  readonly ms: number
}

interface Options {
  readonly motion: Motion
  readonly path?: readonly Stop[] | undefined
  readonly from: Offset
  /** The offset of the board's middle from the piece's cell. */
  readonly middle?: Offset
  readonly delay: number
  readonly isReduced: boolean
}

const lengthOf = (cells: number) => `calc(${cells} * var(--cell))`
const makeTranslate = ({ x, y }: Offset) => `${lengthOf(x)} ${lengthOf(y)}`

/** Joins a path into one list of keyframes: of two animations of a property, the later would hide the earlier. */
function framesOf(path: readonly Stop[], isReduced: boolean) {
  const stops = isReduced ? jumps(path) : path
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

/** Makes the same stops at the same times, without motion between them. */
const jumps = (path: readonly Stop[]): readonly Stop[] =>
  path.flatMap((stop, index) => [{ ...(path[index - 1] ?? stop), ms: stop.ms }, stop])

export interface Performance {
  readonly finished: Promise<void>
  cancel(): void
  /** Sets the playback rate, 1 by default; at 0 the animation halts `ms` after its start. */
  setSpeed(speed: number, ms: number): void
}

const OVER: Performance = { finished: Promise.resolve(), cancel: () => {}, setSpeed: () => {} }

/** Returns keyframes and options; `undefined` where nothing is to be seen. */
function planOf({ motion, from, path, middle = AT_REST, isReduced }: Options) {
  if (path) return framesOf(path, isReduced)
  const { frames, holds, reduced, ease = 'easeOut', times } = FORMS[motion]
  const origin = makeTranslate(from)
  const keyframes = isReduced
    ? reduced?.(origin)
    : {
        ...(holds && isAway(from) && { translate: [origin, origin] }),
        ...frames(origin, makeTranslate(middle)),
      }
  const pace = isReduced
    ? { ease: 'linear' as const, times: CUT }
    : { ease, ...(times && { times }) }
  const timing = { duration: MOTION_MS[motion] / 1000, ...pace }
  return keyframes && { keyframes, timing }
}

/** Cancels running animations of an element, by animated property. */
const running = new WeakMap<Element, Map<string, () => void>>()

/** Performs a motion without leaving inline styles. Cancels running animations of the same properties. */
export function perform(element: HTMLElement | SVGElement, options: Options): Performance {
  const plan = planOf(options)
  if (!plan) return OVER
  const { keyframes, timing } = plan
  const names = Object.keys(keyframes)
  const others = running.get(element) ?? new Map<string, () => void>()
  for (const name of names) others.get(name)?.()
  const controls = animate(element, keyframes, { ...timing, delay: options.delay / 1000 })
  let cancel = () => {}
  let isOver = false
  // The library's own promise never settles when cancelled.
  const finished = new Promise<void>((resolve) => {
    const end = () => {
      isOver = true
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
    // Its time would start a finished animation again.
    if (isOver) return
    controls.speed = speed
    if (speed === 0) controls.time = ms / 1000
  }
  return { finished, cancel, setSpeed }
}

/** The library leaves its last keyframe inline, under the property's CSS name. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
