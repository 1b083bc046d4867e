import { useCallback } from 'react'
import type { PlayingBoard } from '#src/define/screen.ts'
import { isSame, type Position, type Size } from '#src/engine/grid.ts'
import { stateOf } from '#src/engine/session.ts'
import type { Offset } from '#src/ui/board/cues.ts'
import { type Drag, trackDrags } from '#src/ui/board/drag.ts'
import { Sparks } from '#src/ui/board/Sparks.tsx'
import { positionOf, STEPS } from '#src/ui/board/tiles.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import { useReducedMotion } from '#src/ui/page.ts'
import { isHalted, usePlaying } from '../store.ts'
import type { Cascade, CascadePiece } from '../types.ts'
import { shapeOf } from './Gem.tsx'

/** Lets gems follow a pointer, and sends sparks. */
export function Over({ view }: { view: BoardView }) {
  const playing = usePlaying()
  const isReduced = useReducedMotion()
  const track = useCallback((layer: HTMLElement) => dragGems(layer, playing), [playing])
  return (
    <>
      <span ref={track} hidden />
      {!isReduced && <Sparks playback={playing.playback} view={view} burstOf={burstOf} />}
    </>
  )
}

/** A gem bursts in its own colour, the larger the more points it brings. */
const burstOf = (piece: CascadePiece | undefined) =>
  piece?.type === 'gem'
    ? { colour: shapeOf(piece.kind).fill, size: 1 + (piece.intensity ?? 0) }
    : undefined

/** Swaps a gem that is dragged to a neighbour, or lets it spring back. */
function dragGems(layer: HTMLElement, { store, playback }: PlayingBoard<Cascade>): () => void {
  let held: ReturnType<typeof pullGem>
  let isSwapped = false
  const onPull = (drag: Drag) => {
    if (held || !isHalted(store.getState()))
      held = pullGem(drag, stateOf(store.getState().session).board)
  }
  const onDrop = () => {
    const { session, swap } = store.getState()
    const to = held && targetOf(held.pull, held.at)
    if (held && to && !isSame(held.at, to)) swap({ from: held.at, to })
    isSwapped = store.getState().session !== session
    return true
  }
  const onEnd = () => {
    if (!held) return
    const { piece, at } = held
    // Measured before the gem is back in its cell.
    if (!isSwapped) playback.begin({ cues: [{ motion: 'slide', at, from: at }] })
    if (isSwapped) delete piece.dataset.held
    else piece.dataset.held = 'back'
    piece.style.removeProperty('translate')
    held = undefined
    isSwapped = false
  }
  return trackDrags(layer, { onPull, onDrop, onEnd })
}

function pullGem({ from, pointerId, x, y }: Drag, board: Size) {
  const piece = from.querySelector<HTMLElement>('[data-piece]')
  const at = positionOf(from)
  if (!piece || !at) return undefined
  // No other gem is hovered.
  from.setPointerCapture?.(pointerId)
  const cell = from.offsetWidth
  const pull = pullOf({ x: x / cell, y: y / cell }, at, board)
  piece.dataset.held = 'true'
  piece.style.translate = `${pull.x * cell}px ${pull.y * cell}px`
  return { piece, at, pull }
}

/** Returns how far a dragged gem is from its cell, in cells: at most one each way, and on the board. */
export function pullOf({ x, y }: Offset, at: Position, { rows, cols }: Size): Offset {
  const clamp = (pull: number, before: number, after: number) =>
    Math.max(-Math.min(1, before), Math.min(pull, 1, after))
  return { x: clamp(x, at.col, cols - 1 - at.col), y: clamp(y, at.row, rows - 1 - at.row) }
}

const MIN_DRAG = 0.4

/** Returns the neighbour that a gem is dragged to; its own position after a short drag. */
export function targetOf({ x, y }: Offset, { row, col }: Position): Position {
  if (Math.max(Math.abs(x), Math.abs(y)) < MIN_DRAG) return { row, col }
  const [right, down] = [STEPS.ArrowRight, STEPS.ArrowDown]
  const step = Math.abs(x) > Math.abs(y) ? right : down
  const sign = Math.sign(step === right ? x : y)
  return { row: row + sign * step.row, col: col + sign * step.col }
}
