import { useLingui } from '@lingui/react'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useOpenPage } from '#src/define/context.ts'
import type { PlayingBoard } from '#src/define/screen.ts'
import type { Position } from '#src/engine/grid.ts'
import { Board, type BoardProps, clearRows, dealRows, endWave } from '#src/ui/board/Board.tsx'
import { isSmall } from '#src/ui/board/cues.ts'
import { TimelineLayer } from '#src/ui/board/TimelineLayer.tsx'
import type { BoardView } from '#src/ui/board/view.ts'
import { playSound } from '#src/ui/sound/sound.ts'
import { LargeBoard } from './LargeBoard.tsx'
import { isDeal } from './play-events.ts'

interface PlayBoardProps {
  view: BoardView
  isOver?: boolean
  /** Escape was pressed with nothing selected. */
  onLeave?: () => void
  /** An overlay above all others. */
  children?: ReactNode
}

export function PlayBoard({ view, isOver = false, onLeave, children }: PlayBoardProps) {
  const { i18n } = useLingui()
  const { store, screen, playback }: PlayingBoard = useOpenPage()
  const { Cell, Piece, pictures, Over, margin } = screen.view
  const renderCell = useCallback(
    (position: Position, shown: Position) => <Cell position={position} shown={shown} view={view} />,
    [Cell, view],
  )
  useRelease(store)
  const board: BoardProps = {
    label: i18n._({ id: 'board.label', message: 'Board' }),
    view,
    renderCell,
    isOver,
    onEscape: () => unselect(store) || onLeave?.(),
    ...(margin !== undefined && { margin }),
    picture: isOver && pictures && <pictures.Board />,
    children: (
      <>
        {isSmall(view) && <Deals />}
        {Over && <Over view={view} />}
        <TimelineLayer playback={playback} view={view} Piece={Piece} />
        {children}
      </>
    ),
  }
  return isSmall(view) ? (
    <Board {...board} />
  ) : (
    <LargeBoard key={store.getState().mode} {...board} />
  )
}

/** Returns `false` if nothing was selected. */
function unselect(store: PlayingBoard['store']): boolean {
  const { emitted, unselect } = store.getState()
  unselect?.()
  return store.getState().emitted !== emitted
}

const OPEN = ':popover-open, dialog[open]'

/** Unselects on Escape wherever the focus is: a tool may have taken it off the board. */
function useRelease(store: PlayingBoard['store']): void {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      const isOnBoard = target instanceof Element && target.closest('[role=grid]')
      if (key !== 'Escape' || isOnBoard || document.querySelector(OPEN)) return
      unselect(store)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [store])
}

/** Deals a small board in waves that are heard: a fresh one as it appears, and each that replaces another. */
function Deals() {
  const { store } = useOpenPage()
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const over = layer.current
    const board = over?.closest('[data-board]')
    const grid = board?.querySelector<HTMLElement>('[role=grid]')
    if (!over || !board || !grid) return
    const deal = (order: 'first' | 'next') => {
      dealRows(grid, order)
      void playSound('deal')
    }
    const { emitted, session } = store.getState()
    const isFresh = emitted.id === 0 ? session.past.length === 0 : isDeal(emitted)
    if (isFresh) deal('first')
    const stop = store.subscribe((now, before) => {
      if (now.emitted === before.emitted || !isDeal(now.emitted)) return
      clearRows(grid, over)
      deal('next')
    })
    board.addEventListener('animationend', endWave)
    return () => {
      stop()
      board.removeEventListener('animationend', endWave)
    }
  }, [store])
  return <div ref={layer} style={{ gridArea: '1 / 1 / -1 / -1' }} />
}
