import type { ComponentProps } from 'react'
import styles from './Button.module.css'

export interface Looks {
  /** At most one `primary` button is shown at a time; a dialog focuses it. */
  look?: 'primary' | undefined
  size?: 'small'
}

export function Button({
  look,
  size,
  ...props
}: Looks & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button type="button" className={styles.button} data-look={look} data-size={size} {...props} />
  )
}
