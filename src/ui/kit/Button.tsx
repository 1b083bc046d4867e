import type { ComponentProps } from 'react'
import styles from './Button.module.css'

interface Looks {
  /** At most one `primary` button is shown at a time; a dialog focuses it. */
  look?: 'primary' | 'plain'
}

export function Button({
  look = 'plain',
  ...props
}: Looks & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" className={styles.button} data-look={look} {...props} />
}
