import { Trans } from '@lingui/react'
import type { ComponentProps } from 'react'
import { buttonLooks, type Looks } from './Button.tsx'

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
