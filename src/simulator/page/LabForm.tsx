import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { SelectField } from '#src/ui/form/Field.tsx'
import { Note } from '../plots/Section.tsx'
import { VALUE_NAMES } from '../plots/settings-text.ts'
import { parsePrecision } from '../runs/precision.ts'
import { type Description, parseSettings, SETTINGS } from '../runs/settings.ts'
import {
  FIELD_NAMES,
  type FieldName,
  type Fields,
  findWrongFields,
  MOST_GAMES,
  textsOf,
  USUAL_FIELDS,
} from './lab-fields.ts'
import { focusField, LabField, More, RunForm } from './RunForm.tsx'
import type { Experiment, Planned } from './use-experiment.ts'

const UNTIL: Omit<Description, 'accepted' | 'help'> = {
  label: /*i18n*/ { id: 'cascade.field.until', message: 'Stop at ±' },
  needs: /*i18n*/ {
    id: 'cascade.accepted.until',
    message:
      'Enter a percentage below 100% like 0.1%, points per game like 30, or points per swap like 1/swap.',
  },
}

const describe = (name: FieldName) => (name === 'until' ? UNTIL : SETTINGS[name])

const isWide = (name: FieldName): boolean => 'isWide' in describe(name)
/** Fields that most runs change; the others are folded. */
const MAIN: readonly FieldName[] = [
  'rows',
  'cols',
  'kinds',
  'agent',
  'games',
  'swaps',
  'seed',
  'until',
]
const OTHERS = FIELD_NAMES.filter((name) => !MAIN.includes(name))
const MORE = [...OTHERS.filter((name) => !isWide(name)), ...OTHERS.filter(isWide)]

/** Fields that run A has for both of a pair, and those that no pair has. */
const OF_FIRST: readonly FieldName[] = ['games', 'seed']
const OF_NONE: readonly FieldName[] = ['luck', 'until']

function hiddenFields(isPaired: boolean, isSecond: boolean): readonly FieldName[] {
  if (!isPaired) return []
  return isSecond ? [...OF_NONE, ...OF_FIRST] : OF_NONE
}

export interface LabFormProps {
  run: {
    readonly experiment: Experiment | undefined
    readonly start: (planned: Planned) => void
    readonly cancel: () => void
    readonly takeSeed: (seed: string) => string
  }
  isSecond: boolean
  isPaired: boolean
  /** Of a paired run B, some are those of run A. */
  fields: Fields
  /** A seed that another, unpaired run has. */
  takenSeed?: string
  onChange: (change: Partial<Fields>) => void
  onRun: (seed: string) => void
}

/** Validates fields once they were submitted or came from an address. */
export function LabForm({
  run,
  fields,
  isSecond,
  isPaired,
  takenSeed,
  onChange,
  onRun,
}: LabFormProps) {
  const isTaken = takenSeed !== '' && fields.seed === takenSeed
  const until = parsePrecision(fields.until.trim())
  const wrong: readonly FieldName[] = [
    ...findWrongFields(fields),
    ...(isTaken ? (['seed'] as const) : []),
    ...(fields.until.trim() && !until ? (['until'] as const) : []),
  ]
  const [isChecked, setChecked] = useState(wrong.length > 0)
  const isRunning = run.experiment?.status === 'running'
  const hidden = hiddenFields(isPaired, isSecond)
  const start = (form: HTMLFormElement) => {
    const [first] = wrong
    setChecked(first !== undefined)
    if (first) return focusField(form, first)
    const parsed = parseSettings(textsOf(fields))
    if (!parsed.ok || isRunning) return
    const seed = isPaired && fields.seed ? fields.seed : run.takeSeed(fields.seed)
    onRun(seed)
    run.start({ settings: { ...parsed.value, seed }, until })
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
          onChange={(value) => onChange({ [name]: value })}
        />
      ))
  return (
    <RunForm isRunning={isRunning} onSubmit={start} onCancel={run.cancel}>
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
        values={{ name: i18n._(describe(name).label) }}
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
  const { label, needs, range, example = '' }: typeof UNTIL = describe(name)
  const placeholder = PLACEHOLDERS[name]
  const options = name === 'until' ? undefined : VALUE_NAMES[name]
  if (options) return <SelectField {...input} {...{ name, options }} label={i18n._(label)} />
  const limits = range && { min: range[0], max: name === 'games' ? MOST_GAMES : range[1] }
  return (
    <LabField
      {...input}
      {...{ name, label }}
      needs={isWrong ? needsOf(limits, name === 'seed' && isTaken ? TAKEN : needs) : undefined}
      inputMode={range ? 'numeric' : 'text'}
      placeholder={placeholder ? i18n._(placeholder) : example}
    />
  )
}

type Limits = { readonly min: number; readonly max: number }

const needsOf = (limits: Limits | undefined, needs: MessageDescriptor | undefined) =>
  limits ? { ...NUMBER, values: limits } : needs

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
