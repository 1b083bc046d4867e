import type { Position } from '#src/engine/grid.ts'
import { type BoardView, toPoint } from '#src/ui/board/view.ts'

type Point = ReturnType<typeof toPoint>

/** From a tile's middle to its edge, in cells: a line leaves and meets tiles there, not over their faces. */
const TO_EDGE = 0.44

/** `end` moved towards `next` by the half of a tile. */
function atEdge(end: Point, next: Point): Point {
  const toward = (a: number, b: number) => a + Math.sign(b - a) * TO_EDGE
  return { x: toward(end.x, next.x), y: toward(end.y, next.y) }
}

/** A path's corner points as an SVG `points` attribute, in cells of the screen's board. */
export function makeLine({ turn }: BoardView, path: readonly Position[]): string {
  const points = path.map((position) => toPoint(turn(position)))
  const trimmed = points.map((point, index) => {
    const next = index === 0 ? points[1] : index === points.length - 1 ? points.at(-2) : undefined
    return next ? atEdge(point, next) : point
  })
  return trimmed.map(({ x, y }) => `${x},${y}`).join(' ')
}
