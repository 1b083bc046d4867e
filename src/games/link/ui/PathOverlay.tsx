import type { ReactNode } from 'react'
import { type BoardView, toPoint } from '#src/ui/board/view.ts'
import type { Path } from '../board/path'
import styles from './Effects.module.css'
import { makeLine } from './path-line'
import { useLink } from './use-link'
import type { Matched } from './use-matches'

interface PathOverlayProps {
  view: BoardView
  matches: readonly Matched[]
}

/** The joining paths. */
export function PathOverlay({ view, matches }: PathOverlayProps) {
  const debug = useLink((store) => store.debug)
  return (
    <>
      {debug && (
        <Overlay view={view} className={styles.paths}>
          <DebugPaths view={view} />
        </Overlay>
      )}
      {matches.map(({ id, path }) => (
        <FadingPath key={id} view={view} points={makeLine(view, path.points)} />
      ))}
    </>
  )
}

interface OverlayProps {
  view: BoardView
  className: string | undefined
  children: ReactNode
}

/** A picture in cell units, with the margin around the board. */
function Overlay({ view, className, children }: OverlayProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={`-0.5 -0.5 ${view.cols + 1} ${view.rows + 1}`}
    >
      {children}
    </svg>
  )
}

/** Draws itself from the first tile to the second within 150 ms, and goes with them. */
function FadingPath({ view, points }: { view: BoardView; points: string }) {
  return (
    <Overlay view={view} className={`${styles.paths} ${styles.fading}`}>
      <polyline className={styles.halo} points={points} pathLength={1} />
      <polyline className={styles.line} points={points} pathLength={1} />
    </Overlay>
  )
}

/** The last attempt, until the next one: the path found and its pattern, or the two ends that none joins. */
function DebugPaths({ view }: { view: BoardView }) {
  const events = useLink((store) => store.emitted.events)
  return events.map((notice) => {
    if (notice.type === 'matched') return <FoundPath key="found" view={view} path={notice.path} />
    if (notice.type !== 'blocked' && notice.type !== 'different') return null
    const points = makeLine(view, [notice.from, notice.to])
    return <polyline key="refused" className={`${styles.line} ${styles.refused}`} points={points} />
  })
}

function FoundPath({ view, path }: { view: BoardView; path: Path }) {
  const [start, end] = path.points.slice(Math.floor((path.points.length - 1) / 2))
  if (!start || !end) return null
  const [a, b] = [toPoint(view.turn(start)), toPoint(view.turn(end))]
  return (
    <>
      <polyline className={`${styles.line} ${styles.found}`} points={makeLine(view, path.points)} />
      <text className={styles.pattern} fontSize={0.55} x={(a.x + b.x) / 2} y={(a.y + b.y) / 2}>
        {path.pattern}
      </text>
    </>
  )
}
