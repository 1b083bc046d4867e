import { Trans } from '@lingui/react'
import { useEffect } from 'react'
import { playSound } from '#src/ui/sound/sound.ts'
import { STARS } from '#src/ui/words.ts'
import styles from './Stars.module.css'

/** The stars, by the order in which they land. */
const ALL = [1, 2, 3]

/** Time from one star to the next, in milliseconds; the style sheet has the same. */
const STEP_MS = 280

/** A rising third from star to star. */
const SEMITONES = 4

/** Stars of three. New ones land one by one, each with its sound, and the win's after them. */
export function Stars({ stars, isNew }: { stars: number; isNew: boolean }) {
  useEffect(() => {
    if (!isNew) return
    const timers = ALL.slice(0, stars).map((star) =>
      setTimeout(() => void playSound('match', SEMITONES * (star - 1)), STEP_MS * star),
    )
    timers.push(setTimeout(() => void playSound('win'), STEP_MS * (stars + 1)))
    return () => timers.forEach(clearTimeout)
  }, [stars, isNew])
  return (
    <p className={styles.stars} data-new={isNew}>
      {ALL.map((star) => (
        <span key={star} aria-hidden="true" data-earned={star <= stars} style={{ '--star': star }}>
          {star <= stars ? '★' : '☆'}
        </span>
      ))}
      <span className="unseen">
        <Trans {...STARS} values={{ stars, most: ALL.length }} />
      </span>
    </p>
  )
}
