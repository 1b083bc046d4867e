import { Trans, useLingui } from '@lingui/react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { Button, type ButtonProps, LinkButton, type Looks } from './Button.tsx'
import { HOW_TO_PLAY } from './Help.tsx'
import styles from './Start.module.css'

interface StartFormProps extends Pick<ButtonProps, 'disabled'> {
  onStart: () => void
  children: ReactNode
}

/** The settings of a game's start page, which scroll above the button that starts the game. */
export function StartForm({ onStart, disabled, children }: StartFormProps) {
  return (
    <form
      className={styles.start}
      onSubmit={(event) => {
        event.preventDefault()
        onStart()
      }}
    >
      <div className={styles.settings}>{children}</div>
      <Button type="submit" look="primary" disabled={disabled}>
        <Trans id="menu.start" message="Start" />
      </Button>
    </form>
  )
}

/** Other pages of the game, below its settings. */
export const StartLinks = ({ children }: { children: ReactNode }) => (
  <nav className={styles.others}>{children}</nav>
)

interface PlayLinkProps extends Looks {
  href: string
  /** The game, and what is opened of it: only for the ear. */
  title: string
  line: string
  /** A game in progress is continued. */
  isBegun: boolean
}

export function PlayLink({ title, line, isBegun, ...props }: PlayLinkProps) {
  const { i18n } = useLingui()
  const text = i18n._(isBegun ? CONTINUE : PLAY)
  const values = { text, title, line }
  const label = i18n._({ id: 'menu.play.label', message: '{text} {title}: {line}', values })
  return (
    <LinkButton aria-label={label} {...props}>
      {text}
    </LinkButton>
  )
}

export const PLAY = /*i18n*/ { id: 'menu.play', message: 'Play' }

/** The word on whatever leads back to a game in progress. */
export const CONTINUE = /*i18n*/ { id: 'continue', message: 'Continue' }

/** A button that opens a game's rules, which are loaded then. */
export function HowToPlay({ Rules }: { Rules: ComponentType<{ onClose: () => void }> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans {...HOW_TO_PLAY} />
      </Button>
      {isOpen && <Rules onClose={() => setOpen(false)} />}
    </>
  )
}
