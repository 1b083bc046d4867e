import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { SelectField } from '#src/ui/form/Field.tsx'
import { Note } from '../plots/Section.tsx'
import { SETTING_LABELS, VALUE_NAMES } from '../plots/settings-text.ts'
import { useLab } from './lab.ts'
import { OF_FIRST, planRun, type Slot } from './lab-address.ts'
import {
  describeField,
  FIELD_NAMES,
  type FieldName,
  MOST_GAMES,
  USUAL_FIELDS,
} from './lab-fields.ts'
import { focusField, LabField, More, RunForm } from './RunForm.tsx'

const LABELS: Readonly<Record<FieldName, MessageDescriptor>> = {
  ...SETTING_LABELS,
  until: /*i18n*/ { id: 'cascade.field.until', message: 'Stop at ±' },
}

/** Say what is accepted of fields that take neither a number nor an item of a list. */
const NEEDS: Partial<Record<FieldName, MessageDescriptor>> = {
  weights: /*i18n*/ {
    id: 'cascade.accepted.weights',
    message: 'Enter a whole number from 1 to 100 for each kind, separated by commas.',
  },
  seed: /*i18n*/ { id: 'cascade.accepted.seed', message: 'Enter 1 to 40 characters.' },
  until: /*i18n*/ {
    id: 'cascade.accepted.until',
    message:
      'Enter a percentage below 100% like 0.1%, points per game like 30, or points per swap like 1/swap.',
  },
}

/** Fields that few runs change, which are folded; the last need more room than a number. */
const MORE: readonly FieldName[] = ['ties', 'burnIn', 'weights', 'deal', 'counting', 'luck']
const MAIN = FIELD_NAMES.filter((name) => !MORE.includes(name))

/** Validates fields once they were submitted or came from an address. */
export function LabForm({ slot }: { slot: Slot }) {
  const { setup, experiments, change, run, cancel } = useLab()
  const { fields, wrong, hidden, isTaken } = planRun(setup, slot)
  const [isChecked, setChecked] = useState(wrong.length > 0)
  const start = (form: HTMLFormElement) => {
    const [first] = wrong
    setChecked(first !== undefined)
    if (first) focusField(form, first)
    else run(slot)
  }
  const wrongInA =
    isChecked && OF_FIRST.find((name) => hidden.includes(name) && wrong.includes(name))
  const fieldsNamed = (names: readonly FieldName[]) =>
    names
      .filter((name) => !hidden.includes(name))
      .map((name) => (
        <SettingField
          key={name}
          name={name}
          value={fields[name]}
          isWrong={isChecked && wrong.includes(name)}
          isTaken={isTaken}
          onChange={(value) => change({ [slot]: { ...setup[slot], [name]: value } })}
        />
      ))
  return (
    <RunForm
      isRunning={experiments[slot]?.status === 'running'}
      onSubmit={start}
      onCancel={() => cancel(slot)}
    >
      {fieldsNamed(MAIN)}
      <More isUsual={MORE.every((name) => fields[name] === USUAL_FIELDS[name])}>
        {fieldsNamed(MORE)}
      </More>
      {wrongInA && <WrongInA name={wrongInA} />}
    </RunForm>
  )
}

export function WrongInA({ name }: { name: FieldName }) {
  const { i18n } = useLingui()
  return (
    <Note role="alert">
      <Trans
        id="cascade.sweep.wrong"
        message="Correct {name} in run A first."
        values={{ name: i18n._(LABELS[name]) }}
      />
    </Note>
  )
}

interface SettingFieldProps {
  name: FieldName
  value: string
  isWrong: boolean
  /** Its seed is that of the other run. */
  isTaken: boolean
  onChange: (value: string) => void
}

function SettingField({ name, isWrong, isTaken, ...input }: SettingFieldProps) {
  const { i18n } = useLingui()
  const label = LABELS[name]
  const { range, example = '' } = describeField(name)
  const options = name !== 'until' && VALUE_NAMES[name]
  if (options) return <SelectField {...input} {...{ name, options }} label={i18n._(label)} />
  const limits = range && { min: range[0], max: name === 'games' ? MOST_GAMES : range[1] }
  const own = isTaken && name === 'seed' ? TAKEN : NEEDS[name]
  const needs = limits ? { ...NUMBER, values: limits } : own
  const placeholder = PLACEHOLDERS[name]
  return (
    <LabField
      {...input}
      {...{ name, label }}
      needs={isWrong ? needs : undefined}
      inputMode={range ? 'numeric' : 'text'}
      placeholder={placeholder ? i18n._(placeholder) : example}
    />
  )
}

const PLACEHOLDERS: Partial<Record<FieldName, MessageDescriptor>> = {
  seed: /*i18n*/ { id: 'cascade.seed.drawn', message: 'random' },
  until: /*i18n*/ { id: 'cascade.until.example', message: 'e.g. 0.1%' },
}

const TAKEN = /*i18n*/ {
  id: 'cascade.seed.taken',
  message: 'Run A has this seed. Enter another, or pair the runs.',
}

const NUMBER = /*i18n*/ {
  id: 'cascade.accepted.number',
  message: 'Enter a whole number from {min} to {max}.',
}
