import { useEffect, useState } from 'react'
import type { Happening } from '#src/play/happening.ts'
import type { Notice } from '../notices'
import type { Cells } from '../rules/types'
import { positionNow } from '../store'
import { timelineOf } from '../timeline'
import { useGardenStore } from './use-garden'

/** A turn that is being shown, and how the garden lay before it. */
export interface Seen {
  readonly happening: Happening<Notice>
  readonly before: Cells
}

/** Points stay a moment longer than the flowers they were given for. */
const LINGER_MS = 600

/** The turns that are still being shown, oldest first; none cuts or delays another. */
export function useSeen(): readonly Seen[] {
  const store = useGardenStore()
  const [seen, setSeen] = useState<readonly Seen[]>([])
  useEffect(() => {
    const timers = new Set<number>()
    const unsubscribe = store.subscribe(({ happening }, before) => {
      const { end } = timelineOf(happening.notices)
      if (happening === before.happening || end === 0) return
      const one = { happening, before: positionNow(before).cells }
      setSeen((list) => [...list, one])
      const remove = () => setSeen((list) => list.filter((other) => other !== one))
      timers.add(window.setTimeout(remove, end + LINGER_MS))
    })
    return () => {
      unsubscribe()
      for (const timer of timers) window.clearTimeout(timer)
    }
  }, [store])
  return seen
}
