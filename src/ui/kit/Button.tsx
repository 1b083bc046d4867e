import type { ComponentProps } from 'react'
import styles from './Button.module.css'

export interface Looks {
  /** At most one `primary` button is shown at a time; a dialog focuses it. */
  look?: 'primary' | undefined
  size?: 'small' | undefined
}

/** Makes an element look like a button. */
export const buttonLooks = ({ look, size }: Looks) => ({
  className: styles.button,
  'data-look': look,
  'data-size': size,
})

export function Button({
  look,
  size,
  ...props
}: Looks & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...buttonLooks({ look, size })} {...props} />
}
