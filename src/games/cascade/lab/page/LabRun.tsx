import { Trans, useLingui } from '@lingui/react'
import { Button } from '#src/ui/kit/Button.tsx'
import { listed } from '#src/ui/texts.ts'
import type { Laboratory } from '../../laboratory.ts'
import { LabForm } from './LabForm.tsx'
import styles from './LabPage.module.css'
import { differences, type Fields } from './lab-fields.ts'
import { RunProgress } from './RunProgress.tsx'
import { type SavingProblem, type Slot, useSavedFigures } from './saved-figures.ts'
import { useExperiment } from './use-experiment.ts'

/** A run with its saved figures. */
export function useRun(slot: Slot, openLaboratory: () => Laboratory) {
  const { experiment, start, cancel, show } = useExperiment(openLaboratory)
  const { problem, dismiss } = useSavedFigures(slot, experiment, show)
  return { experiment, start, cancel, problem, dismiss: () => void dismiss() }
}

export type LabRunState = ReturnType<typeof useRun>

interface LabRunProps {
  title: string
  run: LabRunState
  fields: Fields
  /** Counts addresses read. */
  loads: number
  onChange: (fields: Fields) => void
  onRun: () => void
}

/** Settings and progress of one run. */
export function LabRun({ title, run, fields, loads, onChange, onRun }: LabRunProps) {
  const { experiment, start, cancel, problem, dismiss } = run
  return (
    <section className={styles.run} aria-label={title}>
      <h2>{title}</h2>
      <LabForm
        key={loads}
        fields={fields}
        isRunning={experiment?.status === 'running'}
        onChange={onChange}
        onStart={(settings) => {
          onRun()
          start(settings)
        }}
        onCancel={cancel}
      />
      {problem && <Unsaved problem={problem} onDismiss={dismiss} />}
      {experiment && (
        <RunProgress experiment={experiment} onRetry={() => start(experiment.settings)} />
      )}
      {experiment && <OtherSettings parts={differences(experiment.settings, fields)} />}
    </section>
  )
}

function Unsaved({ problem, onDismiss }: { problem: SavingProblem; onDismiss: () => void }) {
  return problem === 'damaged' ? (
    <div className={styles.buttons}>
      <p role="status" className={styles.note}>
        <Trans id="cascade.lab.damaged" message="The saved figures cannot be read." />
      </p>
      <Button onClick={onDismiss}>
        <Trans id="dismiss" message="Dismiss" />
      </Button>
    </div>
  ) : (
    <p role="status" className={styles.note}>
      <Trans
        id="cascade.lab.unsaved"
        message="This browser cannot save these figures: a reload loses them."
      />
    </p>
  )
}

/** Notes that the figures belong to other settings than the fields. */
export function OtherSettings({ parts }: { parts: readonly string[] }) {
  const { i18n } = useLingui()
  if (parts.length === 0) return null
  return (
    <p className={styles.note}>
      <Trans
        id="cascade.lab.others"
        message="The settings have changed. These figures are for {parts}."
        values={{ parts: listed(i18n, parts) }}
      />
    </p>
  )
}
