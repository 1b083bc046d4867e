import { createStore, type StoreApi } from 'zustand'
import type { Position } from '#src/engine/grid.ts'
import { playSound } from '../sound'
import type { Cue, Timeline } from './cues'
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
}

/** Plays timelines beside a store, so that input never waits for what is seen. */
export function makePlayback<Piece, Shown>(): Playback<Piece, Shown> {
  const store = createStore<PlaybackState<Piece, Shown>>(() => ({ cues: [], shown: null }))
  let seenAt: (at: Position) => Offset = () => AT_REST
  let timers: ReturnType<typeof setTimeout>[] = []
  let count = 0
  const silence = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }
  return {
    ...store,
    begin({ cues, sounds = [], shownAt = 0 }, before) {
      if (before !== undefined) silence()
      const played = cues.map((cue) => ({
        ...cue,
        id: count++,
        seenAt: seenAt(cue.from ?? cue.at),
      }))
      const shown = shownAt > 0 && before !== undefined ? before : null
      store.setState((now) => ({
        cues: [...now.cues, ...played],
        shown: before === undefined ? now.shown : shown,
      }))
      const after = (ms: number, act: () => void) => timers.push(setTimeout(act, ms))
      if (shown !== null) after(shownAt, () => store.setState({ shown: null }))
      for (const { sound, at } of sounds) after(at, () => void playSound(sound))
    },
    clear() {
      silence()
      store.setState({ cues: [], shown: null })
    },
    end: (cue) => store.setState(({ cues }) => ({ cues: cues.filter(({ id }) => id !== cue.id) })),
    locate(find = () => AT_REST) {
      seenAt = find
    },
  }
}
