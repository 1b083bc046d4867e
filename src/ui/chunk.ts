import { createStore, useStore } from 'zustand'
import { withStyles } from './failed-styles'

/** A part of the program that comes apart from the page. */
export interface Chunk<Module> {
  /** Asks for it, once however often it is called; also in rendering. */
  readonly load: () => void
  /** Asks anew for what could not be loaded, and for nothing else. */
  readonly retry: () => void
  /** Resolves once it has come, at whichever attempt. */
  readonly whenLoaded: () => Promise<Module>
  /** A hook: how the loading stands. */
  readonly use: () => Arrival<Module>
  readonly now: () => Arrival<Module>
}

interface Arrival<Module> {
  /** What the chunk holds, once it has come. */
  readonly module?: Module
  /** How often it could not be loaded, up to now. */
  readonly failed?: number
}

/**
 * For what has to be seen at once. React's `lazy` shows a fallback first, even for a chunk that has long come, and
 * lets it stand for 300 ms; this is rendered as soon as it is there. And what `lazy` could not load stays so for ever.
 */
export function makeChunk<Module>(fetch: () => Promise<Module>): Chunk<Module> {
  const arrival = createStore<Arrival<Module>>(() => ({}))
  let isAsked = false
  const load = () => {
    if (!isAsked && !arrival.getState().failed) start()
  }
  const start = () => {
    isAsked = true
    withStyles(fetch).then(
      (module) => arrival.setState({ module }, true),
      () => {
        isAsked = false
        arrival.setState(({ failed = 0 }) => ({ failed: failed + 1 }))
      },
    )
  }
  const retry = () => {
    if (!isAsked && arrival.getState().failed) start()
  }
  const whenLoaded = () =>
    new Promise<Module>((resolve) => {
      const look = ({ module }: Arrival<Module>) => module && resolve(module)
      look(arrival.getState())
      arrival.subscribe(look)
    })
  return { load, retry, whenLoaded, use: () => useStore(arrival), now: arrival.getState }
}
