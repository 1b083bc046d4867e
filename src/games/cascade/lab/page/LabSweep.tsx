import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { SelectField } from '#src/ui/form/Field.tsx'
import { COLUMN_NAMES } from '../plots/figure-text.ts'
import { Note, Section } from '../plots/Section.tsx'
import { SETTINGS } from '../settings.ts'
import { OtherSettings } from './LabRun.tsx'
import {
  differences,
  type Fields,
  MOST_VALUES,
  planSweep,
  type SweepFields,
  type Swept,
  settingsOf,
  USUAL_VALUES,
} from './lab-fields.ts'
import { SweepProgress } from './Progress.tsx'
import { focusField, LabField, RunForm } from './RunForm.tsx'
import { SWEPT_NAMES, SweepFigures } from './SweepFigures.tsx'
import type { LabSweepState, Sweep } from './use-experiment.ts'

interface LabSweepProps {
  /** The settings of run A, which the sweep does not change. */
  fields: Fields
  sweep: SweepFields
  run: LabSweepState
  /** Counts addresses read. */
  loads: number
  /** Focuses the title as it appears, below what may be long. */
  takesFocus: boolean
  onChange: (sweep: SweepFields) => void
  onRun: () => void
}

export function LabSweep({ loads, takesFocus, ...props }: LabSweepProps) {
  const { i18n } = useLingui()
  const { sweep: running, start, dismiss } = props.run
  const title = i18n._({ id: 'cascade.sweep', message: 'Sweep' })
  return (
    <Section title={title} takesFocus={takesFocus}>
      <Note>
        <Trans
          id="cascade.sweep.about"
          message="Plays the games of run A with each value of one setting."
        />
      </Note>
      <SweepForm key={loads} {...props} />
      {running && (
        <>
          <SweepProgress sweep={running} onRetry={() => start(running.over, running.parts)} />
          <OtherSettings parts={otherSettings(running, props.fields)} />
          <SweepFigures sweep={running} onDismiss={dismiss} />
        </>
      )}
    </Section>
  )
}

/** Returns settings of a sweep's runs that differ from the fields. */
function otherSettings({ over, parts: [first] }: Sweep, fields: Fields): string[] {
  if (!first) return []
  return differences(first.settings, { ...fields, ...settingsOf(over, `${first.value}`) })
}

type SweepFormProps = Omit<LabSweepProps, 'loads' | 'takesFocus'>

/** Validates values once they were submitted or came from an address. */
function SweepForm({ fields, sweep, run, onChange, onRun }: SweepFormProps) {
  const { over } = sweep
  const plan = planSweep(sweep, fields)
  const code = plan.ok ? undefined : plan.code
  const [isChecked, setChecked] = useState(code === 'values')
  const isRunning = run.sweep?.status === 'running'
  const start = (form: HTMLFormElement) => {
    setChecked(!plan.ok)
    if (code === 'values') focusField(form, 'values')
    if (!plan.ok || isRunning) return
    onRun()
    run.start(over, plan.value)
  }
  return (
    <RunForm isRunning={isRunning} onSubmit={start} onCancel={run.cancel}>
      <SelectField
        label={<Trans id="cascade.sweep.setting" message="Setting" />}
        name="swept"
        value={over}
        options={SWEPT_NAMES}
        onChange={(over) => onChange({ over, values: USUAL_VALUES[over] })}
      />
      <LabField
        name="values"
        label={COLUMN_NAMES.values}
        value={sweep.values}
        needs={isChecked && code === 'values' ? NEEDS[over] : undefined}
        onChange={(values) => onChange({ over, values })}
      />
      {isChecked && code && code !== 'values' && <WrongField name={SETTINGS[code].label} />}
    </RunForm>
  )
}

const NUMBERS = /*i18n*/ {
  id: 'cascade.accepted.numbers',
  message: 'Enter up to {most} whole numbers from {min} to {max}, separated by commas.',
}

const numbersFrom = ([min, max]: readonly [number, number]): MessageDescriptor => ({
  ...NUMBERS,
  values: { most: MOST_VALUES, min, max },
})

const NEEDS: Readonly<Record<Swept, MessageDescriptor>> = {
  size: numbersFrom(SETTINGS.rows.range),
  kinds: numbersFrom(SETTINGS.kinds.range),
  agent: /*i18n*/ {
    id: 'cascade.accepted.agents',
    message: 'Enter agents, separated by commas: {agents}.',
    values: { agents: USUAL_VALUES.agent },
  },
}

function WrongField({ name }: { name: MessageDescriptor }) {
  const { i18n } = useLingui()
  return (
    <Note role="alert">
      <Trans
        id="cascade.sweep.wrong"
        message="Correct {name} in run A first."
        values={{ name: i18n._(name) }}
      />
    </Note>
  )
}
