import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Card } from '#src/ui/kit/Card.tsx'
import styles from './EndPanel.module.css'

interface EndPanelProps {
  title: string
  /** The one figure that matters, and its unit. */
  figure: string
  unit: ReactNode
  actions: ReactNode
  /** Takes the focus that the closed dialog had, and is read out. */
  takesFocus: boolean
}

/** The result and actions on the page of a finished game. */
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
