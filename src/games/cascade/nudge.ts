import type { Playing } from '#src/define/screen.ts'
import { cascadeSettings } from './settings.ts'
import { isHalted } from './store.ts'
import type { Cascade } from './types.ts'

/** Time without a move until a swap is marked. */
export const IDLE_MS = 8_000

/** Marks a swap when nothing has happened for a while. Returns a function that stops it. */
export function nudgeWhenIdle({ store, playback }: Pick<Playing<Cascade>, 'store' | 'playback'>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const canNudge = () =>
    cascadeSettings.getState().values.nudges &&
    !isHalted(store.getState()) &&
    !store.getState().hasDialog &&
    playback.getState().cues.length === 0
  const wait = () => {
    clearTimeout(timer)
    if (canNudge()) timer = setTimeout(store.getState().nudge, IDLE_MS)
  }
  wait()
  const stops = [store, playback, cascadeSettings].map(({ subscribe }) => subscribe(wait))
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
