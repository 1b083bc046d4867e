import type { Keeper, KeepProblem, Kept } from './keeper'

interface KeepOptions {
  readonly slot: string
  readonly keeper: Keeper
  /** The round as it stands, or `null` when there is nothing to keep. */
  readonly read: () => Kept | null
  /** Calls back after every change worth keeping; returns how to stop that. */
  readonly subscribe: (changed: () => void) => () => void
  /** Told after every write: what is wrong, or that nothing is. */
  readonly onProblem: (problem: KeepProblem | 'elsewhere' | undefined) => void
}

/** Writes one after the other, and of those that wait only the last: it holds all that came before. */
function makeWriter({ slot, keeper, read, onProblem }: KeepOptions): () => Promise<void> {
  let writing = false
  let waiting = false
  return async () => {
    waiting = true
    if (writing) return
    writing = true
    while (waiting) {
      waiting = false
      const kept = read()
      onProblem(kept ? await keeper.write(slot, kept) : void (await keeper.remove(slot)))
    }
    writing = false
  }
}

/**
 * Keeps a round from now on: after every change, and when the page goes out of sight.
 * A tab that opens the same slot later takes it over; this one is then told `elsewhere` and writes no more.
 */
export function keepRound(options: KeepOptions): () => void {
  const write = makeWriter(options)
  const tabs = new BroadcastChannel(`pairwise/${options.slot}`)
  const unsubscribe = options.subscribe(write)
  const hide = () => {
    if (document.visibilityState === 'hidden') void write()
  }
  const stop = () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', hide)
    tabs.close()
  }
  document.addEventListener('visibilitychange', hide)
  tabs.addEventListener('message', () => {
    stop()
    options.onProblem('elsewhere')
  })
  tabs.postMessage('taken')
  void write()
  return stop
}
