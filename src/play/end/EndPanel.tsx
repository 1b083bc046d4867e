import { Trans } from '@lingui/react'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { RESULT } from '#src/ui/words.ts'
import { ShareGame } from '../tools/Tools.tsx'
import { Action, type AtEnd, useEndActions } from './EndActions.tsx'
import styles from './EndPanel.module.css'

interface EndPanelProps extends AtEnd {
  /** Takes the focus that the closed dialog had, and is read out. */
  takesFocus: boolean
  onOpen: () => void
}

/** Gives the board the focus that would go with the panel. */
function useFocusReturn(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = panel
    return () => {
      if (current?.contains(document.activeElement))
        document.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true })
    }
  }, [panel])
}

/** The end in one row, beside the final position. */
export function EndPanel({ takesFocus, onOpen, ...ended }: EndPanelProps) {
  const { title, figure, unit } = ended.end
  const panel = useRef<HTMLElement>(null)
  const [titleId, figureId] = [useId(), useId()]
  const [isSharing, setSharing] = useState(false)
  const [primary] = useEndActions(ended)
  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true })
  }, [takesFocus])
  useFocusReturn(panel)
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
          <Trans {...RESULT} />
        </Button>
        {primary && (
          <Action {...ended} name={primary} look="primary" onShare={() => setSharing(true)} />
        )}
      </Card>
      {isSharing && <ShareGame onClose={() => setSharing(false)} />}
    </>
  )
}
