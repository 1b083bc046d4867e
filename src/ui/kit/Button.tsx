import { Trans } from '@lingui/react'
import type { ComponentProps } from 'react'
import styles from './Button.module.css'

export interface Looks {
  /** At most one `primary` button is shown at a time; a dialog focuses it. */
  look?: 'primary' | undefined
  size?: 'small' | undefined
}

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

interface LinkButtonProps extends Looks, Omit<ComponentProps<'a'>, 'className'> {
  /** An address of the app, set as a plain hash: the router would take a question mark out. */
  href: string
}

export function LinkButton({ href, look, size, ...props }: LinkButtonProps) {
  return <a href={`#${href}`} {...buttonLooks({ look, size })} {...props} />
}

export const MenuLink = () => (
  <LinkButton href="/">
    <Trans id="tool.menu" message="Menu" />
  </LinkButton>
)
