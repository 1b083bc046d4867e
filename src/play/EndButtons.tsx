import { Trans } from '@lingui/react'
import { Link } from 'wouter'
import { Button } from '../ui/kit/Button'
import buttons from '../ui/kit/Button.module.css'

/** Shows the game that has ended, from its deal. */
export function WatchButton({ onClick }: { onClick: () => void }) {
  return (
    <Button onClick={onClick}>
      <Trans id="end.watch" message="Watch it" />
    </Button>
  )
}

interface AgainButtonProps {
  look?: 'plain' | 'primary'
  onClick: () => void
}

/** Deals another game of the kind. */
export function AgainButton({ look = 'primary', onClick }: AgainButtonProps) {
  return (
    <Button look={look} onClick={onClick}>
      <Trans id="end.again" message="Play again" />
    </Button>
  )
}

/** Leads to the menu. */
export function MenuLink() {
  return (
    <Link href="/" className={buttons.button}>
      <Trans id="tool.menu" message="Menu" />
    </Link>
  )
}
