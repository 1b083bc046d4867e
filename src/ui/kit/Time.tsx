import { useEffect, useState } from 'react'
import { elapsed, type Stopwatch } from '#src/engine/session.ts'
import styles from './Time.module.css'

/** Formats milliseconds as `2:41` or `1:02:41`, rounding down as clocks do. */
export function formatTime(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** Returns a stopwatch's milliseconds, updated four times a second. */
export function useElapsed(watch: Stopwatch): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    setNow(performance.now())
    if (watch.since === null) return
    const timer = window.setInterval(() => setNow(performance.now()), 250)
    return () => window.clearInterval(timer)
  }, [watch])
  return elapsed(watch, now)
}

interface TimeProps {
  watch: Stopwatch
  /** Counts down from this time in milliseconds; counts up without it. */
  limitMs?: number | undefined
}

/** Without values it is time that goes up. */
export const TIME = /*i18n*/ {
  id: 'stat.time',
  message: '{clock, select, down {time left} other {time}}',
}

/** Remaining time from which the clock is highlighted. */
export const LOW_MS = 30_000

export function Time({ watch, limitMs = Infinity }: TimeProps) {
  const ms = useElapsed(watch)
  const leftMs = limitMs - ms
  return (
    <time className={styles.time} data-low={leftMs <= LOW_MS}>
      {formatTime(limitMs === Infinity ? ms : Math.max(0, leftMs))}
    </time>
  )
}
