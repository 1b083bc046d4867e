import { ShareDialog } from '#src/play/ShareDialog.tsx'
import { makeBoard } from '../board/board'
import { fieldsOf } from '../link-fields'
import { rules } from '../rules/rules'
import { linkState } from '../store'
import { useLink } from './use-link'

/** What there is to share of a board of Link. */
export default function LinkShareDialog({ onClose }: { onClose: () => void }) {
  const session = useLink(({ session }) => session)
  const board = useLink((store) => linkState(store).board)
  return (
    <ShareDialog
      game={rules.id}
      options={fieldsOf(session.options)}
      session={session}
      position={makeBoard(board)}
      onClose={onClose}
    />
  )
}
