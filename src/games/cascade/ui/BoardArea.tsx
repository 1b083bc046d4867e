import { useRef } from 'react'
import { PauseCover, usePauseWhenHidden } from '#src/play/PauseCover.tsx'
import { lazy } from '#src/ui/lazy.tsx'
import { CascadeTools } from './CascadeTools'
import type { Frame } from './film'
import { Play } from './Play'
import { Said } from './Said'
import type { Announced } from './use-announced'
import { useCascade, useCascadeStore } from './use-cascade'

const ReplayTools = lazy(() => import('#src/play/ReplayTools.tsx'), { when: 'now', isPart: true })

/** The way through a game that is replayed; a cascade of three steps is seen to its end. */
const STEP_MS = 2800

interface BoardAreaProps {
  /** The picture of a film that is running. */
  frame: Frame | undefined
  announced: Announced
}

/** The board or its cover, what is said, and the tools. */
export function BoardArea({ frame, announced }: BoardAreaProps) {
  const store = useCascadeStore()
  const paused = useCascade((store) => store.paused)
  const watching = useCascade((store) => store.replayed !== null)
  const toolbar = useRef<HTMLDivElement>(null)
  const leave = () => toolbar.current?.querySelector('button')?.focus()
  const { pauseRunning, resume } = store.getState()
  usePauseWhenHidden(pauseRunning)
  return (
    <>
      {paused ? <PauseCover onResume={resume} /> : <Play frame={frame} speed={1} onLeave={leave} />}
      <div>
        <Said announced={announced} />
        {watching ? <ReplayTools store={store} stepMs={STEP_MS} /> : <CascadeTools ref={toolbar} />}
      </div>
    </>
  )
}
