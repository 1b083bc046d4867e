import { createStore, type StoreApi } from 'zustand'
import { isSame, type Position } from '#src/engine/grid.ts'
import { playSound } from '../sound'
import { type Cue, MOTION_MS, originOf, type Timeline } from './cues'
import { AT_REST, type Offset } from './perform'

/** A cue that is being performed. */
export interface PlayedCue<Piece> extends Cue<Piece> {
  readonly id: number
  /** How far from its cell the piece was seen when the cue came, in cells of the screen. */
  readonly seenAt: Offset
}

/** What is still to be seen of steps that the store has already taken. */
export interface PlaybackState<Piece, Shown> {
  readonly cues: readonly PlayedCue<Piece>[]
  /** What figures are taken from while a step is being shown; `null` when all has been seen. */
  readonly shown: Shown | null
  /** How many stages of the last step have begun. */
  readonly stage: number
  /** How fast time passes: 1 is the usual; at 0 it stands. */
  readonly speed: number
  /** How much of the last timeline had passed when the speed was changed, in milliseconds. */
  readonly time: number
}

export interface Playback<Piece, Shown> extends StoreApi<PlaybackState<Piece, Shown>> {
  /**
   * Begins a timeline; until it has been shown, figures are those of `before`. Without `before` nothing was played, and
   * what is being shown goes on.
   */
  begin(timeline: Timeline<Piece>, before?: Shown): void
  /** Drops what is being shown: the position is another one now. */
  clear(): void
  /** Drops a cue that has been performed. */
  end(cue: PlayedCue<Piece>): void
  /** Says where pieces are seen: given by the board that shows them. */
  locate(find: ((at: Position) => Offset) | undefined): void
  setSpeed(speed: number): void
}

/** Plays timelines beside a store, so that input never waits for what is seen. */
export function makePlayback<Piece, Shown>(): Playback<Piece, Shown> {
  const store = createStore<PlaybackState<Piece, Shown>>(() => ({
    cues: [],
    shown: null,
    stage: 0,
    speed: 1,
    time: 0,
  }))
  const clock = makeClock()
  let seenAt: (at: Position) => Offset = () => AT_REST
  let count = 0
  const nextStage = () => store.setState(({ stage }) => ({ stage: stage + 1 }))
  return {
    ...store,
    begin({ cues, sounds = [], stages = [], shownAt = 0, cuts = false, turns = false }, before) {
      const played = cues.map((cue) =>
        arriveFirst({ ...cue, id: count++, seenAt: seenAt(originOf(cue)) }),
      )
      const still = store.getState().cues
      const earlier =
        cuts || turns
          ? sendHome(still, played, seenAt).map((cue) => ({ ...cue, id: count++ }))
          : still
      store.setState({ cues: [...earlier, ...played] })
      if (before === undefined && !cuts) return
      const isShownLater = shownAt > 0 && before !== undefined
      clock.start([
        ...stages.map((at) => ({ at, act: nextStage })),
        ...sounds.map(({ sound, at }) => ({ at, act: () => void playSound(sound) })),
        ...(isShownLater ? [{ at: shownAt, act: () => store.setState({ shown: null }) }] : []),
      ])
      store.setState({ shown: isShownLater ? before : null, stage: 0 })
    },
    clear() {
      clock.start([])
      store.setState({ cues: [], shown: null, stage: 0 })
    },
    end: (cue) => store.setState(({ cues }) => ({ cues: cues.filter(({ id }) => id !== cue.id) })),
    locate(find = () => AT_REST) {
      seenAt = find
    },
    setSpeed(speed) {
      store.setState({ speed, time: clock.setSpeed(speed) })
    },
  }
}

const isAway = ({ x, y }: Offset) => x !== 0 || y !== 0

/** A piece that is still on its way when it is to slide on later: it gets there first, and does not halt in between. */
function arriveFirst<Piece>(cue: PlayedCue<Piece>): PlayedCue<Piece> {
  const { motion, at, from, delay = 0, seenAt } = cue
  if (motion !== 'slide' || !from || delay === 0 || !isAway(seenAt)) return cue
  const way = [
    { at: from, ms: 0 },
    { at: from, ms: delay },
    { at, ms: delay + MOTION_MS.slide },
  ]
  return { ...cue, way, delay: 0 }
}

/** Pieces in their cells go there from where they are seen, unless they have something else to do; others are gone. */
function sendHome<Piece>(
  cues: readonly Cue<Piece>[],
  next: readonly Cue<Piece>[],
  seenAt: (at: Position) => Offset,
): readonly Omit<PlayedCue<Piece>, 'id'>[] {
  const isBusy = (at: Position) =>
    next.some((cue) => !cue.show && cue.motion !== 'select' && isSame(cue.at, at))
  return cues
    .filter(({ at, show }) => show === undefined && !isBusy(at))
    .map(({ at }) => ({ motion: 'slide' as const, at, seenAt: seenAt(at) }))
    .filter((cue) => isAway(cue.seenAt))
}

interface Moment {
  readonly at: number
  readonly act: () => void
}

/** A clock that lets moments come one after the other, as fast as it is told to. */
function makeClock() {
  let moments: readonly Moment[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
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
    if (next && speed > 0) timer = setTimeout(() => come(next), (next.at - time) / speed)
  }
  const come = (moment: Moment) => {
    stop()
    time = moment.at
    moments = moments.slice(1)
    run()
    moment.act()
  }
  return {
    start(next: readonly Moment[]) {
      stop()
      moments = next.toSorted((a, b) => a.at - b.at)
      time = 0
      if (moments.length === 0) return
      // What is seen begins with the next frame: nothing may come ahead of it.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(run)
      })
    },
    /** Returns how much time has passed. */
    setSpeed(next: number): number {
      const wasRunning = isRunning
      if (wasRunning) stop()
      speed = next
      if (wasRunning) run()
      return time
    },
  }
}
