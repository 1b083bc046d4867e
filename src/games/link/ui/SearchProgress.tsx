import { Trans } from '@lingui/react'
import { useId } from 'react'
import styles from './SearchProgress.module.css'

/** The number of positions settled, of all. */
export interface Progress {
  readonly settled: number
  readonly total: number
}

export function SearchProgress({ settled, total }: Progress) {
  const id = useId()
  return (
    <p className={styles.progress}>
      <progress aria-labelledby={id} value={settled} max={total} />
      <span id={id}>
        <Trans
          id="link.lost.progress"
          message="Checked {settled} of {total, plural, one {# position} other {# positions}}"
          values={{ settled, total }}
        />
      </span>
    </p>
  )
}
