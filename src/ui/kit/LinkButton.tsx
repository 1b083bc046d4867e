import { Trans } from '@lingui/react'
import type { ComponentProps } from 'react'
import styles from './Button.module.css'

interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'className'> {
  /** An address of the app. It stands in the hash whole: the router would take a question mark out. */
  href: string
  look?: 'primary' | 'plain'
  /** Small ones stand in rows of many. */
  size?: 'small' | 'usual'
}

/** A link that looks like a button. */
export function LinkButton({ href, look = 'plain', size = 'usual', ...props }: LinkButtonProps) {
  return (
    <a href={`#${href}`} className={styles.button} data-look={look} data-size={size} {...props} />
  )
}

/** Leads to the menu. */
export const MenuLink = () => (
  <LinkButton href="/">
    <Trans id="tool.menu" message="Menu" />
  </LinkButton>
)
