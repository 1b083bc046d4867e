import type { ReactNode } from 'react'
import styles from './Start.module.css'

interface StartFormProps {
  onStart: () => void
  children: ReactNode
}

/** What to choose on a game's first page, from top to bottom, with the button that starts it. */
export function StartForm({ onStart, children }: StartFormProps) {
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
