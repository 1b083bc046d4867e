import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { SelectField } from '#src/ui/form/Field.tsx'
import { AGENT_NAMES } from '../../choice.ts'
import { COUNTING_NAMES } from '../../ui/Start.tsx'
import {
  type Description,
  parseSettings,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type Settings,
} from '../settings.ts'
import { type Fields, findWrongFields, MOST_GAMES, textsOf } from './lab-fields.ts'
import { focusField, LabField, RunForm } from './RunForm.tsx'

interface LabFormProps {
  fields: Fields
  isRunning: boolean
  onChange: (fields: Fields) => void
  onStart: (settings: Settings) => void
  onCancel: () => void
}

const isWide = (name: SettingName): boolean => 'isWide' in SETTINGS[name]
const NAMES = [...SETTING_NAMES.filter((name) => !isWide(name)), ...SETTING_NAMES.filter(isWide)]

/** Validates fields once they were submitted or came from an address. */
export function LabForm({ fields, isRunning, onChange, onStart, onCancel }: LabFormProps) {
  const wrong = findWrongFields(fields)
  const [isChecked, setChecked] = useState(wrong.length > 0)
  const start = (form: HTMLFormElement) => {
    const [first] = wrong
    setChecked(first !== undefined)
    if (first) return focusField(form, first)
    const parsed = parseSettings(textsOf(fields))
    if (parsed.ok && !isRunning) onStart(parsed.value)
  }
  return (
    <RunForm isRunning={isRunning} onSubmit={start} onCancel={onCancel}>
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

const LISTS: Partial<Record<SettingName, Readonly<Record<string, MessageDescriptor>>>> = {
  agent: AGENT_NAMES,
  counting: COUNTING_NAMES,
}

function SettingField({ name, isWrong, ...input }: SettingFieldProps) {
  const { i18n } = useLingui()
  const { label, needs, range, example = '' }: Description = SETTINGS[name]
  const options = LISTS[name]
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
