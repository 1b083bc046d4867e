import type { ReactNode } from 'react'
import type { Position } from '#src/engine/grid.ts'
import { type BoardView, toPoint } from '#src/ui/board/view.ts'
import styles from './Path.module.css'

/** A layer of lines that are as thin as a path. */
export function Overlay({ view, children }: { view: BoardView; children: ReactNode }) {
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

/** Draws a path in stages: `pathLength` is 1. */
export function JoiningPath({ view, path }: { view: BoardView; path: readonly Position[] }) {
  const line = makeLine(view, path)
  return (
    <Overlay view={view}>
      <g className={styles.drawn}>
        <polyline className={styles.halo} points={line} pathLength={1} />
        <polyline points={line} pathLength={1} />
      </g>
    </Overlay>
  )
}

/** Distance in cells from a tile's middle to where lines begin, so that faces are not crossed. */
const TO_EDGE = 0.44

type PathPoint = ReturnType<typeof toPoint>

function atEdge(end: PathPoint, next: PathPoint) {
  const toward = (a: number, b: number) => a + Math.sign(b - a) * TO_EDGE
  return { x: toward(end.x, next.x), y: toward(end.y, next.y) }
}

/** Returns a path as an SVG `points` attribute. */
export function makeLine({ transpose }: BoardView, path: readonly Position[]): string {
  const points = path.map((position) => toPoint(transpose(position)))
  const trimmed = points.map((point, index) => {
    const next = index === 0 ? points[1] : index === points.length - 1 ? points.at(-2) : undefined
    return next ? atEdge(point, next) : point
  })
  return trimmed.map(({ x, y }) => `${x},${y}`).join(' ')
}
