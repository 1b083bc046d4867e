import { useEffect, useState } from 'react'
import { usePainted } from '#src/ui/painted.ts'
import { STREAK_MS, usePlaying } from '../../store.ts'
import styles from './Flame.module.css'

/** Lengths of a streak that the flame grows by. */
const TALLEST = 7

/** A flame above the board with the length of the present streak, while it can still grow; each match feeds it. */
export function Flame() {
  const streak = usePainted(usePlaying().store, (store) => store.streak)
  const [ended, setEnded] = useState(streak)
  useEffect(() => {
    const timer = setTimeout(() => setEnded(streak), STREAK_MS)
    return () => clearTimeout(timer)
  }, [streak])
  const { length } = streak
  if (length < 2 || ended === streak) return null
  return (
    <span
      key={length}
      className={styles.streak}
      style={{ '--grown': Math.min(length / TALLEST, 1) }}
    >
      ×{length}
      <svg viewBox="0 0 24 30" aria-hidden="true">
        <path
          className={styles.outer}
          d="M13 1c2 6 9 9 9 18a10 10 0 0 1-20 0c0-5 3-7 4-11 2 1 3 3 3 5 3-3 4-7 4-12z"
        />
        <path className={styles.inner} d="M12 14c1 4 5 5 5 9a5 5 0 0 1-10 0c0-4 4-5 5-9z" />
      </svg>
    </span>
  )
}
