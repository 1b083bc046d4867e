import { createStore, type StoreApi } from 'zustand'
import { isSame, type Position } from '#src/engine/grid.ts'
import { playSound } from '../sound/sound.ts'
import {
  AT_REST,
  type Cue,
  isAway,
  MOTION_MS,
  type Offset,
  originOf,
  type Timeline,
} from './cues.ts'

interface SeenCue<Piece> extends Cue<Piece> {
  /** The offset of the piece when the cue began, in cells of the screen. */
  readonly seenAt: Offset
}

export interface PlayedCue<Piece> extends SeenCue<Piece> {
  readonly id: number
}

/** Animations of steps that the store has already taken. */
export interface PlaybackState<Piece, Shown> {
  readonly cues: readonly PlayedCue<Piece>[]
  /** The source of figures while a step is being shown; `null` once it has been. */
  readonly shown: Shown | null
  /** The last step may be put into words. */
  readonly hasWords: boolean
  /** The number of stages of the last step that have begun. */
  readonly stage: number
  /** The rate at which time passes; 0 halts. */
  readonly speed: number
  /** Milliseconds of the last timeline that had passed when the speed was last changed. */
  readonly time: number
}

/** A store that only its own actions change. */
export type ReadableStore<State> = Omit<StoreApi<State>, 'setState'>

export interface Playback<Piece, Shown> extends ReadableStore<PlaybackState<Piece, Shown>> {
  /**
   * Begins a timeline; until its end, figures are those of `before`. Without `before`, no step was taken and running
   * motions continue.
   */
  begin(timeline: Timeline<Piece>, before?: Shown): void
  /** Drops all cues, because the position is another one. */
  clear(): void
  end(cue: PlayedCue<Piece>): void
  /** Registers the board's way to measure pieces. */
  locate(find: ((at: Position) => Offset) | undefined): void
  setSpeed(speed: number): void
}

const IDLE = { cues: [], shown: null, hasWords: true, stage: 0 } as const

/** Plays timelines beside a store, so that input never waits for animations. */
export function makePlayback<Piece, Shown>(): Playback<Piece, Shown> {
  const store = createStore<PlaybackState<Piece, Shown>>(() => ({ ...IDLE, speed: 1, time: 0 }))
  const clock = makeClock()
  let seenAt: (at: Position) => Offset = () => AT_REST
  let count = 0
  const number = (cue: SeenCue<Piece>) => ({ ...cue, id: count++ })
  const nextStage = () => store.setState(({ stage }) => ({ stage: stage + 1 }))
  const play = (timeline: Timeline<Piece>, before?: Shown) => {
    const { stages = [], sounds = [], shownAt = 0, wordsAt = shownAt } = timeline
    const isShownLater = shownAt > 0 && before !== undefined
    clock.start([
      ...stages.map((at) => ({ at, act: nextStage })),
      ...sounds.map(({ sound, at, semitones }) => ({
        at,
        act: () => void playSound(sound, semitones),
      })),
      ...(isShownLater ? [{ at: shownAt, act: () => store.setState({ shown: null }) }] : []),
      ...(wordsAt > 0 ? [{ at: wordsAt, act: () => store.setState({ hasWords: true }) }] : []),
    ])
    store.setState({ shown: isShownLater ? before : null, hasWords: wordsAt <= 0, stage: 0 })
  }
  return {
    ...store,
    begin(timeline, before) {
      const { cuts = false, redirects = false } = timeline
      const next = timeline.cues
        .map((cue) => finishSlide({ ...cue, seenAt: seenAt(originOf(cue)) }))
        .map(number)
      const running = store.getState().cues
      const earlier = cuts || redirects ? returnToCells(running, next, seenAt).map(number) : running
      store.setState({ cues: [...earlier, ...next] })
      if (before !== undefined || cuts) play(timeline, before)
    },
    clear() {
      clock.start([])
      store.setState(IDLE)
    },
    end: oncePerFrame((ended) =>
      store.setState(({ cues }) => ({ cues: cues.filter((cue) => !ended.has(cue.id)) })),
    ),
    locate(find = () => AT_REST) {
      seenAt = find
    },
    setSpeed(speed) {
      store.setState({ speed, time: clock.setSpeed(speed) })
    },
  }
}

/** Collects the cues that end in a frame, which is before its callbacks: one render for all, before it is painted. */
function oncePerFrame(drop: (ended: ReadonlySet<number>) => void) {
  let ended = new Set<number>()
  const flush = () => {
    drop(ended)
    ended = new Set()
  }
  return ({ id }: { readonly id: number }) => {
    if (ended.size === 0) requestAnimationFrame(flush)
    ended.add(id)
  }
}

/** Completes a piece's running slide before its next one, without a halt in between. */
function finishSlide<Piece>(cue: SeenCue<Piece>): SeenCue<Piece> {
  const { motion, at, from, delay = 0, seenAt } = cue
  if (motion !== 'slide' || !from || delay === 0 || !isAway(seenAt)) return cue
  const path = [
    { at: from, ms: 0 },
    { at: from, ms: delay },
    { at, ms: delay + MOTION_MS.slide },
  ]
  return { ...cue, path, delay: 0 }
}

/** Slides pieces without new cues from where they are to their cells; drops ghosts. */
function returnToCells<Piece>(
  cues: readonly Cue<Piece>[],
  next: readonly Cue<Piece>[],
  seenAt: (at: Position) => Offset,
): readonly SeenCue<Piece>[] {
  const isBusy = (at: Position) =>
    next.some((cue) => !cue.show && cue.motion !== 'select' && isSame(cue.at, at))
  return cues
    .filter(({ at, show }) => show === undefined && !isBusy(at))
    .map(({ at }) => ({ motion: 'slide' as const, at, seenAt: seenAt(at) }))
    .filter((cue) => isAway(cue.seenAt))
}

interface TimedAct {
  readonly at: number
  readonly act: () => void
}

/** Makes a clock that acts at given times, as fast as its speed, and can halt. */
function makeClock() {
  let moments: readonly TimedAct[] = []
  let [timer, frame] = [0, 0]
  let [time, since, speed] = [0, 0, 1]
  let isRunning = false
  const stop = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    if (isRunning) time += (performance.now() - since) * speed
    isRunning = false
  }
  const run = () => {
    isRunning = true
    since = performance.now()
    const [next] = moments
    if (next && speed > 0) timer = window.setTimeout(advance, (next.at - time) / speed, next)
  }
  /** Halts at its moment if the act does so; otherwise a late act does not delay the next. */
  const advance = ({ at, act }: TimedAct) => {
    stop()
    const [late, rest] = [time - at, moments.slice(1)]
    time = at
    moments = rest
    act()
    if (moments !== rest) return
    if (speed > 0) time += late
    run()
  }
  const start = (next: readonly TimedAct[]) => {
    stop()
    moments = next.toSorted((a, b) => a.at - b.at)
    time = 0
    // Aligns time 0 with the next frame, when animations begin.
    const align = () => {
      frame = requestAnimationFrame(run)
    }
    if (moments.length > 0) frame = requestAnimationFrame(align)
  }
  /** Returns the time that has passed, in milliseconds. */
  const setSpeed = (next: number): number => {
    const wasRunning = isRunning
    if (wasRunning) stop()
    speed = next
    if (wasRunning) run()
    return time
  }
  return { start, setSpeed }
}
