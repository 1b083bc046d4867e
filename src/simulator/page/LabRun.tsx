import { Trans, useLingui } from '@lingui/react'
import { type ReactNode, useRef, useState } from 'react'
import { newSeed } from '#src/define/seeds.ts'
import { DismissButton } from '#src/ui/kit/Button.tsx'
import { listed } from '#src/ui/texts.ts'
import type { Laboratory } from '../laboratory.ts'
import { Note, OnPaper, OnScreen, Section } from '../plots/Section.tsx'
import { settingsText, settingText } from '../plots/settings-text.ts'
import type { Settings } from '../runs/settings.ts'
import { LabForm, type LabFormProps } from './LabForm.tsx'
import { differences, type Fields } from './lab-fields.ts'
import { RunProgress } from './Progress.tsx'
import { type SavingProblem, type Slot, useSavedFigures } from './saved-figures.ts'
import { type Experiment, type Planned, runExperiment, useWork } from './use-experiment.ts'

const LETTERS: Readonly<Record<Slot, string>> = { first: 'A', second: 'B' }

export function useRun(slot: Slot, openLaboratory: () => Laboratory) {
  const [experiment, show] = useState<Experiment>()
  const { problem, dismiss } = useSavedFigures(slot, experiment, show)
  const { work, cancel } = useWork(openLaboratory)
  const start = (planned: Planned) =>
    work((laboratory, signal) => runExperiment(planned, laboratory, signal, show))
  const drawn = useRef('')
  /** Returns the seed that was entered, or draws one for each run. */
  const takeSeed = (seed: string) => {
    if (seed !== '' && seed !== drawn.current) return seed
    drawn.current = newSeed()
    return drawn.current
  }
  return {
    letter: LETTERS[slot],
    experiment,
    start,
    cancel,
    open: show,
    takeSeed,
    problem,
    dismiss,
  }
}

export type LabRunState = ReturnType<typeof useRun>

interface LabRunProps extends LabFormProps {
  run: LabRunState
  aside?: ReactNode
  /** Counts addresses read. */
  loads: number
}

export function LabRun({ loads, aside, ...props }: LabRunProps) {
  const { letter, experiment, start, problem, dismiss } = props.run
  const { i18n } = useLingui()
  const title = i18n._({ id: 'cascade.lab.run', message: 'Run {letter}', values: { letter } })
  return (
    <Section title={title} aside={aside}>
      <OnScreen>
        <LabForm key={loads} {...props} />
        {problem && <Unsaved problem={problem} onDismiss={dismiss} />}
      </OnScreen>
      {experiment && (
        <>
          <OnPaper>{settingsText(i18n, experiment.settings)}</OnPaper>
          <RunProgress {...experiment} onRetry={() => start(experiment)} />
          <OtherSettings settings={experiment.settings} fields={props.fields} />
        </>
      )}
    </Section>
  )
}

function Unsaved({ problem, onDismiss }: { problem: SavingProblem; onDismiss: () => void }) {
  return problem === 'damaged' ? (
    <footer>
      <Note role="status">
        <Trans id="cascade.lab.damaged" message="The saved figures cannot be read." />
      </Note>
      <DismissButton onClick={onDismiss} />
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

interface OtherSettingsProps {
  /** Of a run. */
  settings: Settings
  fields: Fields
}

export function OtherSettings({ settings, fields }: OtherSettingsProps) {
  const { i18n } = useLingui()
  const parts = differences(settings, fields).map((name) => settingText(i18n, settings, name))
  if (parts.length === 0) return null
  return (
    <OnScreen>
      <Note>
        <Trans
          id="cascade.lab.others"
          message="The settings have changed. These figures are for {parts}."
          values={{ parts: listed(i18n, parts) }}
        />
      </Note>
    </OnScreen>
  )
}
