import * as v from 'valibot'
import type { SavedRecord } from './saved-entry'
import { removeSave, type WriteProblem, type Writer, writeSave } from './saves'

interface AutosaveOptions extends Writer {
  /** The slot that was opened. */
  readonly slot: string
  /** The game as it stands and where it belongs; `null` when there is nothing to save. */
  readonly read: () => { readonly slot: string; readonly game: SavedRecord | null }
  /** Calls back after every change worth saving; returns how to stop that. */
  readonly subscribe: (changed: () => void) => () => void
  /** Told after every write what is wrong, or that nothing is; after `elsewhere` nothing more. */
  readonly onProblem: (problem: WriteProblem | undefined) => void
}

const saveNow = (options: AutosaveOptions): Promise<WriteProblem | undefined> => {
  const { slot, game } = options.read()
  return game ? writeSave(slot, options, game) : removeSave(slot, options)
}

/** Writes under way at once: with one, a move made while it is written would wait for the database's answer. */
const MAX_WRITES = 2

/** Writes in order, and of the changes that have to wait only the last: it holds all that came before. */
function makeWriter(options: AutosaveOptions, report: AutosaveOptions['onProblem']) {
  let writes = 0
  let waiting = false
  return async () => {
    waiting = true
    if (writes === MAX_WRITES) return
    writes += 1
    while (waiting) {
      waiting = false
      report(await saveNow(options))
    }
    writes -= 1
  }
}

/** Saves a game after every change and when the page is hidden, until another tab takes it over. */
export function startAutosave(options: AutosaveOptions): () => void {
  const { slot, read, subscribe, onProblem } = options
  const stopped = new AbortController()
  const { signal } = stopped
  const report = (problem: WriteProblem | undefined) => {
    if (signal.aborted) return
    if (problem === 'elsewhere') stopped.abort()
    onProblem(problem)
  }
  const write = makeWriter(options, report)
  const noteTime = () => backUpClock(read())
  const hide = () => {
    noteTime()
    if (document.visibilityState === 'hidden') void write()
  }
  document.addEventListener('visibilitychange', hide, { signal })
  window.addEventListener('pagehide', noteTime, { signal })
  signal.addEventListener('abort', subscribe(write))
  holdLock(slot, signal, () => report('elsewhere'))
  void write()
  return () => {
    if (signal.aborted) return
    stopped.abort()
    // The time since the last move is saved as well.
    noteTime()
    void saveNow(options)
  }
}

/**
 * Takes a slot's lock from whichever tab holds it, until `signal` aborts; `onStolen` tells when another tab does the
 * same. Browsers without locks find out at their next write.
 */
function holdLock(slot: string, signal: AbortSignal, onStolen: () => void): void {
  const released = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve())
  })
  navigator.locks
    ?.request(`pairwise/${slot}`, { steal: true }, () => released)
    .catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') onStolen()
    })
}

const KEY = 'pairwise/clock'

const clockSchema = v.object({
  slot: v.string(),
  seed: v.string(),
  elapsedMs: v.pipe(v.number(), v.finite()),
  turnMs: v.optional(v.number()),
})

type Clock = Pick<v.InferOutput<typeof clockSchema>, 'elapsedMs' | 'turnMs'>

const textSchema = v.pipe(v.string(), v.parseJson(), clockSchema)

const timedSchema = v.object({ seed: v.string(), elapsedMs: v.number() })

/** Notes a game's time in local storage: a page that goes away has no time left to write to the database. */
function backUpClock({ slot, game }: { slot: string; game: SavedRecord | null }): void {
  const timed = v.safeParse(timedSchema, game?.save)
  try {
    const turnMs = game?.turnMs
    if (timed.success) localStorage.setItem(KEY, JSON.stringify({ slot, ...timed.output, turnMs }))
  } catch {
    // Without it a reload costs the time since the last move, and nothing else.
  }
}

/** The time of a slot's game that was noted last, where one was. Forgets it. */
export function takeClock(slot: string, seed: string): Clock | undefined {
  try {
    const noted = v.safeParse(textSchema, localStorage.getItem(KEY))
    if (!noted.success || noted.output.slot !== slot || noted.output.seed !== seed) return undefined
    localStorage.removeItem(KEY)
    return noted.output
  } catch {
    return undefined
  }
}
