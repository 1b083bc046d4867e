import { useLingui } from '@lingui/react'
import { useCallback, useRef } from 'react'
import type { Position } from '#src/engine/grid.ts'
import { Announcer } from '#src/play/Announcer.tsx'
import { PauseCover, usePauseWhenHidden } from '#src/play/PauseCover.tsx'
import { Board } from '#src/ui/board/Board.tsx'
import { useBoardView } from '#src/ui/board/view.ts'
import { partOnDemand } from '#src/ui/on-demand.tsx'
import { useSetting } from '#src/ui/settings.ts'
import { SIZE } from '../rules/cells'
import { positionNow } from '../store'
import styles from './BoardArea.module.css'
import { Cell } from './Cell'
import { Effects } from './Effects'
import { GardenTools } from './GardenTools'
import { makeMessages } from './messages'
import { Prompt } from './Prompt'
import { Score } from './Score'
import { useGarden, useGardenStore } from './use-garden'

const ReplayTools = partOnDemand(() => import('#src/play/ReplayTools.tsx'))

/** The way through a game that is replayed; each turn is shown to its end. */
const STEP_MS = 1600

/** How both stand, the board or its cover, what is said, and the tools. */
export function BoardArea() {
  const store = useGardenStore()
  const paused = useGarden((store) => store.paused)
  const watching = useGarden((store) => store.replayed !== null)
  const toolbar = useRef<HTMLDivElement>(null)
  const { pauseRunning, resume } = store.getState()
  usePauseWhenHidden(pauseRunning)
  const leave = () => toolbar.current?.querySelector('button')?.focus()
  return (
    <>
      <div className={styles.area}>
        <Score />
        <Prompt />
        {paused ? <PauseCover onResume={resume} /> : <Play onLeave={leave} />}
      </div>
      <div className={styles.foot}>
        <Said />
        {watching ? <ReplayTools store={store} stepMs={STEP_MS} /> : <GardenTools ref={toolbar} />}
      </div>
    </>
  )
}

function Play({ onLeave }: { onLeave: () => void }) {
  const { i18n } = useLingui()
  const store = useGardenStore()
  const renderCell = useCallback((position: Position) => <Cell position={position} />, [])
  const stepBack = () => {
    if (store.getState().selected) store.getState().unselect()
    else onLeave()
  }
  return (
    <Board
      label={i18n._({ id: 'board.label', message: 'Board' })}
      view={useBoardView(SIZE)}
      renderCell={renderCell}
      onEscape={stepBack}
    >
      <Effects />
    </Board>
  )
}

function Said() {
  const { i18n } = useLingui()
  const { id, events } = useGarden((store) => store.emitted)
  const position = useGarden(positionNow)
  const detail = useSetting('detail')
  return <Announcer id={id} messages={makeMessages(events, { i18n, position, detail })} />
}
