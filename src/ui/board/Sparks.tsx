import { useEffect, useRef } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { Position } from '#src/engine/grid.ts'
import { usePainted } from '../painted.ts'
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
  const removals = usePainted(
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
    if (!board) return
    const delay = endOf({ cues: [cue] }) - MOTION_MS.remove
    const timer = setTimeout(sendSparks, delay, board, view.transpose(cue.at))
    return () => clearTimeout(timer)
  }, [cue, view])
  return <span ref={layer} hidden />
}

const MOST_BURSTS = 30

/** Adds a burst to a cell, which outlives the piece's own motion. Its sparks are shadows of one element. */
function sendSparks(board: Element, { row, col }: Position): void {
  if (board.getElementsByClassName(styles.burst ?? '').length >= MOST_BURSTS) return
  const burst = document.createElement('i')
  burst.className = styles.burst ?? ''
  // With its end, for an absolute position's area goes on to the border without one.
  burst.style.gridArea = `${row + 1} / ${col + 1} / ${row + 2} / ${col + 2}`
  // Neighbours differ.
  burst.style.rotate = `${(row * 5 + col * 7) % 12}0deg`
  burst.addEventListener('animationend', () => burst.remove())
  board.append(burst)
}
