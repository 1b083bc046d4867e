import { lazy, Suspense, useRef } from 'react'
import { PauseCover, usePauseWhenHidden } from '../../../ui/PauseCover'
import { CascadeTools } from './CascadeTools'
import { Play } from './Play'
import { Said } from './Said'
import { useCascade, useCascadeStore } from './use-cascade'
import { useFilm } from './use-film'

const ReplayTools = lazy(() => import('../../../ui/ReplayTools'))

/** The way through a game that is watched; a cascade of three steps is seen to its end. */
const STEP_MS = 2800

/** The board or its cover, what is said, and the tools. */
export function BoardArea() {
  const store = useCascadeStore()
  const paused = useCascade((store) => store.paused)
  const watching = useCascade((store) => store.watched !== null)
  const toolbar = useRef<HTMLDivElement>(null)
  const leave = () => toolbar.current?.querySelector('button')?.focus()
  const { pauseRunning, resume } = store.getState()
  const { frame } = useFilm({ running: true, speed: 1 })
  usePauseWhenHidden(pauseRunning)
  return (
    <>
      {paused ? <PauseCover onResume={resume} /> : <Play frame={frame} speed={1} onLeave={leave} />}
      <div>
        <Said />
        <Suspense>
          {watching ? (
            <ReplayTools store={store} stepMs={STEP_MS} />
          ) : (
            <CascadeTools ref={toolbar} />
          )}
        </Suspense>
      </div>
    </>
  )
}
