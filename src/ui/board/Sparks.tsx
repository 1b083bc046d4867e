import { animate } from 'framer-motion/dom/mini'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Position } from '#src/engine/grid.ts'
import { type Cue, endOf, MOTION_MS } from './cues.ts'
import type { Playback } from './playback.ts'
import styles from './Sparks.module.css'
import type { BoardView } from './view.ts'

interface SparksProps {
  playback: Playback<unknown, unknown>
  view: BoardView
}

/** Sends sparks out of the cells of removed pieces, while time passes at its usual speed. */
export function Sparks({ playback, view }: SparksProps) {
  const removals = useStore(
    playback,
    useShallow(({ cues, speed }) => (speed === 1 ? cues.filter(isRemoval) : [])),
  )
  return removals.map((cue) => <Burst key={cue.id} cue={cue} view={view} />)
}

const isRemoval = ({ motion, next = motion }: Cue<unknown>) => next === 'remove'

function Burst({ cue, view }: { cue: Cue<unknown>; view: BoardView }) {
  const layer = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const board = layer.current?.parentElement
    const delay = endOf({ cues: [cue] }) - MOTION_MS.remove
    return board ? sendSparks(board, view.transpose(cue.at), delay) : undefined
  }, [cue, view])
  return <span ref={layer} hidden />
}

const SPARKS = 3

const MOST_SPARKS = 90

/** Distance from the middle of the cell, in cells. */
const REACH = 0.62

/** Sends sparks after `delay` milliseconds. Returns how to stop them. */
function sendSparks(board: Element, at: Position, delay: number): () => void {
  let dots: readonly Element[] = []
  const due = performance.now() + delay
  // The click's paint does not wait for them.
  const timer = setTimeout(() => {
    const others = board.getElementsByClassName(styles.spark ?? '').length
    if (others + SPARKS <= MOST_SPARKS)
      dots = Array.from({ length: SPARKS }, (_, index) => sendSpark(board, at, index, due))
  }, delay)
  return () => {
    clearTimeout(timer)
    for (const dot of dots) dot.remove()
  }
}

/** Sends a spark as if at `due`, in milliseconds: a busy page is late. */
function sendSpark(board: Element, { row, col }: Position, index: number, due: number): Element {
  const dot = document.createElement('i')
  dot.className = styles.spark ?? ''
  // With its end, for an absolute position's area goes on to the border without one.
  dot.style.gridArea = `${row + 1} / ${col + 1} / ${row + 2} / ${col + 2}`
  board.append(dot)
  const angle = (index / SPARKS + 1 / 12) * 2 * Math.PI
  const [x, y] = [Math.sin(angle), -Math.cos(angle)].map((side) => REACH * side)
  const frames = {
    translate: ['0 0', '0 0', `calc(${x} * var(--cell)) calc(${y} * var(--cell))`],
    scale: [0, 1, 0.4],
    opacity: [0, 1, 0],
  }
  const duration = MOTION_MS.remove / 1000
  const delay = Math.min(0, due - performance.now()) / 1000
  void animate(dot, frames, { duration, delay, times: [0, 0.3, 1], ease: 'easeOut' }).finished.then(
    () => dot.remove(),
  )
  return dot
}
