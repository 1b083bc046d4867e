import { Trans } from '@lingui/react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { Button, LinkButton } from './Button.tsx'
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
