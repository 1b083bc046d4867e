import { useEffect, useState } from 'react'
import { STREAK_MS, useLink } from '../store.ts'
import styles from './StreakLength.module.css'

/** The length of the present streak, as `×4`, while it can still grow; drawn, so that it is no part of the text. */
export default function StreakLength() {
  const streak = useLink((store) => store.streak)
  const [ended, setEnded] = useState(streak)
  useEffect(() => {
    const timer = setTimeout(() => setEnded(streak), STREAK_MS)
    return () => clearTimeout(timer)
  }, [streak])
  if (streak.length < 2 || ended === streak) return null
  return <span aria-hidden="true" className={styles.streak} data-text={`×${streak.length}`} />
}
