import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { oneOf } from '#src/engine/text.ts'
import { CheckField, SelectField } from '#src/ui/form/Field.tsx'
import { COLUMN_NAMES } from '../plots/figure-text.ts'
import { MOST_CURVES } from '../plots/Key.tsx'
import { Note, OnScreen, Section } from '../plots/Section.tsx'
import { SETTINGS } from '../runs/settings.ts'
import type { Sweep } from './experiment.ts'
import { WrongInA } from './LabForm.tsx'
import { OtherSettings } from './LabRun.tsx'
import { useLab } from './lab.ts'
import {
  type Fields,
  fieldsOfRun,
  MOST_VALUES,
  planSweep,
  SWEPT,
  SWEPT_NAMES,
  type SweepFields,
  type Swept,
  USUAL_VALUES,
  usualAxis,
} from './lab-fields.ts'
import { SweepProgress } from './Progress.tsx'
import { focusField, LabField, RunForm } from './RunForm.tsx'
import { SweepFigures } from './SweepFigures.tsx'

export const SWEEP = /*i18n*/ { id: 'cascade.sweep', message: 'Sweep' }

/** The sweep, if the page has one. */
export function LabSweep() {
  const { i18n } = useLingui()
  const { setup, loads, isSweepAdded, sweep, playSweep } = useLab()
  if (!setup.sweep) return null
  return (
    <Section title={i18n._(SWEEP)} takesFocus={isSweepAdded}>
      <OnScreen>
        <Note>
          <Trans
            id="cascade.sweep.about"
            message="Plays as many games as run A with each value of one setting. Another setting can have a curve for each of its values."
          />
        </Note>
        <SweepForm key={loads} sweep={setup.sweep} />
      </OnScreen>
      {sweep && (
        <>
          <SweepProgress sweep={sweep} onRetry={() => playSweep(sweep)} />
          <OtherSweepSettings sweep={sweep} fields={setup.first} />
          <SweepFigures sweep={sweep} />
        </>
      )}
    </Section>
  )
}

/** Names settings of a sweep's runs that differ from the fields. */
function OtherSweepSettings({ sweep, fields }: { sweep: Sweep; fields: Fields }) {
  const [first] = sweep.parts
  if (!first) return null
  const { value, curve, settings } = first
  const own = fieldsOfRun(sweep.fields, fields, `${value}`, `${curve}`)
  return <OtherSettings settings={settings} fields={own} />
}

/** Validates values once they were submitted or came from an address. */
function SweepForm({ sweep }: { sweep: SweepFields }) {
  const { setup, sweep: shown, change, runSweep, cancel } = useLab()
  const plan = planSweep(sweep, setup.first)
  const code = plan.ok ? undefined : plan.code
  const isOwn = code === 'values' || code === 'curveValues'
  const [isChecked, setChecked] = useState(isOwn)
  const start = (form: HTMLFormElement) => {
    setChecked(!plan.ok)
    if (isOwn) focusField(form, code)
    else runSweep()
  }
  const onChange = (sweep: SweepFields) => change({ sweep })
  return (
    <RunForm
      isRunning={shown?.status === 'running'}
      onSubmit={start}
      onCancel={() => cancel('sweep')}
    >
      <SweepAxes {...{ sweep, onChange }} wrong={isChecked ? code : undefined} />
      <CheckField
        label={<Trans id="cascade.sweep.paired" message="One seed for all runs (paired)" />}
        checked={sweep.isPaired}
        onChange={(isPaired) => onChange({ ...sweep, isPaired })}
      />
      {isChecked && code && !isOwn && <WrongInA name={code} />}
    </RunForm>
  )
}

interface SweepAxesProps {
  sweep: SweepFields
  wrong: string | undefined
  onChange: (sweep: SweepFields) => void
}

/** Fields of the swept setting, and of the one that has a curve for each of its values. */
function SweepAxes({ sweep, wrong, onChange }: SweepAxesProps) {
  const { over, curves } = sweep
  const { [over]: _, ...others } = SWEPT_NAMES
  const setOver = (over: Swept) =>
    onChange({
      ...sweep,
      ...usualAxis(over),
      curves: curves?.over === over ? undefined : curves,
    })
  return (
    <>
      <SelectField
        label={<Trans id="cascade.sweep.setting" message="Setting" />}
        name="swept"
        value={over}
        options={SWEPT_NAMES}
        onChange={setOver}
      />
      <LabField
        name="values"
        label={COLUMN_NAMES.values}
        value={sweep.values}
        needs={wrong === 'values' ? needsOf(over, MOST_VALUES) : undefined}
        onChange={(values) => onChange({ ...sweep, values })}
      />
      <SelectField<string>
        label={<Trans id="cascade.sweep.curves" message="Curves" />}
        name="curves"
        value={curves?.over ?? 'one'}
        options={{ one: ONE_CURVE, ...others }}
        onChange={(text) => {
          const by = oneOf(SWEPT, text)
          onChange({ ...sweep, curves: by && usualAxis(by) })
        }}
      />
      {curves && (
        <LabField
          name="curveValues"
          label={/*i18n*/ { id: 'cascade.sweep.curve-values', message: 'One curve for each of' }}
          value={curves.values}
          needs={wrong === 'curveValues' ? needsOf(curves.over, MOST_CURVES) : undefined}
          onChange={(values) => onChange({ ...sweep, curves: { ...curves, values } })}
        />
      )}
    </>
  )
}

const ONE_CURVE = /*i18n*/ { id: 'cascade.sweep.one', message: 'One' }

const NUMBERS = /*i18n*/ {
  id: 'cascade.accepted.numbers',
  message: 'Enter up to {most} whole numbers from {min} to {max}, separated by commas.',
}

const AGENTS_NEEDED = /*i18n*/ {
  id: 'cascade.accepted.agents',
  message: 'Enter up to {most} agents, separated by commas: {agents}.',
}

/** Says which values are accepted, and how many. */
function needsOf(over: Swept, most: number): MessageDescriptor {
  if (over === 'agent') return { ...AGENTS_NEEDED, values: { most, agents: USUAL_VALUES.agent } }
  const [min, max] = over === 'size' ? SETTINGS.rows.range : SETTINGS.kinds.range
  return { ...NUMBERS, values: { most, min, max } }
}
