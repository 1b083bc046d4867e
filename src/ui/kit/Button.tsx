import type { ComponentProps } from 'react'
import styles from './Button.module.css'

interface Looks {
  /** The one that goes on is `primary`; there is one of it at a time. */
  look?: 'primary' | 'plain'
}

/** A button with words. A dialog gives the focus to its primary one. */
export function Button({
  look = 'plain',
  ...props
}: Looks & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" className={styles.button} data-look={look} {...props} />
}
