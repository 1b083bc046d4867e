import { Trans } from '@lingui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { ShareGame } from '../page/Tools.tsx'
import { Action, type AtEnd, useActionNames } from './EndActions.tsx'
import styles from './EndPanel.module.css'

interface EndPanelProps extends AtEnd {
  /** Takes the focus that the closed dialog had, and is read out. */
  takesFocus: boolean
  onOpen: () => void
}

/** The end in one row, beside the final position. */
export function EndPanel({ takesFocus, onOpen, ...ended }: EndPanelProps) {
  const { title, figure, unit } = ended.end
  const panel = useRef<HTMLElement>(null)
  const [titleId, figureId] = [useId(), useId()]
  const [isSharing, setSharing] = useState(false)
  const { primary, others } = useActionNames(ended)
  const openShare = () => setSharing(true)
  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <>
      <Card
        ref={panel}
        tabIndex={-1}
        className={styles.panel}
        data-end
        aria-labelledby={titleId}
        aria-describedby={figureId}
      >
        <h2 id={titleId}>{title}</h2>
        <p id={figureId} className="muted">
          <strong>{figure}</strong> {unit}
        </p>
        <Button onClick={onOpen}>
          <Trans id="results.column.result" message="Result" />
        </Button>
        {others.includes('learn') && (
          <span className={styles.wide}>
            <Action {...ended} name="learn" onShare={openShare} />
          </span>
        )}
        <Action {...ended} name={primary} look="primary" onShare={openShare} />
      </Card>
      {isSharing && <ShareGame onClose={() => setSharing(false)} />}
    </>
  )
}
