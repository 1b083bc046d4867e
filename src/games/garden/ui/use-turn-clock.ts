import { useEffect } from 'react'
import { isOver, stateOf } from '#src/engine/session.ts'
import { elapsed } from '#src/engine/stopwatch.ts'
import { useSetting } from '#src/ui/settings.ts'
import { rules } from '../rules/rules'
import { type GardenStore, isThinking } from '../store'
import { TURN_MS } from '../turn-time'
import { useGarden, useGardenStore } from './use-garden'

/** Seconds before the end at which a player is warned. */
const WARNINGS = [10, 5] as const

/** The first turn has no hurry: its clock runs from the first flower that is selected. */
const isDue = (store: GardenStore): boolean =>
  store.session.watch.since !== null &&
  !store.paused &&
  !store.held &&
  !store.showing &&
  !store.replayed &&
  !isThinking(store) &&
  !isOver(rules, store.session)

/** Lets the turn's clock run while the player may move, warns, and passes the turn when it runs out. */
export function useTurnClock(): void {
  const store = useGardenStore()
  const timed = useSetting('turnClock')
  const state = useGarden(({ session }) => stateOf(session))
  const due = useGarden(isDue)
  const runs = timed && due
  useEffect(() => {
    if (!runs || stateOf(store.getState().session) !== state) return
    const { runTurn, standTurn } = store.getState()
    runTurn()
    return standTurn
  }, [store, runs, state])
  useTurnEnd()
}

function useTurnEnd(): void {
  const store = useGardenStore()
  const watch = useGarden(({ turnWatch }) => turnWatch)
  useEffect(() => {
    if (watch.since === null) return
    const { hurry, timeOut } = store.getState()
    const left = TURN_MS - elapsed(watch, performance.now())
    const warnings = WARNINGS.filter((seconds) => left > seconds * 1000).map((seconds) =>
      window.setTimeout(() => hurry(seconds), left - seconds * 1000),
    )
    const end = window.setTimeout(timeOut, left)
    return () => {
      for (const timer of [...warnings, end]) window.clearTimeout(timer)
    }
  }, [store, watch])
}
