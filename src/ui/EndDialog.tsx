import { lazy, Suspense, useEffect, useState } from 'react'
import type { Outcome } from '../engine/rules'
import type { EndedProps } from './Ended'

/** The last move is seen before anything covers it. */
const AFTER_THE_LAST_MOVE_MS = 500

const Ended = lazy(() => import('./Ended'))

interface EndDialogProps extends Omit<EndedProps, 'onClose' | 'result'> {
  /** How the game ended; `null` while it goes on, or its last move is still being shown. */
  outcome: Outcome | null
}

/** What a game came to. Closing it leaves the table, where undo and a new game wait. */
export function EndDialog({ outcome, ...ended }: EndDialogProps) {
  const isOver = outcome !== null
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(isOver), isOver ? AFTER_THE_LAST_MOVE_MS : 0)
    return () => window.clearTimeout(timer)
  }, [isOver])
  return (
    <Suspense>
      {outcome && isShown && (
        <Ended {...ended} result={outcome.result} onClose={() => setShown(false)} />
      )}
    </Suspense>
  )
}
