import { ShareDialog } from '../../../ui/ShareDialog'
import { makeBoard } from '../rules/board'
import { makeBoardLink, makeGameLink } from '../share'
import { cascadeState } from '../store'
import { useCascade } from './use-cascade'

/** What there is to share of a board of Cascade. */
export default function CascadeShareDialog({ onClose }: { onClose: () => void }) {
  const session = useCascade(({ round }) => round.session)
  const board = useCascade((store) => cascadeState(store).board)
  return (
    <ShareDialog
      dealCode={makeBoardLink(session)}
      gameCode={session.past.length > 0 ? makeGameLink(session) : undefined}
      position={makeBoard(board)}
      onClose={onClose}
    />
  )
}
