import { useEffect, useState } from 'react'
import type { Outcome } from '../engine/rules'
import { Dialog } from '../ui/kit/Dialog'
import { lazy } from '../ui/lazy'
import { MenuLink } from './EndButtons'
import type { EndedProps } from './Ended'
import { EndPanel } from './EndPanel'

/** The last move is seen before anything covers it. */
const AFTER_THE_LAST_MOVE_MS = 500

const Ended = lazy(() => import('./Ended'), { when: 'open', Fallback: PlainEnd })

interface EndDialogProps extends Omit<EndedProps, 'onClose' | 'result'> {
  /** How the game ended; `null` while it goes on, or its last move is still being shown. */
  outcome: Outcome | null
}

/** What a game came to: a dialog when it ends, and a panel on its page once that is closed. */
export function EndDialog({ outcome, ...ended }: EndDialogProps) {
  const { stage, close } = useStages(outcome !== null)
  const actions = (
    <>
      <MenuLink />
      {ended.actions}
    </>
  )
  if (!outcome || stage === 'playing') return null
  if (stage !== 'dialog')
    return <EndPanel {...ended} actions={actions} takesFocus={stage === 'closed'} />
  return <Ended {...ended} actions={actions} result={outcome.result} onClose={close} />
}

/** The end without its finery. */
function PlainEnd({ title, figure, unit, actions, children, onClose }: EndedProps) {
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      <p>
        <strong>{figure}</strong> {unit}
      </p>
      {children}
    </Dialog>
  )
}

/** How far the telling of the end is; `opened` when the page was opened with a game that was over. */
type Stage = 'playing' | 'dialog' | 'closed' | 'opened'

function useStages(isOver: boolean) {
  const [stage, setStage] = useState<Stage>(isOver ? 'opened' : 'playing')
  useEffect(() => {
    if (!isOver) return setStage('playing')
    const show = () => setStage((now) => (now === 'playing' ? 'dialog' : now))
    const timer = window.setTimeout(show, AFTER_THE_LAST_MOVE_MS)
    return () => window.clearTimeout(timer)
  }, [isOver])
  return { stage, close: () => setStage('closed') }
}
