import { useLingui } from '@lingui/react'
import styles from './Progress.module.css'

/** A bar for what loads; it stays unseen for the first 300 ms, so that nothing flashes. */
export function Progress() {
  const { i18n } = useLingui()
  return (
    <div className={styles.room}>
      <progress className={styles.bar} aria-label={i18n._({ id: 'loading', message: 'Loading' })} />
    </div>
  )
}
