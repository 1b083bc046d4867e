import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import type { Position } from '#src/engine/grid.ts'
import { Board } from '#src/ui/board/Board.tsx'
import type { BoardView } from '#src/ui/board/view.ts'
import { Effects } from './Effects'
import { Tile } from './Tile'
import { useFaces } from './use-faces'
import { useLinkStore } from './use-link'
import { useUnselecting } from './use-unselecting'

/** Paths run around the outside, half a cell from it, and are seen to their outer edge. */
const MARGIN = 0.68

interface PlayProps {
  view: BoardView
  /** Escape was pressed with nothing selected. */
  onLeave: () => void
}

/** The board that is played on, with its paths. */
export function Play({ view, onLeave }: PlayProps) {
  const { i18n } = useLingui()
  const store = useLinkStore()
  const { turn } = view
  const faces = useFaces()
  const renderCell = useCallback(
    (position: Position, shown: Position) => (
      <Tile position={position} shown={shown} turn={turn} faces={faces} />
    ),
    [turn, faces],
  )
  useUnselecting()
  const stepBack = () => {
    if (store.getState().selected) store.getState().unselect()
    else onLeave()
  }
  return (
    <Board
      label={i18n._({ id: 'board.label', message: 'Board' })}
      view={view}
      renderCell={renderCell}
      onEscape={stepBack}
      margin={MARGIN}
    >
      <Effects view={view} />
    </Board>
  )
}
