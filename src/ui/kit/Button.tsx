import type { MessageDescriptor } from '@lingui/core'
import { Trans } from '@lingui/react'
import type { ComponentProps } from 'react'
import { CLOSE } from '../texts.ts'
import styles from './Button.module.css'
import { TOOLS } from './tool-kinds.ts'

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

export type ButtonProps = Looks & Omit<ComponentProps<'button'>, 'className'>

export function Button({ look, size, ...props }: ButtonProps) {
  return <button type="button" {...buttonLooks({ look, size })} {...props} />
}

type LinkButtonProps = Looks & Omit<ComponentProps<'a'>, 'className'> & { href: string }

/** A link to an address of the app, set as a plain hash: the router would take a question mark out. */
export function LinkButton({ href, look, size, ...props }: LinkButtonProps) {
  return <a href={`#${href}`} {...buttonLooks({ look, size })} {...props} />
}

export const MenuLink = (looks: Looks) => (
  <LinkButton href="/" {...looks}>
    <Trans {...TOOLS.menu[0]} />
  </LinkButton>
)

export const ReloadButton = ({ look }: Looks) => (
  <Button look={look} onClick={() => location.reload()}>
    <Trans id="error.reload" message="Reload" />
  </Button>
)

const buttonOf = (text: MessageDescriptor) => (props: ButtonProps) => (
  <Button {...props}>
    <Trans {...text} />
  </Button>
)

export const CancelButton = buttonOf(/*i18n*/ { id: 'cancel', message: 'Cancel' })
export const CloseButton = buttonOf(CLOSE)
export const DismissButton = buttonOf(/*i18n*/ { id: 'dismiss', message: 'Dismiss' })
export const TryAgainButton = buttonOf(/*i18n*/ { id: 'retry', message: 'Try again' })
