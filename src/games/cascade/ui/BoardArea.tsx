import { lazy, Suspense, useRef } from 'react'
import { PauseCover, usePauseWhenHidden } from '../../../ui/PauseCover'
import { CascadeTools } from './CascadeTools'
import { Play } from './Play'
import { Said } from './Said'
import { useCascade, useCascadeStore } from './use-cascade'
import { useFilm } from './use-film'

const ReplayTools = lazy(() => import('../../../ui/ReplayTools'))

/** The board or its cover, what is said, and the tools. */
export function BoardArea() {
  const paused = useCascade((store) => store.paused)
  const watching = useCascade((store) => store.watched !== null)
  const toolbar = useRef<HTMLDivElement>(null)
  const leave = () => toolbar.current?.querySelector('button')?.focus()
  const { pauseRunning, resume } = useCascadeStore().getState()
  const { frame } = useFilm({ running: true, speed: 1 })
  usePauseWhenHidden(pauseRunning)
  return (
    <>
      {paused ? <PauseCover onResume={resume} /> : <Play frame={frame} speed={1} onLeave={leave} />}
      <div>
        <Said />
        <Suspense>{watching ? <Replay /> : <CascadeTools ref={toolbar} />}</Suspense>
      </div>
    </>
  )
}

/** The way through a game that is watched; a cascade of three steps is seen to its end. */
function Replay() {
  const { stepForward, stepBack, leave } = useCascadeStore().getState()
  const shown = useCascade(({ round }) => round.session.past.length)
  const left = useCascade(({ round }) => round.session.future.length)
  return (
    <ReplayTools
      shown={shown}
      left={left}
      stepMs={2800}
      onForward={stepForward}
      onBack={stepBack}
      onLeave={leave}
    />
  )
}
