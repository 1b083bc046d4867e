import { Trans } from '@lingui/react'
import { useStore } from 'zustand'
import { useOpenPage } from '#src/define/context.ts'
import type { EndTexts, Playing } from '#src/define/screen.ts'
import type { PlayTypes, SessionOf } from '#src/define/session.ts'
import { elapsed, stateOf } from '#src/engine/session.ts'
import { Button, LinkButton } from '#src/ui/kit/Button.tsx'
import { isDeal } from '../page/play-events.ts'
import { dealAnother } from '../page/Tools.tsx'
import { AgainButton, EndDialog, ReplayButton } from './EndDialog.tsx'
import type { EndedProps } from './Ended.tsx'

const NO_END: EndTexts = { title: '', figure: '', unit: null }

export default function End({ wasOver }: { wasOver: boolean }) {
  const playing = useOpenPage()
  const { screen, store, playback } = playing
  const session = useStore(store, (state) => state.session)
  const emitted = useStore(store, (state) => state.emitted)
  const isReplay = useStore(store, ({ replayed }) => replayed !== null)
  const isShown = useStore(playback, ({ shown, cues }) => shown === null && cues.length === 0)
  const end = screen.view.useEnd() ?? NO_END
  const outcome = isReplay || !isShown ? null : screen.rules.outcome(stateOf(session))
  return (
    <EndDialog
      {...end}
      outcome={outcome}
      wasOver={emitted.id === 0 ? wasOver : isDeal(emitted)}
      assists={session.assists}
      record={recordOf(playing, session)}
      actions={<Actions playing={playing}>{end.actions}</Actions>}
    >
      {end.details}
    </EndDialog>
  )
}

function recordOf<G extends PlayTypes>(
  { screen: { rules, results }, route }: Playing<G>,
  session: SessionOf<G>,
): EndedProps['record'] {
  const { seed, stopwatch } = session
  const ms = Math.round(elapsed(stopwatch, 0))
  const points = results.points && { points: results.points(stateOf(session)) }
  const ended = { game: rules.id, choice: route.kind, seed, ms, ...points }
  return { ended, isDaily: route.once ?? false }
}

function Actions<G extends PlayTypes>({
  playing,
  children,
}: {
  playing: Playing<G>
  children: React.ReactNode
}) {
  const { screen, store, route } = playing
  const { replay, restart } = store.getState()
  const isBegun = useStore(store, ({ session }) => session.past.length > 0)
  const look = children ? undefined : 'primary'
  return (
    <>
      {isBegun && <ReplayButton onClick={replay} />}
      {isBegun && (
        <Button onClick={restart}>
          <Trans id="end.same" message="Same board" />
        </Button>
      )}
      {!route.once && <AgainButton look={look} onClick={() => void dealAnother(playing)} />}
      {route.once && (
        <LinkButton look={look} href={`/${screen.rules.id}/calendar`}>
          <Trans id="calendar" message="Calendar" />
        </LinkButton>
      )}
      {children}
    </>
  )
}
