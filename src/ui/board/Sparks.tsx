import { useEffect, useRef } from 'react'
import type { Position } from '#src/engine/grid.ts'
import { type Cue, endOf, MOTION_MS } from './cues.ts'
import type { Playback, PlayedCue } from './playback.ts'
import styles from './Sparks.module.css'
import type { BoardView } from './view.ts'

interface SparksProps<Piece> {
  playback: Playback<Piece, unknown>
  view: BoardView
  /** Returns how a removed piece's burst differs from the usual one. */
  burstOf?: (piece: Piece | undefined) => Burst | undefined
}

interface Burst {
  readonly colour: string
  /** Times the usual size. */
  readonly size: number
}

/** Sends sparks out of the cells of removed pieces, while time passes at its usual speed. */
export function Sparks<Piece>({ playback, view, burstOf }: SparksProps<Piece>) {
  const layer = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const send = (cue: PlayedCue<Piece>) => {
      const board = layer.current?.parentElement
      // Undo and a fast next action drop cues.
      if (board && playback.getState().cues.includes(cue))
        sendSparks(board, view.transpose(cue.at), burstOf?.(cue.show))
    }
    return playback.subscribe(({ cues, speed }, before) => {
      if (cues === before.cues || speed !== 1) return
      for (const cue of cues.filter(isRemoval))
        if (!before.cues.includes(cue))
          setTimeout(send, endOf({ cues: [cue] }) - MOTION_MS.remove, cue)
    })
  }, [playback, view, burstOf])
  return <span ref={layer} hidden />
}

const isRemoval = ({ motion, next = motion }: Cue<unknown>) => next === 'remove'

const MOST_BURSTS = 30

/** Adds a burst to a cell, which outlives the piece's own motion. Its sparks are shadows of one element. */
function sendSparks(board: Element, { row, col }: Position, look?: Burst): void {
  if (board.getElementsByClassName(styles.burst ?? '').length >= MOST_BURSTS) return
  const burst = document.createElement('i')
  burst.className = styles.burst ?? ''
  // With its end, for an absolute position's area goes on to the border without one.
  burst.style.gridArea = `${row + 1} / ${col + 1} / ${row + 2} / ${col + 2}`
  if (look) {
    burst.style.color = look.colour
    burst.style.setProperty('--size', `${look.size}`)
  }
  // Neighbours differ.
  burst.style.rotate = `${(row * 5 + col * 7) % 12}0deg`
  burst.addEventListener('animationend', () => burst.remove())
  board.append(burst)
}
