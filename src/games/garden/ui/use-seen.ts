import { useEffect, useState } from 'react'
import type { Emitted } from '#src/play/emitted.ts'
import type { Notice } from '../events'
import type { Cells } from '../rules/types'
import { positionNow } from '../store'
import { timelineOf } from '../timeline'
import { useGardenStore } from './use-garden'

/** A turn that is being shown, and how the garden lay before it. */
export interface Seen {
  readonly emitted: Emitted<Notice>
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
    const unsubscribe = store.subscribe(({ emitted }, before) => {
      const { end } = timelineOf(emitted.events)
      if (emitted === before.emitted || end === 0) return
      const one = { emitted, before: positionNow(before).cells }
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
