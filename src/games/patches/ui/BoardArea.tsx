import { useLingui } from '@lingui/react'
import { lazy, Suspense, useRef } from 'react'
import { Announcer } from '../../../ui/Announcer'
import { PauseCover, usePauseWhenHidden } from '../../../ui/PauseCover'
import { useSetting } from '../../../ui/settings'
import { patchesState } from '../store'
import styles from './BoardArea.module.css'
import { Console } from './Console'
import { Hand } from './Hand'
import { makeSaid } from './messages'
import { PatchesTools } from './PatchesTools'
import { Play } from './Play'
import { usePatches, usePatchesStore } from './use-patches'

const ReplayTools = lazy(() => import('../../../ui/ReplayTools'))

/** The table or its cover, what is said, and the tools. */
export function BoardArea() {
  const paused = usePatches((store) => store.paused)
  const watching = usePatches((store) => store.watched !== null)
  const toolbar = useRef<HTMLDivElement>(null)
  const leave = () => toolbar.current?.querySelector('button')?.focus()
  const { pauseRunning, resume } = usePatchesStore().getState()
  usePauseWhenHidden(pauseRunning)
  return (
    <>
      {paused ? (
        <PauseCover onResume={resume} />
      ) : (
        <div className={styles.table}>
          <Play onLeave={leave} />
          <Console />
          <Hand />
        </div>
      )}
      <div>
        <Heard />
        <Suspense>{watching ? <Replay /> : <PatchesTools ref={toolbar} />}</Suspense>
      </div>
    </>
  )
}

/** Long enough to see the tiles, and then the tokens, of each round. */
const STEP_MS = 2600

function Replay() {
  const { stepForward, stepBack, leave } = usePatchesStore().getState()
  const shown = usePatches(({ round }) => round.session.past.length)
  const left = usePatches(({ round }) => round.session.future.length)
  return (
    <ReplayTools
      shown={shown}
      left={left}
      stepMs={STEP_MS}
      onForward={stepForward}
      onBack={stepBack}
      onLeave={leave}
    />
  )
}

/** For those who listen; to the eye, the console says the same. */
function Heard() {
  const { i18n } = useLingui()
  const { id, notices } = usePatches((store) => store.happening)
  const board = usePatches((store) => patchesState(store).board)
  const detail = useSetting('detail')
  const said = makeSaid({ i18n, board, notices, detail })
  return (
    <div className="unseen">
      <Announcer id={id} messages={said.map(({ text }) => ({ text, tone: 'quiet' }))} />
    </div>
  )
}
