import type { ReactNode } from 'react'
import type { Position } from '#src/engine/grid.ts'
import { type BoardView, toPoint } from '#src/ui/board/view.ts'
import type { Path } from '../board/path'
import { useLink } from '../store'
import styles from './Path.module.css'

function Overlay({ view, children }: { view: BoardView; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className={styles.paths}
      viewBox={`-0.5 -0.5 ${view.cols + 1} ${view.rows + 1}`}
    >
      {children}
    </svg>
  )
}

interface JoiningPathProps {
  view: BoardView
  points: readonly Position[]
}

/** Draws a path in stages: `pathLength` is 1. */
export function JoiningPath({ view, points }: JoiningPathProps) {
  const line = makeLine(view, points)
  return (
    <Overlay view={view}>
      <g className={styles.drawn}>
        <polyline className={styles.halo} points={line} pathLength={1} />
        <polyline className={styles.line} points={line} pathLength={1} />
      </g>
    </Overlay>
  )
}

export function Over({ view }: { view: BoardView }) {
  return useLink((store) => store.debug) ? <LastAttempt view={view} /> : null
}

/** Draws the path found with its pattern, or the two ends if there is none. */
function LastAttempt({ view }: { view: BoardView }) {
  const events = useLink((store) => store.emitted.events)
  const lines = events.map((event) => {
    if (event.type === 'matched') return <FoundPath key="found" view={view} path={event.path} />
    if (event.type !== 'blocked' && event.type !== 'different') return null
    const points = makeLine(view, [event.from, event.to])
    return <polyline key="refused" className={`${styles.line} ${styles.refused}`} points={points} />
  })
  return <Overlay view={view}>{lines}</Overlay>
}

function FoundPath({ view, path }: { view: BoardView; path: Path }) {
  const [start, end] = path.points.slice(Math.floor((path.points.length - 1) / 2))
  if (!start || !end) return null
  const [a, b] = [toPoint(view.transpose(start)), toPoint(view.transpose(end))]
  return (
    <>
      <polyline className={`${styles.line} ${styles.found}`} points={makeLine(view, path.points)} />
      <text className={styles.pattern} fontSize={0.55} x={(a.x + b.x) / 2} y={(a.y + b.y) / 2}>
        {path.pattern}
      </text>
    </>
  )
}

type Point = ReturnType<typeof toPoint>

/** Distance in cells from a tile's middle to where lines begin, so that faces are not crossed. */
const TO_EDGE = 0.44

function atEdge(end: Point, next: Point): Point {
  const toward = (a: number, b: number) => a + Math.sign(b - a) * TO_EDGE
  return { x: toward(end.x, next.x), y: toward(end.y, next.y) }
}

/** Returns a path as an SVG `points` attribute. */
function makeLine({ transpose }: BoardView, path: readonly Position[]): string {
  const points = path.map((position) => toPoint(transpose(position)))
  const trimmed = points.map((point, index) => {
    const next = index === 0 ? points[1] : index === points.length - 1 ? points.at(-2) : undefined
    return next ? atEdge(point, next) : point
  })
  return trimmed.map(({ x, y }) => `${x},${y}`).join(' ')
}
