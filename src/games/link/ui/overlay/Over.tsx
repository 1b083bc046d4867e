import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { isSame, type Position } from '#src/engine/grid.ts'
import { stateOf } from '#src/engine/session.ts'
import { type Drag, trackDrags } from '#src/ui/board/drag.ts'
import { Sparks } from '#src/ui/board/Sparks.tsx'
import { leaveTile, positionOf } from '#src/ui/board/tiles.ts'
import { type BoardView, toPoint } from '#src/ui/board/view.ts'
import { lazy } from '#src/ui/load/lazy.tsx'
import { useReducedMotion } from '#src/ui/page.ts'
import { subscribePainted, usePainted } from '#src/ui/painted.ts'
import { vibrate } from '#src/ui/sound/sound.ts'
import { hasTile, kindAt } from '../../board/board.ts'
import type { Path } from '../../board/path.ts'
import { wayOf } from '../../board/way.ts'
import { useLinkSetting } from '../../settings.ts'
import { usePlaying } from '../../store.ts'
import type { LinkStore } from '../../types.ts'
import { makeLine, Overlay } from '../Path.tsx'
import { Flame } from './Flame.tsx'
import styles from './Over.module.css'

const GhostPath = lazy(() => import('./GhostPath.tsx'), { when: 'idle' })

/** The streak's flame, sparks, drags, vibration, and the last attempt. */
export default function Over({ view }: { view: BoardView }) {
  useVibration()
  const { playback, page, ghost } = usePlaying()
  const isReduced = useReducedMotion()
  const debug = useStore(page, (state) => state.debug)
  const hasGhostPath = useLinkSetting('ghostPath')
  return (
    <>
      <DragMatch view={view} />
      <Flame />
      {!isReduced && <Sparks playback={playback} view={view} />}
      <LastAttempt view={view} debug={debug} />
      {hasGhostPath && ghost && <GhostPath view={view} />}
    </>
  )
}

/** The way of a refused pair; if wanted, the path found and its pattern, or the two ends that none joins. */
function LastAttempt({ view, debug }: { view: BoardView; debug: boolean }) {
  const { store } = usePlaying()
  const events = usePainted(store, ({ emitted }) => emitted.events)
  const board = usePainted(store, ({ session }) => stateOf(session).board)
  const [event] = events
  if (event?.type === 'matched') return debug && <FoundPath view={view} path={event.path} />
  if (event?.type !== 'blocked' && event?.type !== 'different') return null
  // Not over a board that was shuffled at once.
  const way = event.type === 'blocked' && events.length === 1 && wayOf(event, board)
  if (!way && !debug) return null
  const points = makeLine(view, way || [event.from, event.to])
  return (
    <Overlay view={view}>
      <polyline className={styles.refused} data-way={!!way} points={points} />
    </Overlay>
  )
}

function FoundPath({ view, path }: { view: BoardView; path: Path }) {
  const [start, end] = path.points.slice(Math.floor((path.points.length - 1) / 2))
  if (!start || !end) return null
  const [a, b] = [toPoint(view.transpose(start)), toPoint(view.transpose(end))]
  return (
    <Overlay view={view}>
      <polyline className={styles.found} points={makeLine(view, path.points)} />
      <text className={styles.pattern} fontSize={0.55} x={(a.x + b.x) / 2} y={(a.y + b.y) / 2}>
        {path.pattern}
      </text>
    </Overlay>
  )
}

/** Makes matches and mismatches felt on a phone, after the paint of the click. */
function useVibration(): void {
  const { store } = usePlaying()
  useEffect(() => {
    return subscribePainted(store, (now, before) => {
      const pattern = now.emitted !== before.emitted && patternOf(now)
      if (pattern) vibrate(pattern)
    })
  }, [store])
}

/** Returns milliseconds of vibration and rest. */
function patternOf({ mode, emitted }: LinkStore) {
  if (mode === 'replay') return undefined
  const types = emitted.events.map(({ type }) => type)
  if (types.includes('matched')) return 18
  return types.includes('blocked') || types.includes('different') ? [12, 60, 12] : undefined
}

/** Selects two equal tiles when one is dragged onto the other, and draws the drag. */
function DragMatch({ view }: { view: BoardView }) {
  const { transpose } = view
  const [line, setLine] = useState<DragLine>()
  const { store } = usePlaying()
  const track = useCallback(
    (layer: HTMLElement) => {
      const onDrop = ({ from, over }: Drag) => {
        const [start, end] = [positionOf(from), positionOf(over)]
        if (!start || !end || over === from) return over !== from
        selectBoth(store.getState(), transpose(start), transpose(end))
        const { board } = stateOf(store.getState().session)
        leaveTile(from, (position) => hasTile(board, transpose(position)))
        return true
      }
      const onMove = (drag: Drag) => setLine(lineOf(drag))
      return trackDrags(layer, { onDrop, onMove, onEnd: () => setLine(undefined) })
    },
    [store, transpose],
  )
  return (
    <>
      <span ref={track} hidden />
      {line && <DrawnDrag view={view} line={line} />}
    </>
  )
}

/** Leaves unequal tiles alone: a slip of the finger is no attempt. */
function selectBoth(store: LinkStore, from: Position, to: Position): void {
  const { board } = stateOf(store.session)
  const { selected, select, unselect } = store
  if (kindAt(board, from) !== kindAt(board, to)) return
  if (selected && !isSame(selected, from)) unselect()
  if (!selected || !isSame(selected, from)) select(from)
  select(to)
}

type DragLine = ReturnType<typeof lineOf>

/** Measures a drag in cells of the screen: where it began, the tile under the pointer, and how far it is. */
function lineOf({ from, over, x, y }: Drag) {
  const start = positionOf(from)
  const cell = from.getBoundingClientRect().width
  return start && { start: toPoint(start), over: positionOf(over), x: x / cell, y: y / cell }
}

/** Draws a line from the pressed tile to the pointer, and rings the tile under it. */
function DrawnDrag({ view, line }: { view: BoardView; line: NonNullable<DragLine> }) {
  const { start, over, x, y } = line
  return (
    <Overlay view={view}>
      {over && (
        <rect
          className={styles.over}
          x={over.col + 0.04}
          y={over.row + 0.04}
          width={0.92}
          height={0.92}
          rx={0.18}
        />
      )}
      <line
        className={styles.drag}
        opacity={0.7}
        x1={start.x}
        y1={start.y}
        x2={start.x + x}
        y2={start.y + y}
      />
    </Overlay>
  )
}
