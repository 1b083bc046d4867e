import { type ReactNode, useId } from 'react'
import styles from './WorkProgress.module.css'

interface WorkProgressProps {
  /** The work done, of `max`; without them, that it goes on. */
  value?: number
  max?: number
  /** The same in words. */
  children: ReactNode
}

/** A progress bar of a worker's search, in a notice or a line of a page. */
export function WorkProgress({ children, ...bar }: WorkProgressProps) {
  const id = useId()
  return (
    <p className={styles.progress}>
      <progress aria-labelledby={id} {...bar} />
      <span id={id}>{children}</span>
    </p>
  )
}
