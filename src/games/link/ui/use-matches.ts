import { useEffect, useState } from 'react'
import { createStore, useStore } from 'zustand'
import type { Notice } from '../events'
import { linkState } from '../store'
import { useLinkStore } from './use-link'

/** A match, numbered by the action that made it. */
export type Matched = Extract<Notice, { type: 'matched' }> & { readonly id: number }

interface Recent {
  readonly matches: readonly Matched[]
}

/**
 * The matches of the last `ms` milliseconds, oldest first. Each stays its full time whatever comes after it, so
 * that a quick second match neither cuts nor delays the first one's animation. Any other change of the board, such
 * as an undo, ends them all.
 *
 * They are held in a store, which React updates in the same commit as the game's: no frame is without the tiles.
 */
export function useMatches(ms: number): readonly Matched[] {
  const store = useLinkStore()
  const [recent] = useState(() => createStore<Recent>(() => ({ matches: [] })))
  useEffect(() => {
    const timers = new Set<number>()
    const keep = (wanted: (match: Matched) => boolean) =>
      recent.setState(({ matches }) => ({ matches: matches.filter(wanted) }))
    const unsubscribe = store.subscribe((now, before) => {
      if (linkState(now).board === linkState(before).board) return
      const { id, events } = now.emitted
      const made = events.flatMap((notice) => (notice.type === 'matched' ? { ...notice, id } : []))
      if (made.length === 0) return keep(() => false)
      recent.setState(({ matches }) => ({ matches: [...matches, ...made] }))
      const timer = window.setTimeout(() => {
        timers.delete(timer)
        keep((match) => !made.includes(match))
      }, ms)
      timers.add(timer)
    })
    return () => {
      unsubscribe()
      for (const timer of timers) window.clearTimeout(timer)
      keep(() => false)
    }
  }, [store, recent, ms])
  return useStore(recent).matches
}
