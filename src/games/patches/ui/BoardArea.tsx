import { useLingui } from '@lingui/react'
import { useRef } from 'react'
import { Announcer } from '#src/play/Announcer.tsx'
import { PauseCover, usePauseWhenHidden } from '#src/play/PauseCover.tsx'
import { partOnDemand } from '#src/ui/on-demand.tsx'
import { useSetting } from '#src/ui/settings.ts'
import { patchesState } from '../store'
import styles from './BoardArea.module.css'
import { Console } from './Console'
import { Hand } from './Hand'
import { makeSaid } from './messages'
import { PatchesTools } from './PatchesTools'
import { Play } from './Play'
import { usePatches, usePatchesStore } from './use-patches'

const ReplayTools = partOnDemand(() => import('#src/play/ReplayTools.tsx'))

/** Long enough to see the tiles, and then the tokens, of each round. */
const STEP_MS = 2600

/** The table or its cover, what is said, and the tools. */
export function BoardArea() {
  const store = usePatchesStore()
  const paused = usePatches((store) => store.paused)
  const watching = usePatches((store) => store.replayed !== null)
  const toolbar = useRef<HTMLDivElement>(null)
  const leave = () => toolbar.current?.querySelector('button')?.focus()
  const { pauseRunning, resume } = store.getState()
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
        {watching ? <ReplayTools store={store} stepMs={STEP_MS} /> : <PatchesTools ref={toolbar} />}
      </div>
    </>
  )
}

/** For those who listen; to the eye, the console says the same. */
function Heard() {
  const { i18n } = useLingui()
  const { id, events } = usePatches((store) => store.emitted)
  const board = usePatches((store) => patchesState(store).board)
  const detail = useSetting('detail')
  const said = makeSaid({ i18n, board, events, detail })
  return (
    <div className="unseen">
      <Announcer id={id} messages={said.map(({ text }) => ({ text, tone: 'quiet' }))} />
    </div>
  )
}
