import { Trans } from '@lingui/react'
import { useEffect } from 'react'
import { Button } from './Button'
import styles from './PauseCover.module.css'

/** Lies over the board while the clock stands, so that nobody studies it for free. */
export function PauseCover({ onResume }: { onResume: () => void }) {
  return (
    <div className={styles.cover}>
      <h2>
        <Trans id="pause.title" message="Paused" />
      </h2>
      <Button look="primary" onClick={onResume} ref={(button) => button?.focus()}>
        <Trans id="tool.resume" message="Go on" />
      </Button>
    </div>
  )
}

/** Out of sight is paused. `pause` must be stable. */
export function usePauseWhenHidden(pause: () => void): void {
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') pause()
    }
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [pause])
}
