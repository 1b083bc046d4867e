import { ShareDialog } from '#src/play/ShareDialog.tsx'
import { makePosition } from '../rules/position'
import { rules } from '../rules/rules'
import { patchesState } from '../store'
import { usePatches } from './use-patches'

/** What there is to share of a game. What the opponent holds stays hidden until it is over. */
export default function PatchesShareDialog({ onClose }: { onClose: () => void }) {
  const session = usePatches(({ session }) => session)
  const state = usePatches(patchesState)
  const shown =
    state.phase.type === 'over'
      ? state
      : { ...state, hands: { user: state.hands.user, opponent: [] }, deck: [] }
  return (
    <ShareDialog
      game={rules.id}
      options={{ ...session.options }}
      session={session}
      position={makePosition(shown)}
      onClose={onClose}
    />
  )
}
