import { useLayoutEffect, useRef } from 'react'
import { countCells, type Size } from '../engine/grid'
import { MOST_CUES } from '../ui/board/cues'
import { clearPieces, dealPieces, endWave } from '../ui/board/deal'
import { isDeal } from './play-events'
import type { PlayingBoard, PlayTypes } from './types'

interface DealsProps<G extends PlayTypes> {
  store: PlayingBoard<G>['store']
  view: Size
}

/**
 * Deals boards in waves: a fresh one as it appears, and each that replaces another. The pieces before go in a wave of a
 * small board only, for both move at once; large boards appear by rows.
 */
export function Deals<G extends PlayTypes>({ store, view }: DealsProps<G>) {
  const layer = useRef<HTMLDivElement>(null)
  const isLarge = countCells(view) > MOST_CUES
  const isSmall = 2 * countCells(view) <= MOST_CUES
  useLayoutEffect(() => {
    const over = layer.current
    const board = over?.closest('[data-board]')
    const grid = board?.querySelector<HTMLElement>('[role=grid]')
    if (!over || !board || !grid || isLarge) return
    const { emitted, session } = store.getState()
    const isFresh = emitted.id === 0 ? session.past.length === 0 : isDeal(emitted)
    if (isFresh) dealPieces(grid, 'first')
    const stop = store.subscribe((now, before) => {
      if (now.emitted === before.emitted || !isDeal(now.emitted)) return
      if (isSmall) clearPieces(grid, over)
      dealPieces(grid, isSmall ? 'next' : 'first')
    })
    board.addEventListener('animationend', endWave)
    return () => {
      stop()
      board.removeEventListener('animationend', endWave)
    }
  }, [store, isLarge, isSmall])
  return <div ref={layer} style={{ gridArea: '1 / 1 / -1 / -1' }} />
}
