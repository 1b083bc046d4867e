import { Trans } from '@lingui/react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Outcome } from '../engine/rules'
import { Button } from '../ui/kit/Button'
import { Card } from '../ui/kit/Card'
import { Dialog } from '../ui/kit/Dialog'
import { MenuLink } from '../ui/kit/LinkButton'
import { lazy } from '../ui/lazy'
import type { EndedProps } from './Ended'
import styles from './EndPanel.module.css'

/** Lets the last move be seen before the dialog covers it. */
const AFTER_THE_LAST_MOVE_MS = 500

const Ended = lazy(() => import('./Ended'), { when: 'open', Fallback: EndFallback })

interface EndDialogProps extends Omit<EndedProps, 'onClose' | 'result'> {
  /** `null` while the game goes on, or its last move is still being shown. */
  outcome: Outcome | null
}

/** The result of a game: a dialog when it ends, and a panel on its page once that is closed. */
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

/** Fallback where the dialog with confetti cannot be loaded. */
function EndFallback({ title, figure, unit, actions, children, onClose }: EndedProps) {
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      <p>
        <strong>{figure}</strong> {unit}
      </p>
      {children}
    </Dialog>
  )
}

/** `opened`: the page was opened with a finished game. */
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

export function ReplayButton({ onClick }: { onClick: () => void }) {
  return (
    <Button onClick={onClick}>
      <Trans id="end.replay" message="Watch replay" />
    </Button>
  )
}

interface AgainButtonProps {
  look?: 'plain' | 'primary'
  onClick: () => void
}

export function AgainButton({ look = 'primary', onClick }: AgainButtonProps) {
  return (
    <Button look={look} onClick={onClick}>
      <Trans id="end.again" message="Play again" />
    </Button>
  )
}

interface EndPanelProps {
  title: string
  figure: string
  unit: ReactNode
  actions: ReactNode
  /** Takes the focus that the closed dialog had, and is read out. */
  takesFocus: boolean
}

export function EndPanel({ title, figure, unit, actions, takesFocus }: EndPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const [titleId, figureId] = [useId(), useId()]
  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <Card
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      aria-labelledby={titleId}
      aria-describedby={figureId}
    >
      <h2 id={titleId}>{title}</h2>
      <p id={figureId}>
        <strong>{figure}</strong> {unit}
      </p>
      <div className={styles.actions}>{actions}</div>
    </Card>
  )
}
