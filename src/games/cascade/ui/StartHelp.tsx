import { useMemo } from 'react'
import { screen } from '../screen.tsx'
import { Demonstration, demonstrate } from './Demonstration.tsx'
import HelpDialog, { DEMO_OPTIONS } from './HelpDialog.tsx'

interface StartHelpProps {
  onClose: () => void
}

/** The rules on the start page. No game is open there, from which their boards could take the screen. */
export default function StartHelp({ onClose }: StartHelpProps) {
  const playing = useMemo(() => demonstrate(screen, DEMO_OPTIONS, 'help'), [])
  return (
    <Demonstration playing={playing}>
      <HelpDialog onClose={onClose} />
    </Demonstration>
  )
}
