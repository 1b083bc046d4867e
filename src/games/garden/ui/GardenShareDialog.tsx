import { ShareDialog } from '../../../ui/ShareDialog'
import { makePosition } from '../rules/position'
import { makeDealLink, makeGameLink } from '../share'
import { positionNow } from '../store'
import { useGarden } from './use-garden'

/** What there is to share of a game of Garden. */
export default function GardenShareDialog({ onClose }: { onClose: () => void }) {
  const session = useGarden(({ round }) => round.session)
  const position = useGarden(positionNow)
  return (
    <ShareDialog
      dealCode={makeDealLink(session)}
      gameCode={session.past.length > 0 ? makeGameLink(session) : undefined}
      position={makePosition(position)}
      onClose={onClose}
    />
  )
}
