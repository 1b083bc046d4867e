import type { ReactNode } from 'react'
import styles from './Figure.module.css'

/** A figure above its caption, in a `dl`. */
export const Figure = ({ label, value }: { label: string; value: ReactNode }) => (
  <div className={styles.figure}>
    <dt className="muted">{label}</dt>
    <dd>{value}</dd>
  </div>
)
