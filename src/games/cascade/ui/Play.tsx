import { useLingui } from '@lingui/react'
import { useCallback, useMemo } from 'react'
import type { Position } from '#src/engine/grid.ts'
import { Board } from '#src/ui/board/Board.tsx'
import type { BoardView } from '#src/ui/board/view.ts'
import { Cell } from './Cell'
import { Film } from './Film'
import type { Frame } from './film'
import styles from './Play.module.css'
import { useCascade, useCascadeStore } from './use-cascade'

interface PlayProps {
  /** The picture of a film that is running. */
  frame: Frame | undefined
  speed: number
  /** Escape was pressed with nothing selected. */
  onLeave: () => void
}

/** A board that is never turned: gems fall down in every window. */
function useFixedView(): BoardView {
  const { rows, cols } = useCascade(({ session }) => session.options)
  return useMemo(() => ({ rows, cols, turn: (position: Position) => position }), [rows, cols])
}

/** The board that is played on, and over it the film of the last swap. */
export function Play({ frame, speed, onLeave }: PlayProps) {
  const { i18n } = useLingui()
  const store = useCascadeStore()
  const renderCell = useCallback((position: Position) => <Cell position={position} />, [])
  const stepBack = () => {
    if (store.getState().selected) store.getState().unselect()
    else onLeave()
  }
  return (
    <div className={styles.stage} data-filming={frame !== undefined}>
      <Board
        label={i18n._({ id: 'board.label', message: 'Board' })}
        view={useFixedView()}
        renderCell={renderCell}
        onEscape={stepBack}
      >
        {frame && <Film frame={frame} speed={speed} />}
      </Board>
    </div>
  )
}
