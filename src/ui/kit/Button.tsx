import { Trans } from '@lingui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
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

export const MenuLink = () => (
  <ButtonLink href="/">
    <Trans id="tool.menu" message="Menu" />
  </ButtonLink>
)
