import { startTransition, useEffect, useState } from 'react'
import type { Notice } from '../notices'
import { useLinkStore } from './use-link'

/** A match, numbered by the action that made it. */
export type Matched = Extract<Notice, { type: 'matched' }> & { readonly id: number }

/**
 * The matches of the last `ms` milliseconds, oldest first. Each stays its full time whatever comes after it, so
 * that a quick second match neither cuts nor delays the first one's animation.
 */
export function useMatches(ms: number): readonly Matched[] {
  const store = useLinkStore()
  const [recent, setRecent] = useState<readonly Matched[]>([])
  useEffect(() => {
    const timers = new Set<number>()
    const unsubscribe = store.subscribe(({ happening }, before) => {
      if (happening === before.happening) return
      const { id, notices } = happening
      const made = notices.flatMap((notice) => (notice.type === 'matched' ? { ...notice, id } : []))
      if (made.length === 0) return
      // After what the state is now: a slow phone shows that first.
      startTransition(() => setRecent((list) => [...list, ...made]))
      const timer = window.setTimeout(() => {
        timers.delete(timer)
        setRecent((list) => list.filter((match) => !made.includes(match)))
      }, ms)
      timers.add(timer)
    })
    return () => {
      unsubscribe()
      for (const timer of timers) window.clearTimeout(timer)
    }
  }, [store, ms])
  return recent
}
