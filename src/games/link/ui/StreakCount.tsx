import { useEffect, useState } from 'react'
import { useLink } from '../store'
import { STREAK_MS } from '../streak'
import styles from './StreakCount.module.css'

/** A figure with the length of the present streak, as `×4`, while it can still grow. */
export function StreakCount({ children }: { children: number }) {
  return (
    <span className={styles.left}>
      {children}
      <StreakLength />
    </span>
  )
}

function StreakLength() {
  const streak = useLink((store) => store.streak)
  const [ended, setEnded] = useState(streak)
  useEffect(() => {
    const timer = setTimeout(() => setEnded(streak), STREAK_MS)
    return () => clearTimeout(timer)
  }, [streak])
  if (streak.length < 2 || ended === streak) return null
  return <span aria-hidden="true" className={styles.streak} data-text={`×${streak.length}`} />
}
