import { useEffect, useRef } from 'react'
import type { Position } from '#src/engine/grid.ts'
import { type Cue, endOf, MOTION_MS } from './cues.ts'
import type { Playback, PlayedCue } from './playback.ts'
import styles from './Sparks.module.css'
import type { BoardView } from './view.ts'

interface SparksProps {
  playback: Playback<unknown, unknown>
  view: BoardView
}

/** Sends sparks out of the cells of removed pieces, while time passes at its usual speed. */
export function Sparks({ playback, view }: SparksProps) {
  const layer = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const send = (cue: PlayedCue<unknown>) => {
      const board = layer.current?.parentElement
      // Undo and a fast next action drop cues.
      if (board && playback.getState().cues.includes(cue)) sendSparks(board, view.transpose(cue.at))
    }
    return playback.subscribe(({ cues, speed }, before) => {
      if (cues === before.cues || speed !== 1) return
      for (const cue of cues.filter(isRemoval))
        if (!before.cues.includes(cue))
          setTimeout(send, endOf({ cues: [cue] }) - MOTION_MS.remove, cue)
    })
  }, [playback, view])
  return <span ref={layer} hidden />
}

const isRemoval = ({ motion, next = motion }: Cue<unknown>) => next === 'remove'

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
