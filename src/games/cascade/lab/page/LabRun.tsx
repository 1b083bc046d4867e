import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { SelectField } from '#src/ui/form/Field.tsx'
import { DismissButton } from '#src/ui/kit/Button.tsx'
import { listed } from '#src/ui/texts.ts'
import type { Laboratory } from '../../laboratory.ts'
import { Note, Section } from '../plots/Section.tsx'
import { VALUE_NAMES } from '../plots/settings-text.ts'
import {
  type Description,
  parseSettings,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type Settings,
} from '../settings.ts'
import { differences, type Fields, findWrongFields, MOST_GAMES, textsOf } from './lab-fields.ts'
import { RunProgress } from './Progress.tsx'
import { focusField, LabField, RunForm } from './RunForm.tsx'
import { type SavingProblem, type Slot, useSavedFigures } from './saved-figures.ts'
import { type Experiment, runExperiment, useWork } from './use-experiment.ts'

const LETTERS: Readonly<Record<Slot, string>> = { first: 'A', second: 'B' }

export function useRun(slot: Slot, openLaboratory: () => Laboratory) {
  const [experiment, show] = useState<Experiment>()
  const { problem, dismiss } = useSavedFigures(slot, experiment, show)
  const { work, cancel } = useWork(openLaboratory)
  const start = (settings: Settings) =>
    work((laboratory, signal) => runExperiment(settings, laboratory, signal, show))
  return { letter: LETTERS[slot], experiment, start, cancel, problem, dismiss }
}

export type LabRunState = ReturnType<typeof useRun>

interface LabRunProps {
  run: LabRunState
  fields: Fields
  /** Counts addresses read. */
  loads: number
  onChange: (fields: Fields) => void
  onRun: () => void
}

export function LabRun({ loads, ...props }: LabRunProps) {
  const { letter, experiment, start, problem, dismiss } = props.run
  const { i18n } = useLingui()
  const title = i18n._({ id: 'cascade.lab.run', message: 'Run {letter}', values: { letter } })
  return (
    <Section title={title}>
      <LabForm key={loads} {...props} />
      {problem && <Unsaved problem={problem} onDismiss={dismiss} />}
      {experiment && (
        <>
          <RunProgress {...experiment} onRetry={() => start(experiment.settings)} />
          <OtherSettings parts={differences(experiment.settings, props.fields)} />
        </>
      )}
    </Section>
  )
}

const isWide = (name: SettingName): boolean => 'isWide' in SETTINGS[name]
const NAMES = [...SETTING_NAMES.filter((name) => !isWide(name)), ...SETTING_NAMES.filter(isWide)]

/** Validates fields once they were submitted or came from an address. */
function LabForm({ run, fields, onChange, onRun }: Omit<LabRunProps, 'loads'>) {
  const wrong = findWrongFields(fields)
  const [isChecked, setChecked] = useState(wrong.length > 0)
  const isRunning = run.experiment?.status === 'running'
  const start = (form: HTMLFormElement) => {
    const [first] = wrong
    setChecked(first !== undefined)
    if (first) return focusField(form, first)
    const parsed = parseSettings(textsOf(fields))
    if (!parsed.ok || isRunning) return
    onRun()
    run.start(parsed.value)
  }
  return (
    <RunForm isRunning={isRunning} onSubmit={start} onCancel={run.cancel}>
      {NAMES.map((name) => (
        <SettingField
          key={name}
          name={name}
          value={fields[name]}
          isWrong={isChecked && wrong.includes(name)}
          onChange={(value) => onChange({ ...fields, [name]: value })}
        />
      ))}
    </RunForm>
  )
}

interface SettingFieldProps {
  name: SettingName
  value: string
  isWrong: boolean
  onChange: (value: string) => void
}

function SettingField({ name, isWrong, ...input }: SettingFieldProps) {
  const { i18n } = useLingui()
  const { label, needs, range, example = '' }: Description = SETTINGS[name]
  const options = VALUE_NAMES[name]
  if (options) return <SelectField {...input} {...{ name, options }} label={i18n._(label)} />
  const limits = range && { min: range[0], max: name === 'games' ? MOST_GAMES : range[1] }
  return (
    <LabField
      {...input}
      {...{ name, label }}
      needs={isWrong ? (limits ? { ...NUMBER, values: limits } : needs) : undefined}
      inputMode={range ? 'numeric' : 'text'}
      placeholder={example}
    />
  )
}

const NUMBER = /*i18n*/ {
  id: 'cascade.accepted.number',
  message: 'Enter a whole number from {min} to {max}.',
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
