import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { StoreApi } from 'zustand'

type Followed<State> = Pick<StoreApi<State>, 'getState' | 'subscribe'>

const waiting: (() => void)[] = []

function actNow(count = waiting.length): void {
  // Each on its own, so that none fails with another.
  for (const act of waiting.splice(0, count)) queueMicrotask(act)
  if (waiting.length > 0) schedule()
}

const page = globalThis.document

// A hidden page is not painted.
page?.addEventListener('visibilitychange', () => actNow())

function schedule(): void {
  // Those that come between the frame and the task wait for a frame of their own.
  if (page?.visibilityState === 'visible')
    requestAnimationFrame(() => setTimeout(actNow, 0, waiting.length))
  else setTimeout(actNow)
}

/** Acts in the first task after the next paint, in the order of the calls. */
export function afterPaint(act: () => void): void {
  if (waiting.push(act) === 1) schedule()
}

/** Subscribes to a store; tells each change in turn, once what a click shows of it is painted. */
export function subscribePainted<State>(
  store: Followed<State>,
  listen: (now: State, before: State) => void,
): () => void {
  let isWanted = true
  const stop = store.subscribe((now, before) =>
    afterPaint(() => {
      if (isWanted) listen(now, before)
    }),
  )
  return () => {
    isWanted = false
    stop()
  }
}

/**
 * Selects a part of a store as it was last painted: for what follows a click, and must not delay the next click.
 * `select` must depend on the store alone, since another closure is not applied until the store changes.
 */
export function usePainted<State, Part>(
  store: Followed<State>,
  select: (state: State) => Part,
): Part {
  const [part, setPart] = useState(() => select(store.getState()))
  const show = useEffectEvent((now: State) => setPart(() => select(now)))
  const follow = useEffectEvent((now: State, before: State) => {
    if (!Object.is(select(now), select(before))) startTransition(() => show(now))
  })
  useEffect(() => {
    show(store.getState())
    return subscribePainted(store, follow)
  }, [store])
  return part
}
