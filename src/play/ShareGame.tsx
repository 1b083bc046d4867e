import { useStore } from 'zustand'
import { stateOf } from '../engine/session'
import { useOpenPage } from './context'
import { ShareDialog } from './ShareDialog'

/** What there is to share of the game on the page. */
export default function ShareGame({ onClose }: { onClose: () => void }) {
  const { screen, store } = useOpenPage()
  const session = useStore(store, (state) => state.session)
  return (
    <ShareDialog
      game={screen.rules.id}
      options={screen.route.fields(session.options)}
      session={session}
      position={screen.results.text(stateOf(session))}
      onClose={onClose}
    />
  )
}
