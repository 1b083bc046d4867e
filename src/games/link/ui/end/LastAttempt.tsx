import { type BoardView, toPoint } from '#src/ui/board/view.ts'
import type { Path } from '../../board/path.ts'
import { useLink } from '../../store.ts'
import { makeLine, Overlay, ThinLine } from '../Path.tsx'
import styles from './LastAttempt.module.css'

/** The path found and its pattern, or the two ends that none joins. */
export function LastAttempt({ view }: { view: BoardView }) {
  const events = useLink((store) => store.emitted.events)
  const lines = events.map((event) => {
    if (event.type === 'matched') return <FoundPath key="found" view={view} path={event.path} />
    if (event.type !== 'blocked' && event.type !== 'different') return null
    const points = makeLine(view, [event.from, event.to])
    return <ThinLine key="refused" className={styles.refused} points={points} />
  })
  return <Overlay view={view}>{lines}</Overlay>
}

function FoundPath({ view, path }: { view: BoardView; path: Path }) {
  const [start, end] = path.points.slice(Math.floor((path.points.length - 1) / 2))
  if (!start || !end) return null
  const [a, b] = [toPoint(view.transpose(start)), toPoint(view.transpose(end))]
  return (
    <>
      <ThinLine className={styles.found} points={makeLine(view, path.points)} />
      <text className={styles.pattern} fontSize={0.55} x={(a.x + b.x) / 2} y={(a.y + b.y) / 2}>
        {path.pattern}
      </text>
    </>
  )
}
