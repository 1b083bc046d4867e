import { ShareDialog } from '../../../ui/ShareDialog'
import { makeBoard } from '../rules/board'
import { makeBoardLink, makeGameLink } from '../share'
import { linkState } from '../store'
import { useLink } from './use-link'

/** What there is to share of a board of Link. */
export default function LinkShareDialog({ onClose }: { onClose: () => void }) {
  const session = useLink(({ round }) => round.session)
  const board = useLink((store) => linkState(store).board)
  return (
    <ShareDialog
      dealCode={makeBoardLink(session)}
      gameCode={session.past.length > 0 ? makeGameLink(session) : undefined}
      position={makeBoard(board)}
      onClose={onClose}
    />
  )
}
