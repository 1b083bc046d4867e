import { useMemo } from 'react'
import { screen } from '../screen.tsx'
import { DEMO_OPTIONS, Demonstration, demonstrate } from './Demonstration.tsx'
import HelpDialog from './HelpDialog.tsx'

/** The rules on the start page, where no game is open. */
export default function StartHelp({ onClose }: { onClose: () => void }) {
  const playing = useMemo(() => demonstrate(screen, DEMO_OPTIONS, 'help'), [])
  return (
    <Demonstration playing={playing}>
      <HelpDialog onClose={onClose} />
    </Demonstration>
  )
}
