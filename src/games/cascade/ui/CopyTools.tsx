import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { CSV_HEADER, makeCsvLines, makeReport, reportOf } from '../lab/report'
import { makeCommand } from '../lab/settings'
import styles from './LabPage.module.css'
import type { Experiment } from './use-experiment'

interface CopyToolsProps {
  experiment: Experiment
  onDismiss: () => void
}

/** Copies a run's figures, its games or its command; dismisses it. */
export function CopyTools({ experiment, onDismiss }: CopyToolsProps) {
  const { i18n } = useLingui()
  const [message, setMessage] = useState('')
  const { settings, run, rows } = experiment
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setMessage(i18n._({ id: 'copy.done', message: 'Copied' }))
    } catch {
      setMessage(
        i18n._({ id: 'cascade.copy.failed', message: 'The browser does not allow copying.' }),
      )
    }
  }
  return (
    <div className={styles.buttons}>
      {run && (
        <>
          <Button onClick={() => void copy(makeReport(reportOf(run)))}>
            <Trans id="cascade.copy" message="Copy as {format}" values={{ format: 'JSON' }} />
          </Button>
          <Button onClick={() => void copy(CSV_HEADER + makeCsvLines(settings, rows))}>
            <Trans id="cascade.copy" message="Copy as {format}" values={{ format: 'CSV' }} />
          </Button>
        </>
      )}
      <Button onClick={() => void copy(makeCommand(settings))}>
        <Trans id="cascade.copy.command" message="Copy as command line" />
      </Button>
      <Button onClick={onDismiss}>
        <Trans id="dismiss" message="Dismiss" />
      </Button>
      <span role="status">{message}</span>
    </div>
  )
}
