import { stopAll } from '#src/ui/tasks.ts'

/** A store, or the player's input. */
interface Source {
  subscribe(listener: () => void): () => void
}

/** The player's input; moving a pointer is none. */
export const input: Source = {
  subscribe: (listener) => {
    const types = ['pointerdown', 'keydown'] as const
    for (const type of types) document.addEventListener(type, listener)
    return () => {
      for (const type of types) document.removeEventListener(type, listener)
    }
  },
}

/** Acts once nothing has come from the sources for `ms`, if it can then; returns a function that stops it. */
export function afterSilence(
  sources: readonly Source[],
  { ms, canAct, act }: { ms: number; canAct: () => boolean; act: () => void },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => canAct() && act(), ms)
  }
  wait()
  const stops = sources.map(({ subscribe }) => subscribe(wait))
  return stopAll([...stops, () => clearTimeout(timer)])
}
