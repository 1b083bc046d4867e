import { lazy, Suspense, useEffect, useState } from 'react'
import type { EndedProps } from './Ended'

/** The last move is seen before anything covers it. */
const AFTER_THE_LAST_MOVE_MS = 500

const Ended = lazy(() => import('./Ended'))

interface EndDialogProps extends Omit<EndedProps, 'onClose'> {
  /** Whether the game is over. */
  isOver: boolean
}

/** What a game came to. Closing it leaves the table, where undo and a new game wait. */
export function EndDialog({ isOver, ...ended }: EndDialogProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(isOver), isOver ? AFTER_THE_LAST_MOVE_MS : 0)
    return () => window.clearTimeout(timer)
  }, [isOver])
  return (
    <Suspense>{isOver && isShown && <Ended {...ended} onClose={() => setShown(false)} />}</Suspense>
  )
}
