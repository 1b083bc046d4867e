import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { elapsed } from '#src/engine/stopwatch.ts'
import { useGarden } from '../store'
import { TURN_MS } from '../turn-clock'
import styles from './TurnRing.module.css'

/** What is left of the turn, as a ring that empties. It renders itself anew, and nothing around it. */
export function TurnRing() {
  const { i18n } = useLingui()
  const watch = useGarden(({ turnWatch }) => turnWatch)
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    setNow(performance.now())
    if (watch.since === null) return
    const timer = window.setInterval(() => setNow(performance.now()), 250)
    return () => window.clearInterval(timer)
  }, [watch])
  const left = Math.max(0, TURN_MS - elapsed(watch, now))
  const seconds = Math.ceil(left / 1000)
  return (
    <div
      role="timer"
      aria-label={i18n._({
        id: 'garden.turn.left',
        message: '{seconds} seconds left for this turn',
        values: { seconds },
      })}
      className={styles.ring}
      data-hurry={seconds <= 5 ? 'very' : seconds <= 10}
    >
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="19" className={styles.track} />
        <circle
          cx="22"
          cy="22"
          r="19"
          pathLength={1}
          strokeDasharray={`${left / TURN_MS} 1`}
          className={styles.left}
        />
      </svg>
      <span aria-hidden="true">{seconds}</span>
    </div>
  )
}
