import { ShareDialog } from '#src/play/ShareDialog.tsx'
import { makePosition } from '../rules/position'
import { rules } from '../rules/rules'
import { positionNow } from '../store'
import { useGarden } from './use-garden'

/** What there is to share of a game of Garden. */
export default function GardenShareDialog({ onClose }: { onClose: () => void }) {
  const session = useGarden(({ session }) => session)
  const position = useGarden(positionNow)
  return (
    <ShareDialog
      game={rules.id}
      options={session.options}
      session={session}
      position={makePosition(position)}
      onClose={onClose}
    />
  )
}
