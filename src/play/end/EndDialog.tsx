import { Trans } from '@lingui/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Outcome } from '#src/engine/rules.ts'
import { Button, type Looks, MenuLink } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { lazy } from '#src/ui/load/lazy.tsx'
import styles from './EndDialog.module.css'
import type { EndedProps } from './Ended.tsx'

/** Lets the last move be seen before the dialog covers it. */
const AFTER_THE_LAST_MOVE_MS = 500

const Ended = lazy(() => import('./Ended.tsx'), { when: 'open', Fallback: EndFallback })

interface EndDialogProps extends Omit<EndedProps, 'onClose' | 'result'> {
  /** `null` while the game goes on, or its last move is still being shown. */
  outcome: Outcome | null
  /** A finished game was opened, or undo led to one. */
  wasOver: boolean
}

/** The result of a game: a dialog when it ends, and a panel on its page once that is closed. */
export function EndDialog({ outcome, wasOver, ...ended }: EndDialogProps) {
  const { stage, close } = useStages(outcome !== null, wasOver)
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

interface EndPanelProps extends Pick<EndedProps, 'title' | 'figure' | 'unit' | 'actions'> {
  /** Takes the focus that the closed dialog had, and is read out. */
  takesFocus: boolean
}

/** The result and actions on the page of a finished game. */
function EndPanel({ title, figure, unit, actions, takesFocus }: EndPanelProps) {
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

type Stage = 'playing' | 'dialog' | 'closed' | 'opened'

function useStages(isOver: boolean, wasOver: boolean) {
  const [stage, setStage] = useState<Stage>(wasOver ? 'opened' : 'playing')
  useEffect(() => {
    if (!isOver) return setStage('playing')
    const show = (next: Stage) => setStage((now) => (now === 'playing' ? next : now))
    if (wasOver) return show('opened')
    const timer = window.setTimeout(show, AFTER_THE_LAST_MOVE_MS, 'dialog')
    return () => window.clearTimeout(timer)
  }, [isOver, wasOver])
  return { stage, close: () => setStage('closed') }
}

export function ReplayButton({ onClick }: { onClick: () => void }) {
  return (
    <Button onClick={onClick}>
      <Trans id="end.replay" message="Watch replay" />
    </Button>
  )
}

interface AgainButtonProps extends Pick<Looks, 'look'> {
  onClick: () => void
}

export function AgainButton({ look, onClick }: AgainButtonProps) {
  return (
    <Button look={look} onClick={onClick}>
      <Trans id="end.again" message="Play again" />
    </Button>
  )
}
