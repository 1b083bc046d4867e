import { Trans } from '@lingui/react'
import { type ComponentType, useState } from 'react'
import { Button } from './Button.tsx'

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
