import { type PointerEvent, useEffect, useState } from 'react'
import styles from './CornerMap.module.css'
import { tilesOf } from './tiles.ts'
import { boardIn, type Scroller, type Span, seenOf, shiftToMiddle, spansOf } from './use-zoom.ts'
import type { BoardView } from './view.ts'

/** A small picture of the whole board; the part in the window is framed. Dragging it scrolls the board. */
export function CornerMap({ scroller, view }: { scroller: Scroller; view: BoardView }) {
  const { rows, cols } = view
  const tiles = useTiles(scroller)
  const seen = useSeen(scroller)
  const scroll = ({ clientX, clientY, currentTarget, buttons, pointerId }: PointerEvent) => {
    const board = scroller.current && boardIn(scroller.current)
    if (!board || !scroller.current || buttons === 0) return
    currentTarget.setPointerCapture(pointerId)
    const [map, at, window] = [spansOf(currentTarget), spansOf(board), spansOf(scroller.current)]
    const partOf = (point: number, { start, length }: Span) => (point - start) / length
    scroller.current.scrollBy(
      shiftToMiddle(partOf(clientX, map.across), at.across, window.across),
      shiftToMiddle(partOf(clientY, map.down), at.down, window.down),
    )
  }
  return (
    <svg
      aria-hidden="true"
      className={styles.map}
      data-map
      viewBox={`0 0 ${cols} ${rows}`}
      style={{ '--rows': rows, '--cols': cols }}
      onPointerDown={scroll}
      onPointerMove={scroll}
    >
      <path className={styles.tiles} d={tiles} />
      {seen && (
        <rect
          className={styles.seen}
          x={seen.across.start * cols}
          y={seen.down.start * rows}
          width={seen.across.length * cols}
          height={seen.down.length * rows}
        />
      )}
    </svg>
  )
}

/** Returns the tiles that are on the board, as one path in cell units. */
function useTiles(scroller: Scroller) {
  const [path, setPath] = useState('')
  useEffect(() => {
    const grid = scroller.current?.querySelector<HTMLElement>('[role=grid]')
    if (!grid) return
    const draw = () =>
      setPath(
        tilesOf(grid)
          .map(({ row, col }) => `M${col + 0.1} ${row + 0.1}h.8v.8h-.8z`)
          .join(''),
      )
    draw()
    const observer = new MutationObserver(draw)
    observer.observe(grid, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [scroller])
  return path
}

/** Measures the visible part after scrolling and whenever board or window change size. */
function useSeen(scroller: Scroller) {
  const [seen, setSeen] = useState<ReturnType<typeof spansOf>>()
  useEffect(() => {
    const element = scroller.current
    const board = element && boardIn(element)
    if (!element || !board) return
    const measure = () => {
      const [at, window] = [spansOf(board), spansOf(element)]
      setSeen({ across: seenOf(at.across, window.across), down: seenOf(at.down, window.down) })
    }
    // Observing measures at once.
    const observer = new ResizeObserver(measure)
    observer.observe(board)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [scroller])
  return seen
}
