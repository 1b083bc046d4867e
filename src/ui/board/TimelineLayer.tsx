import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Position } from '#src/engine/grid.ts'
import { leisure } from '../leisure'
import { useFailureNotice } from '../use-failure-notice'
import { useReducedMotion } from '../use-reduced-motion'
import type { Cue } from './cues'
import { AT_REST, animation, type Offset, perform } from './perform'
import type { Playback, PlayedCue } from './playback'
import { pieceAt } from './tiles'
import type { BoardView } from './view'

interface TimelineLayerProps<Piece, Shown> {
  playback: Playback<Piece, Shown>
  view: BoardView
  /** Draws what a cue shows. */
  Piece: ComponentType<{ piece: Piece; view: BoardView }>
}

/**
 * Performs a board's cues: on the pieces in its cells, and on pieces of its own where a cell no longer has one. Those are
 * drawn in the commit that takes the cell's away, so that no frame is without them.
 */
export function TimelineLayer<Piece, Shown>({
  playback,
  view,
  Piece,
}: TimelineLayerProps<Piece, Shown>) {
  const layer = useRef<HTMLSpanElement>(null)
  const cues = useStore(playback, (state) => state.cues)
  const isReduced = useReducedMotion()
  useMotion()
  useEffect(() => {
    playback.locate((at) => offsetOf(layer.current?.closest('[data-board]'), view.turn(at)))
    return () => playback.locate(undefined)
  }, [playback, view])
  // What has no board to be seen on will not be seen later either.
  useEffect(() => playback.clear, [playback])
  return (
    <>
      <span ref={layer} hidden />
      {cues.map((cue) => (
        <Performer key={cue.id} cue={cue} view={view} isReduced={isReduced} onEnd={playback.end}>
          {cue.show !== undefined && <Piece piece={cue.show} view={view} />}
        </Performer>
      ))}
    </>
  )
}

/** Loads what moves pieces, once the page has nothing else to do. */
function useMotion(): void {
  const { failed } = animation.use()
  useEffect(() => {
    void leisure().then(animation.load)
    animation.retry()
  }, [])
  useFailureNotice(failed, animation.retry)
}

/** How far a piece has been moved from its cell at this moment, in cells: nothing unless it is in motion. */
function offsetOf(board: Element | null | undefined, shown: Position): Offset {
  const piece = board && pieceAt(board, shown)
  if (!piece || (piece.getAnimations?.() ?? []).length === 0) return AT_REST
  const style = getComputedStyle(piece)
  const cell = Number.parseFloat(style.getPropertyValue('--cell'))
  const [x = 0, y = 0] = style.translate.split(' ').map((length) => Number.parseFloat(length) || 0)
  return cell > 0 ? { x: x / cell, y: y / cell } : AT_REST
}

interface PerformerProps<Piece> {
  cue: PlayedCue<Piece>
  view: BoardView
  isReduced: boolean
  onEnd: (cue: PlayedCue<Piece>) => void
  /** What is drawn for the cue; nothing where the piece is in its cell. */
  children: ReactNode
}

function Performer<Piece>({ cue, view, isReduced, onEnd, children }: PerformerProps<Piece>) {
  const own = useRef<HTMLSpanElement>(null)
  const isDrawn = Boolean(children)
  const shown = view.turn(cue.at)
  useLayoutEffect(() => {
    const place = view.turn(cue.at)
    const piece = isDrawn ? own.current : pieceAt(own.current?.closest('[data-board]'), place)
    if (!piece) return onEnd(cue)
    const origin = view.turn(cue.from ?? cue.at)
    const from = {
      x: origin.col - place.col + cue.seenAt.x,
      y: origin.row - place.row + cue.seenAt.y,
    }
    const middle = { x: (view.cols - 1) / 2 - place.col, y: (view.rows - 1) / 2 - place.row }
    return performInTurn(piece, cue, { from, middle, isReduced }, () => onEnd(cue))
  }, [cue, view, isDrawn, isReduced, onEnd])
  return (
    <span
      ref={own}
      style={{
        gridArea: `${shown.row + 1} / ${shown.col + 1}`,
        display: isDrawn ? 'grid' : 'none',
      }}
    >
      {children}
    </span>
  )
}

interface Start {
  readonly from: Offset
  readonly middle: Offset
  readonly isReduced: boolean
}

/** Performs a cue's motion, and then what follows it; returns how to cut it short. */
function performInTurn(
  piece: HTMLElement,
  { motion, next, nextAt = 0, delay = 0 }: Cue<unknown>,
  { from, middle, isReduced }: Start,
  onEnd: () => void,
): () => void {
  const begun = performance.now()
  let running = perform(piece, { motion, from, middle, delay, isReduced })
  let isCut = false
  const goOn = async () => {
    await running.finished
    if (isCut) return
    if (next) {
      const rest = Math.max(0, nextAt - (performance.now() - begun))
      running = perform(piece, { motion: next, from: AT_REST, delay: rest, isReduced })
      await running.finished
    }
    if (!isCut) onEnd()
  }
  void goOn()
  return () => {
    isCut = true
    running.cancel()
  }
}
