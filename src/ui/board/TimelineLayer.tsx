import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Position } from '#src/engine/grid.ts'
import { makeLazyModule, useLoaded } from '../load/lazy.tsx'
import { useReducedMotion } from '../page.ts'
import { AT_REST, type Cue, endOf, type Offset, originOf } from './cues.ts'
import type { Performance } from './perform.ts'
import type { Playback, PlayedCue } from './playback.ts'
import { pieceAt } from './tiles.ts'
import type { BoardView } from './view.ts'

/** Performs motions. No first tile waits for it; a cue that comes earlier is over at once. */
const performer = makeLazyModule(() => import('./perform.ts'))

interface LayerProps<Piece, Shown> {
  playback: Playback<Piece, Shown>
  view: BoardView
  Piece: ComponentType<{ piece: Piece; view: BoardView }>
}

/**
 * Performs a board's cues on the pieces in its cells, or on ghosts where a cell no longer has its piece. Ghosts are
 * drawn in the same commit that removes the cell's piece, so that no frame lacks both.
 */
export function TimelineLayer<Piece, Shown>({ playback, view, Piece }: LayerProps<Piece, Shown>) {
  const layer = useRef<HTMLSpanElement>(null)
  const cues = useStore(playback, (state) => state.cues)
  const isReduced = useReducedMotion()
  useLoaded(performer)
  useEffect(() => {
    playback.locate((at) => offsetOf(layer.current?.closest('[data-board]'), view.transpose(at)))
    return () => playback.locate(undefined)
  }, [playback, view])
  // Without a board, the rest of the timeline is obsolete.
  useEffect(() => playback.clear, [playback])
  return (
    <>
      <span ref={layer} hidden />
      {cues.map((cue) => (
        <Performer key={cue.id} {...{ cue, playback, view, Piece, isReduced }} />
      ))}
    </>
  )
}

/** Measures how far a moving piece is from its cell, in cells. */
function offsetOf(board: Element | null | undefined, shown: Position): Offset {
  const piece = board && pieceAt(board, shown)
  if (!piece || (!piece.style.translate && (piece.getAnimations?.() ?? []).length === 0))
    return AT_REST
  const style = getComputedStyle(piece)
  const cell = Number.parseFloat(style.getPropertyValue('--cell'))
  const [x = 0, y = 0] = style.translate.split(' ').map((length) => Number.parseFloat(length) || 0)
  return cell > 0 ? { x: x / cell, y: y / cell } : AT_REST
}

interface PerformerProps<Piece, Shown> extends LayerProps<Piece, Shown> {
  cue: PlayedCue<Piece>
  isReduced: boolean
}

function Performer<Piece, Shown>(props: PerformerProps<Piece, Shown>) {
  const { cue, playback, view, Piece, isReduced } = props
  const ghost = useRef<HTMLSpanElement>(null)
  const isDrawn = cue.show !== undefined
  const { row, col } = view.transpose(cue.at)
  useLayoutEffect(() => {
    const board = ghost.current?.closest('[data-board]')
    const piece = isDrawn ? ghost.current : pieceAt(board, view.transpose(cue.at))
    const { perform } = performer.now().module ?? {}
    if (!piece || !perform) return playback.end(cue)
    const motions = performCue(piece, cue, { ...placeOf(cue, view), isReduced }, perform)
    const setSpeed = (speed: number, ms: number) => {
      for (const motion of motions) motion.setSpeed(speed, ms)
    }
    setSpeed(playback.getState().speed, 0)
    let isCut = false
    void Promise.all(motions.map(({ finished }) => finished)).then(() => {
      if (isCut) return
      // Without its last keyframe it would be back until it is dropped.
      if (isDrawn) piece.style.opacity = '0'
      playback.end(cue)
    })
    const stop = playback.subscribe((now, before) => {
      if (now.speed !== before.speed) setSpeed(now.speed, now.time)
    })
    return () => {
      stop()
      isCut = true
      for (const motion of motions) motion.cancel()
    }
  }, [cue, view, playback, isDrawn, isReduced])
  return (
    <span
      ref={ghost}
      style={{ gridArea: `${row + 1} / ${col + 1}`, display: isDrawn ? 'grid' : 'none' }}
    >
      {cue.show !== undefined && <Piece piece={cue.show} view={view} />}
    </span>
  )
}

/** Returns where a cue's piece comes from, and the board's middle, in cells from the piece's own. */
function placeOf(cue: PlayedCue<unknown>, { rows, cols, transpose }: BoardView) {
  const own = transpose(cue.at)
  const awayFrom = (at: Position, { x, y } = AT_REST): Offset => {
    const { row, col } = transpose(at)
    return { x: col - own.col + x, y: row - own.row + y }
  }
  const from = awayFrom(originOf(cue), cue.seenAt)
  return {
    from,
    path: cue.path?.map(({ at, ms }, index) => ({ ...(index ? awayFrom(at) : from), ms })),
    middle: { x: (cols - 1) / 2 - own.col, y: (rows - 1) / 2 - own.row },
  }
}

type Perform = typeof import('./perform.ts').perform

/** Performs a cue's motion and its `next`. Both start now, for a busy page would begin the second late. */
function performCue(
  piece: HTMLElement,
  { next, nextAt = 0, ...first }: Cue<unknown>,
  place: Omit<Parameters<Perform>[1], 'motion' | 'delay'>,
  perform: Perform,
): readonly Performance[] {
  const { motion, delay = 0 } = first
  const performance = perform(piece, { ...place, motion, delay })
  if (!next) return [performance]
  const { isReduced } = place
  const nextDelay = Math.max(endOf({ cues: [first] }), nextAt)
  return [performance, perform(piece, { motion: next, from: AT_REST, delay: nextDelay, isReduced })]
}
