import { createStore, useStore } from 'zustand'

/** A part of the program that comes apart from the page. */
export interface Chunk<Module> {
  /** Has it come; also in rendering, for it comes once however often it is asked for. */
  readonly load: () => void
  /** A hook: what it holds, `undefined` until it has come. Throws in rendering when it cannot be had. */
  readonly use: () => Module | undefined
}

interface Arrival<Module> {
  readonly module?: Module
  readonly error?: unknown
}

/**
 * For what has to be seen at once. React's `lazy` shows a fallback first, even for a chunk that has long come, and
 * lets it stand for 300 ms; this is rendered as soon as it is there.
 */
export function makeChunk<Module>(fetch: () => Promise<Module>): Chunk<Module> {
  const arrival = createStore<Arrival<Module>>(() => ({}))
  let isAsked = false
  const load = () => {
    if (isAsked) return
    isAsked = true
    fetch().then(
      (module) => arrival.setState({ module }),
      (error: unknown) => arrival.setState({ error }),
    )
  }
  const use = () => {
    const { module, error } = useStore(arrival)
    if (error !== undefined) throw error
    return module
  }
  return { load, use }
}
