import { span as MotionSpan } from 'framer-motion/m'
import type { Position } from '../../../engine/grid'
import type { BoardView } from '../../../ui/board-view'
import { Moving } from '../../../ui/Moving'
import type { Notice } from '../notices'
import styles from './Effects.module.css'
import { Face } from './Face'
import { PathOverlay } from './PathOverlay'
import { useHappenings } from './use-happenings'

/** How long a match is seen: the path fades within 400 ms, the tiles within 300. */
const SEEN_MS = 450

type Matched = Extract<Notice, { type: 'matched' }>

/** What is still to be seen of matches that the state has already forgotten. */
export default function Effects({ view }: { view: BoardView }) {
  const happenings = useHappenings(SEEN_MS)
  const matches = happenings.flatMap(({ id, notices }) =>
    notices.flatMap((notice) => (notice.type === 'matched' ? { id, notice } : [])),
  )
  return (
    <Moving>
      {matches.map(({ id, notice }) => (
        <Leaving key={id} match={notice} view={view} />
      ))}
      <PathOverlay view={view} matches={matches} />
    </Moving>
  )
}

function Leaving({ match: { from, to, kind }, view }: { match: Matched; view: BoardView }) {
  return [from, to].map((position) => (
    <Ghost key={`${position.row},${position.col}`} kind={kind} shown={view.turn(position)} />
  ))
}

/** A removed tile's last moment: a lift, a white flash, gone. */
function Ghost({ kind, shown }: { kind: number; shown: Position }) {
  return (
    <MotionSpan
      className={styles.ghost}
      style={{ gridArea: `${shown.row + 1} / ${shown.col + 1}` }}
      initial={{ scale: 1.05, y: 0, opacity: 1 }}
      animate={{ scale: [1.05, 1.12, 1.3], y: [0, -4, -2], opacity: [1, 1, 0] }}
      transition={{ duration: 0.3 }}
    >
      <Face kind={kind} />
    </MotionSpan>
  )
}
