import { Trans, useLingui } from '@lingui/react'
import { useEffect } from 'react'
import type { Star } from '#src/define/screen.ts'
import { playSound } from '#src/ui/sound/sound.ts'
import { MISSING, STARS } from '#src/ui/words.ts'
import styles from './Stars.module.css'

/** Time from one star to the next, in milliseconds; the style sheet has the same. */
const STEP_MS = 280

/** A rising third from star to star. */
const SEMITONES = 4

/** Stars with what each is for. New ones land one by one, each with its sound, and the win's after them. */
export function Stars({ stars, isNew }: { stars: readonly Star[]; isNew: boolean }) {
  const { i18n } = useLingui()
  const earned = stars.filter(({ isEarned }) => isEarned)
  const count = earned.length
  useEffect(() => {
    if (!isNew) return
    const timers = Array.from({ length: count }, (_, index) =>
      setTimeout(() => void playSound('match', SEMITONES * index), STEP_MS * (index + 1)),
    )
    timers.push(setTimeout(() => void playSound('win'), STEP_MS * (count + 1)))
    return () => timers.forEach(clearTimeout)
  }, [count, isNew])
  return (
    <ul
      className={styles.stars}
      data-new={isNew}
      aria-label={i18n._(STARS.id, { stars: count, most: stars.length }, STARS)}
    >
      {stars.map((star) => (
        <li key={star.text} data-earned={star.isEarned} style={{ '--star': earned.indexOf(star) }}>
          <span aria-hidden="true">{star.isEarned ? '★' : '☆'}</span>
          <span aria-hidden={!star.isEarned}>{star.text}</span>
          {!star.isEarned && (
            <span className="unseen">
              <Trans {...MISSING} values={{ missing: star.text }} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
