import { Trans } from '@lingui/react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
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
