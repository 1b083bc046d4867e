import { ShareDialog } from '#src/play/ShareDialog.tsx'
import { makeBoard } from '../rules/board'
import { rules } from '../rules/rules'
import { cascadeState } from '../store'
import { useCascade } from './use-cascade'

/** What there is to share of a board of Cascade. */
export default function CascadeShareDialog({ onClose }: { onClose: () => void }) {
  const session = useCascade(({ session }) => session)
  const board = useCascade((store) => cascadeState(store).board)
  return (
    <ShareDialog
      game={rules.id}
      options={session.options}
      session={session}
      position={makeBoard(board)}
      onClose={onClose}
    />
  )
}
