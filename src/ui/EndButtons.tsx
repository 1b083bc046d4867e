import { Trans } from '@lingui/react'
import { Button } from './Button'

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
