import { Trans } from '@lingui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
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

/** A link that looks like a button. */
export function ButtonLink({
  href,
  look = 'plain',
  children,
}: Looks & { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.button} data-look={look}>
      {children}
    </Link>
  )
}

/** Leads to the menu. */
export const MenuLink = () => (
  <ButtonLink href="/">
    <Trans id="tool.menu" message="Menu" />
  </ButtonLink>
)
