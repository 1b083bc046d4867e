import { Fragment, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Playing } from '#src/define/screen.ts'
import type { Turn } from '#src/define/story.ts'
import type { Size } from '#src/engine/grid.ts'
import { isOver } from '#src/engine/session.ts'
import { fixedView } from '#src/ui/board/view.ts'
import { lazy, makeLazyModule, useLoaded, whenIdle } from '#src/ui/load/lazy.tsx'
import { useSetting } from '#src/ui/settings.ts'
import { Announcer } from './Announcer.tsx'
import styles from './GameBoard.module.css'
import { PlayBoard } from './PlayBoard.tsx'
import { Tools } from './Tools.tsx'

const PauseCover = lazy(() => import('./PauseCover.tsx'), { when: 'idle' })
const story = makeLazyModule(() => whenIdle().then(() => import('../story/parts.tsx')))

export function GameBoard({ playing }: { playing: Playing }) {
  const { store, screen } = playing
  const { Layout = Fragment, Notices = Fragment, size, useView = useFixedView } = screen.view
  const paused = useStore(store, (state) => state.paused)
  const isReplay = useStore(store, ({ replayed }) => replayed !== null)
  const learning = useStore(store, (state) => state.learning)
  const over = useStore(store, ({ session }) => isOver(screen.rules, session))
  const toolbar = useRef<HTMLDivElement>(null)
  const view = useView(size(useStore(store, ({ session }) => session)))
  const { pauseRunning, resume } = store.getState()
  usePauseWhenHidden(pauseRunning)
  // Before the first pause, so that the cover finds the focus that it returns.
  useEffect(PauseCover.load, [])
  const leave = () => toolbar.current?.querySelector('button')?.focus()
  const [pointed, point] = useState<Turn>()
  const { parts } = useLoaded(story) ?? {}
  const turns = useSetting('turns')
  if (learning && parts) return <parts.Learn playing={playing} view={view} />
  return (
    <>
      <Layout>
        {paused ? (
          <PauseCover onResume={resume} />
        ) : (
          <PlayBoard playing={playing} view={view} isOver={over} onLeave={leave}>
            {parts && pointed && (
              <parts.Peek turn={pointed} view={view} Piece={screen.view.Piece} />
            )}
          </PlayBoard>
        )}
      </Layout>
      <div className={styles.below} data-turns={turns}>
        <Notices />
        <Announcer playing={playing} view={view} rest={parts && <parts.LastTurn />} />
        {!paused && parts && <parts.StoryArea onPoint={point} />}
        {isReplay ? (
          // The game's own tools would pause or change what is only shown.
          parts && <parts.ReplayTools playing={playing} />
        ) : (
          <Tools ref={toolbar} playing={playing} view={view} />
        )}
      </div>
    </>
  )
}

/** Pauses when the page is hidden. `pause` must be stable. */
function usePauseWhenHidden(pause: () => void) {
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') pause()
    }
    // A browser that restores its tabs opens them out of sight.
    hide()
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [pause])
}

const useFixedView = ({ rows, cols }: Size) =>
  useMemo(() => fixedView({ rows, cols }), [rows, cols])
