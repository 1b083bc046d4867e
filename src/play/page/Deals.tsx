import { useLayoutEffect, useRef } from 'react'
import type { PlayingBoard } from '#src/define/screen.ts'
import type { PlayTypes } from '#src/define/session.ts'
import { clearRows, dealRows, endWave } from '#src/ui/board/Board.tsx'
import { isDeal } from './play-events.ts'

/** Deals a small board in waves: a fresh one as it appears, and each that replaces another. */
export function Deals<G extends PlayTypes>({ store }: { store: PlayingBoard<G>['store'] }) {
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const over = layer.current
    const board = over?.closest('[data-board]')
    const grid = board?.querySelector<HTMLElement>('[role=grid]')
    if (!over || !board || !grid) return
    const { emitted, session } = store.getState()
    const isFresh = emitted.id === 0 ? session.past.length === 0 : isDeal(emitted)
    if (isFresh) dealRows(grid, 'first')
    const stop = store.subscribe((now, before) => {
      if (now.emitted === before.emitted || !isDeal(now.emitted)) return
      clearRows(grid, over)
      dealRows(grid, 'next')
    })
    board.addEventListener('animationend', endWave)
    return () => {
      stop()
      board.removeEventListener('animationend', endWave)
    }
  }, [store])
  return <div ref={layer} style={{ gridArea: '1 / 1 / -1 / -1' }} />
}
