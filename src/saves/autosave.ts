import * as v from 'valibot'
import type { GameTypes } from '#src/engine/rules.ts'
import type { Save } from '#src/engine/session.ts'
import type { SavedRecord } from './saved-record.ts'
import { type WriteProblem, type Writer, writeSave } from './saves.ts'

/** The present game and its slot. */
interface PresentGame {
  readonly slot: string
  readonly game: SavedRecord & { readonly save: Pick<Save<GameTypes>, 'seed' | 'elapsedMs'> }
}

interface AutosaveOptions extends Writer {
  /** Aborts when another tab takes the slot over. */
  readonly lost: AbortSignal
  readonly read: () => PresentGame
  readonly subscribe: (changed: () => void) => () => void
  /** Called after every write with its problem or `undefined`; never again after `elsewhere`. */
  readonly onProblem: (problem: WriteProblem | undefined) => void
}

const saveNow = (options: AutosaveOptions): Promise<WriteProblem | undefined> => {
  const { slot, game } = options.read()
  return writeSave(slot, options, game)
}

/** Concurrent writes: with one, a move made during a write would wait for the database. */
const MAX_WRITES = 2

/** Writes in order; of the changes that queue up, only the last, which includes the others. */
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

/** Saves after every change and when the page is hidden, until another tab takes the slot over. */
export function startAutosave(options: AutosaveOptions): () => void {
  const { lost, read, subscribe, onProblem } = options
  const stopped = new AbortController()
  const { signal } = stopped
  const report = (problem: WriteProblem | undefined) => {
    if (signal.aborted) return
    if (problem === 'elsewhere') stopped.abort()
    onProblem(problem)
  }
  const write = makeWriter(options, report)
  const backUp = () => backUpClock(read())
  const hide = () => {
    backUp()
    if (document.visibilityState === 'hidden') void write()
  }
  document.addEventListener('visibilitychange', hide, { signal })
  window.addEventListener('pagehide', backUp, { signal })
  // A crash, or a newer tab, finds the clock as it is.
  const ticking = setInterval(backUp, 1_000)
  signal.addEventListener('abort', () => clearInterval(ticking))
  signal.addEventListener('abort', subscribe(write))
  lost.addEventListener('abort', () => report('elsewhere'), { signal })
  if (lost.aborted) report('elsewhere')
  else void write()
  return () => {
    if (signal.aborted) return
    stopped.abort()
    // The time since the last move is saved too.
    backUp()
    void saveNow(options)
  }
}

/** One key for each slot, as `pairwise/clock/link/classic`. */
const PREFIX = 'pairwise/clock/'

/** With more clocks than these, all are dropped. */
const MAX_CLOCKS = 50

const clockSchema = v.object({
  /** The time of writing, in milliseconds since 1970. */
  at: v.number(),
  seed: v.string(),
  elapsedMs: v.pipe(v.number(), v.finite()),
  turnMs: v.optional(v.number()),
})

const textSchema = v.pipe(v.string(), v.parseJson(), clockSchema)

/** Writes the clock to local storage, which is synchronous: a closing page has no time for the database. */
function backUpClock({ slot, game }: PresentGame): void {
  const { at, turnMs, save } = game
  const { seed, elapsedMs } = save
  try {
    const clocks = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    if (clocks.length > MAX_CLOCKS) for (const key of clocks) localStorage.removeItem(key)
    localStorage.setItem(PREFIX + slot, JSON.stringify({ at, seed, elapsedMs, turnMs }))
  } catch {
    // Losing it costs only the time since the last move.
  }
}

/** Removes a slot's clock, and returns it unless a game was saved since then: it may be of an earlier attempt. */
export function takeClock(
  slot: string,
  saved: { readonly at: number; readonly seed: string },
): v.InferOutput<typeof clockSchema> | undefined {
  try {
    const clock = v.parse(textSchema, localStorage.getItem(PREFIX + slot))
    localStorage.removeItem(PREFIX + slot)
    return clock.seed === saved.seed && clock.at >= saved.at ? clock : undefined
  } catch {
    return undefined
  }
}
