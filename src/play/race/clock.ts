import { useEffect, useState } from 'react'
import { elapsed, type Stopwatch } from '#src/engine/session.ts'
import { type Course, nextAfter } from './ghost.ts'

/** Returns the player's clock, renewed each second and at each step of the ghost. */
export function useRaceClock(watch: Stopwatch, ghost: Course): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (watch.since === null) return
    let timer: number
    const wait = () => {
      const ms = elapsed(watch, performance.now())
      const second = 1000 * Math.floor(ms / 1000 + 1)
      timer = window.setTimeout(renew, Math.ceil(Math.min(second, nextAfter(ghost, ms)) - ms))
    }
    const renew = () => {
      setNow(performance.now())
      wait()
    }
    wait()
    return () => window.clearTimeout(timer)
  }, [watch, ghost])
  return elapsed(watch, now)
}
