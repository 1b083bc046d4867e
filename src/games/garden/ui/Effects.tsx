import { b as MotionB, span as MotionSpan } from 'framer-motion/m'
import { isSame, type Position } from '#src/engine/grid.ts'
import type { Notice } from '../events'
import { ownerAt } from '../rules/cells'
import type { Cells } from '../rules/types'
import { type Timeline, timelineOf } from '../timeline'
import styles from './Effects.module.css'
import { Flower } from './Flower'
import { type Seen, useSeen } from './use-seen'

type Cleared = Extract<Notice, { type: 'cleared' }>
type Slid = Extract<Notice, { type: 'slid' }>

/** What is still to be seen of clearings that the state has already forgotten. */
export function Effects() {
  return useSeen().map((seen) => <Clearing key={seen.emitted.id} {...seen} />)
}

function Clearing({ emitted: { events }, before }: Seen) {
  const cleared = events.find((notice) => notice.type === 'cleared')
  const slid = events.find((notice) => notice.type === 'slid')
  const line = timelineOf(events)
  if (!cleared) return null
  return (
    <>
      {cleared.cells.map((at) => (
        <Leaving
          key={`${at.row},${at.col}`}
          at={at}
          from={slid && isSame(slid.to, at) ? slid.from : at}
          before={before}
          cleared={cleared}
          line={line}
        />
      ))}
      <Points cleared={cleared} line={line} />
    </>
  )
}

interface LeavingProps {
  at: Position
  /** Where it stood before the step. */
  from: Slid['from']
  before: Cells
  cleared: Cleared
  line: Timeline
}

const areaOf = ({ row, col }: Position) => ({ gridArea: `${row + 1} / ${col + 1}` })

/** A flower's last moment: it comes, then flips and is gone. */
function Leaving({ at, from, before, cleared, line }: LeavingProps) {
  const owner = ownerAt(before, from)
  if (!owner) return null
  const x = `${(from.col - at.col) * 100}%`
  const y = `${(from.row - at.row) * 100}%`
  return (
    <MotionSpan
      className={styles.mover}
      style={areaOf(at)}
      initial={{ x, y }}
      animate={{ x: 0, y: 0 }}
      transition={{ delay: line.step / 1000, duration: 0.2, ease: 'easeOut' }}
    >
      <MotionSpan
        className={styles.ghost}
        data-owner={owner}
        initial={{ rotateY: 0, scale: 1, opacity: 1 }}
        animate={{ rotateY: [0, 90, 180], scale: [1, 1.12, 0.8], opacity: [1, 1, 0] }}
        transition={{ delay: line.clear / 1000, duration: 0.4 }}
      >
        <Flower owner={owner} colour={cleared.colour} />
      </MotionSpan>
    </MotionSpan>
  )
}

function Points({ cleared, line }: { cleared: Cleared; line: Timeline }) {
  const [at] = cleared.cells
  if (!at) return null
  return (
    <MotionB
      className={styles.points}
      style={areaOf(at)}
      initial={{ opacity: 0, y: 0 }}
      animate={{ opacity: [0, 1, 1, 0], y: -24 }}
      transition={{ delay: line.clear / 1000, duration: 0.9 }}
    >
      +{cleared.points}
    </MotionB>
  )
}
