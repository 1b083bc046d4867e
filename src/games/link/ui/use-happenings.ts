import { useEffect, useState } from 'react'
import type { Happening } from '../../../round/happening'
import type { Notice } from '../notices'
import { useLinkStore } from './use-link'

/**
 * What has happened within the last `ms` milliseconds, oldest first. Each stays its full time whatever
 * comes after it, so that a quick second match neither cuts nor delays the first one's animation.
 */
export function useHappenings(ms: number): readonly Happening<Notice>[] {
  const store = useLinkStore()
  const [recent, setRecent] = useState<readonly Happening<Notice>[]>([])
  useEffect(() => {
    const timers = new Set<number>()
    const unsubscribe = store.subscribe(({ happening }, before) => {
      if (happening === before.happening) return
      setRecent((list) => [...list, happening])
      const timer = window.setTimeout(() => {
        timers.delete(timer)
        setRecent((list) => list.filter((other) => other !== happening))
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
