import { useRef } from 'react'
import { PauseCover, usePauseWhenHidden } from '#src/play/PauseCover.tsx'
import { useBoardView } from '#src/ui/board/view.ts'
import { lazy } from '#src/ui/lazy.tsx'
import styles from './BoardArea.module.css'
import { LinkTools } from './LinkTools'
import { Play } from './Play'
import { Said } from './Said'
import { useLink, useLinkStore } from './use-link'

// A tile can be clicked without any of these, so the board does not wait for them.
const LostNotice = lazy(() => import('./LostNotice'), { when: 'idle' })
const TutorialOffer = lazy(() => import('./TutorialOffer'), { when: 'idle' })
const ReplayTools = lazy(() => import('#src/play/ReplayTools.tsx'), { when: 'now', isPart: true })

/** The way through a game that is replayed; each path is followed for most of a second. */
const STEP_MS = 900

/** The board or its cover, what is said, and the tools. */
export function BoardArea() {
  const store = useLinkStore()
  const view = useBoardView(useLink(({ session }) => session.dealt.board))
  const paused = useLink((store) => store.paused)
  const watching = useLink((store) => store.replayed !== null)
  const toolbar = useRef<HTMLDivElement>(null)
  const leave = () => toolbar.current?.querySelector('button')?.focus()
  const { pauseRunning, resume } = store.getState()
  usePauseWhenHidden(pauseRunning)
  return (
    <>
      {paused ? <PauseCover onResume={resume} /> : <Play view={view} onLeave={leave} />}
      <div className={styles.foot}>
        <LostNotice />
        <TutorialOffer />
        <Said view={view} />
        {watching ? (
          <ReplayTools store={store} stepMs={STEP_MS} />
        ) : (
          <LinkTools ref={toolbar} view={view} />
        )}
      </div>
    </>
  )
}
