import { type ReactNode, type Ref, useId } from 'react'
import styles from './DataSection.module.css'

interface DataSectionProps {
  title: ReactNode
  /** The heading can take the focus. */
  ref?: Ref<HTMLHeadingElement>
  /** Buttons that save to a file and restore from one. */
  actions: ReactNode
  /** The outcome of an action, which is read out. */
  status: ReactNode
  children?: ReactNode
}

/** A section about one kind of stored data: a heading, a list, buttons and their outcome. */
export function DataSection({ title, ref, actions, status, children }: DataSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} ref={ref} tabIndex={ref ? -1 : undefined}>
        {title}
      </h2>
      {children}
      <div className={styles.actions}>{actions}</div>
      <p role="status">{status}</p>
    </section>
  )
}
