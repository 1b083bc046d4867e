import { g as MotionG, polyline as MotionPolyline } from 'framer-motion/m'
import { type BoardView, toPoint } from '../../../ui/board-view'
import type { Notice } from '../notices'
import styles from './Effects.module.css'
import { makeLine } from './path-line'
import { useLink } from './use-link'

type Matched = Extract<Notice, { type: 'matched' }>

interface PathOverlayProps {
  view: BoardView
  matches: readonly { id: number; notice: Matched }[]
}

/** The joining paths, in cell units with the margin around the board. */
export function PathOverlay({ view, matches }: PathOverlayProps) {
  const debug = useLink((store) => store.debug)
  return (
    <svg
      aria-hidden="true"
      className={styles.paths}
      viewBox={`-0.5 -0.5 ${view.cols + 1} ${view.rows + 1}`}
    >
      {debug && <DebugPaths view={view} />}
      {matches.map(({ id, notice }) => (
        <FadingPath key={id} points={makeLine(view, notice.path.points)} />
      ))}
    </svg>
  )
}

/** Draws itself from the first tile to the second within 150 ms, and is gone after 400. */
function FadingPath({ points }: { points: string }) {
  return (
    <MotionG
      initial={{ opacity: 1 }}
      animate={{ opacity: [1, 1, 0] }}
      transition={{ duration: 0.4, times: [0, 0.6, 1] }}
    >
      {[styles.halo, styles.line].map((className) => (
        <MotionPolyline
          key={className}
          className={className}
          points={points}
          initial={{ pathLength: 0 }}
          animate={{ pathLength: 1 }}
          transition={{ duration: 0.15, ease: 'easeOut' }}
        />
      ))}
    </MotionG>
  )
}

/** The last attempt, until the next one: the path found and its pattern, or the two ends that none joins. */
function DebugPaths({ view }: { view: BoardView }) {
  const notices = useLink((store) => store.happening.notices)
  return notices.map((notice) => {
    if (notice.type === 'matched') return <FoundPath key="found" view={view} match={notice} />
    if (notice.type !== 'blocked' && notice.type !== 'different') return null
    const points = makeLine(view, [notice.from, notice.to])
    return <polyline key="refused" className={`${styles.line} ${styles.refused}`} points={points} />
  })
}

function FoundPath({ view, match: { path } }: { view: BoardView; match: Matched }) {
  const [start, end] = path.points.slice(Math.floor((path.points.length - 1) / 2))
  if (!start || !end) return null
  const [a, b] = [toPoint(view.turn(start)), toPoint(view.turn(end))]
  return (
    <>
      <polyline className={`${styles.line} ${styles.found}`} points={makeLine(view, path.points)} />
      <text className={styles.pattern} x={(a.x + b.x) / 2} y={(a.y + b.y) / 2}>
        {path.pattern}
      </text>
    </>
  )
}
