import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { Position } from '#src/engine/grid.ts'
import { Board } from '#src/ui/board/Board.tsx'
import type { BoardView } from '#src/ui/board/view.ts'
import { patchesState } from '../store'
import { Cell } from './Cell'
import { Claims } from './Claims'
import { usePatches, usePatchesStore } from './use-patches'
import { useReveal } from './use-reveal'

const same = (position: Position) => position
const renderCell = (position: Position) => <Cell position={position} />

interface PlayProps {
  /** Escape was pressed with nothing chosen. */
  onLeave: () => void
}

/** The board that is played on, the user's side at the bottom however the window lies. */
export function Play({ onLeave }: PlayProps) {
  const { i18n } = useLingui()
  const store = usePatchesStore()
  const side = usePatches((scene) => patchesState(scene).board.rows)
  const view: BoardView = useMemo(() => ({ rows: side, cols: side, turn: same }), [side])
  useReveal()
  const stepBack = () => {
    const { tile, cell, sealed, unchoose } = store.getState()
    if ((tile || cell) && !sealed) unchoose()
    else onLeave()
  }
  return (
    <Board
      label={i18n._({ id: 'board.label', message: 'Board' })}
      view={view}
      renderCell={renderCell}
      onEscape={stepBack}
    >
      <Claims view={view} />
    </Board>
  )
}
