import { Trans, useLingui } from '@lingui/react'
import { Button } from '#src/ui/kit/Button.tsx'
import { listed } from '#src/ui/texts.ts'
import type { Laboratory } from '../../laboratory.ts'
import { LabForm } from './LabForm.tsx'
import { differences, type Fields } from './lab-fields.ts'
import { RunProgress } from './Progress.tsx'
import { Note, Section } from './Section.tsx'
import { type SavingProblem, type Slot, useSavedFigures } from './saved-figures.ts'
import { useExperiment } from './use-experiment.ts'

/** A run with its saved figures. */
export function useRun(slot: Slot, openLaboratory: () => Laboratory) {
  const { experiment, start, cancel, show } = useExperiment(openLaboratory)
  const { problem, dismiss } = useSavedFigures(slot, experiment, show)
  return { experiment, start, cancel, problem, dismiss: () => void dismiss() }
}

export type LabRunState = ReturnType<typeof useRun>

export interface LabRunProps {
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
    <Section title={title}>
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
    </Section>
  )
}

function Unsaved({ problem, onDismiss }: { problem: SavingProblem; onDismiss: () => void }) {
  return problem === 'damaged' ? (
    <footer>
      <Note role="status">
        <Trans id="cascade.lab.damaged" message="The saved figures cannot be read." />
      </Note>
      <Button onClick={onDismiss}>
        <Trans id="dismiss" message="Dismiss" />
      </Button>
    </footer>
  ) : (
    <Note role="status">
      <Trans
        id="cascade.lab.unsaved"
        message="This browser cannot save these figures: a reload loses them."
      />
    </Note>
  )
}

/** Notes that the figures belong to other settings than the fields. */
export function OtherSettings({ parts }: { parts: readonly string[] }) {
  const { i18n } = useLingui()
  if (parts.length === 0) return null
  return (
    <Note>
      <Trans
        id="cascade.lab.others"
        message="The settings have changed. These figures are for {parts}."
        values={{ parts: listed(i18n, parts) }}
      />
    </Note>
  )
}
