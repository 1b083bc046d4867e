import { Trans, useLingui } from '@lingui/react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { Button, LinkButton, type Looks } from './Button.tsx'
import styles from './Start.module.css'

/** The settings of a game's start page, with the button that starts the game. */
export function StartForm({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  return (
    <form
      className={styles.start}
      onSubmit={(event) => {
        event.preventDefault()
        onStart()
      }}
    >
      {children}
    </form>
  )
}

/** Other pages of the game, below its form's button. */
export const StartLinks = ({ children }: { children: ReactNode }) => (
  <nav className={styles.others}>{children}</nav>
)

interface DailyLinksProps {
  /** The game's first part of an address. */
  game: string
  /** Today's difficulty or opponent. */
  note?: ReactNode
}

/** Links to a game's board of today and to those of other days. */
export const DailyLinks = ({ game, note }: DailyLinksProps) => (
  <>
    <LinkButton href={`/${game}/daily`}>
      <Trans id="daily" message="Daily board" /> {note && <small>{note}</small>}
    </LinkButton>
    <LinkButton href={`/${game}/calendar`}>
      <Trans id="calendar" message="Calendar" />
    </LinkButton>
  </>
)

interface PlayLinkProps extends Looks {
  href: string
  /** The game or the board, and what is opened of it: only for the ear. */
  title: string
  line: string
}

export function PlayLink({ title, line, ...props }: PlayLinkProps) {
  const { i18n } = useLingui()
  const values = { title, line }
  const label = i18n._({ id: 'menu.play.label', message: 'Play {title}: {line}', values })
  return (
    <LinkButton aria-label={label} {...props}>
      <Trans id="menu.play" message="Play" />
    </LinkButton>
  )
}

/** A button that opens a game's rules, which are loaded then. */
export function HowToPlay({ Rules }: { Rules: ComponentType<{ onClose: () => void }> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans id="help.title" message="How to play" />
      </Button>
      {isOpen && <Rules onClose={() => setOpen(false)} />}
    </>
  )
}
