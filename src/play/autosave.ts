import * as v from 'valibot'
import type { SavedRecord } from './saved-record'
import { type WriteProblem, type Writer, writeSave } from './saves'

/** The present game and its slot. */
interface Slotted {
  readonly slot: string
  readonly game: SavedRecord
}

interface AutosaveOptions extends Writer {
  /** Aborts when another tab takes the slot over. */
  readonly lost: AbortSignal
  readonly read: () => Slotted
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

/** Writes the clock to local storage, which is synchronous: a closing page has no time for the database. */
function backUpClock({ slot, game }: Slotted): void {
  const timed = v.safeParse(timedSchema, game.save)
  try {
    const { turnMs } = game
    if (timed.success) localStorage.setItem(KEY, JSON.stringify({ slot, ...timed.output, turnMs }))
  } catch {
    // Losing it costs only the time since the last move.
  }
}

export function takeClock(slot: string, seed: string): Clock | undefined {
  try {
    const backup = v.safeParse(textSchema, localStorage.getItem(KEY))
    if (!backup.success || backup.output.slot !== slot || backup.output.seed !== seed)
      return undefined
    localStorage.removeItem(KEY)
    return backup.output
  } catch {
    return undefined
  }
}
