import { Trans } from '@lingui/react'
import { useStore } from 'zustand'
import { stateOf } from '../engine/session'
import { Button } from '../ui/kit/Button'
import { AgainButton, EndDialog, ReplayButton } from './EndDialog'
import { dealAnother } from './Tools'
import type { EndTexts, Playing, PlayTypes } from './types'

const NO_END: EndTexts = { title: '', figure: '', unit: null }

export function End<G extends PlayTypes>({ playing }: { playing: Playing<G> }) {
  const { screen, store, playback } = playing
  const session = useStore(store, (state) => state.session)
  const isReplay = useStore(store, ({ replayed }) => replayed !== null)
  const isShown = useStore(playback, ({ shown, cues }) => shown === null && cues.length === 0)
  const end = screen.view.useEnd() ?? NO_END
  const outcome = isReplay || !isShown ? null : screen.rules.outcome(stateOf(session))
  return (
    <EndDialog
      {...end}
      outcome={outcome}
      assists={session.assists}
      actions={<Actions playing={playing}>{end.actions}</Actions>}
    >
      {end.details}
    </EndDialog>
  )
}

function Actions<G extends PlayTypes>({
  playing,
  children,
}: {
  playing: Playing<G>
  children: React.ReactNode
}) {
  const { store, route } = playing
  const { replay, restart } = store.getState()
  const isBegun = useStore(store, ({ session }) => session.past.length > 0)
  return (
    <>
      {isBegun && <ReplayButton onClick={replay} />}
      {isBegun && (
        <Button onClick={restart}>
          <Trans id="tool.restart" message="Start again" />
        </Button>
      )}
      {!route.once && (
        <AgainButton
          look={children ? 'plain' : 'primary'}
          onClick={() => void dealAnother(playing)}
        />
      )}
      {children}
    </>
  )
}
