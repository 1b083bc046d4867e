import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useRef, useState } from 'react'
import { SelectField } from '#src/ui/form/Field.tsx'
import { Button } from '#src/ui/kit/Button.tsx'
import { AGENT_NAMES } from '../../names.ts'
import { MAX_KINDS, MAX_SIDE, MIN_KINDS, MIN_SIDE } from '../../rules/board.ts'
import { COUNTING_NAMES, FIELD_NAMES } from '../../ui/Start.tsx'
import { MOST_SWAPS, parseSettings, type SettingName, type Settings } from '../settings.ts'
import { LabField, numberFrom } from './LabField.tsx'
import styles from './LabPage.module.css'
import { type Fields, findWrongFields, MOST_GAMES, textsOf } from './lab-fields.ts'

export const SETTING_TEXTS: Readonly<Record<SettingName, MessageDescriptor>> = {
  ...FIELD_NAMES,
  weights: /*i18n*/ { id: 'cascade.field.weights', message: 'Weights' },
  counting: /*i18n*/ { id: 'cascade.counting', message: 'Gems are counted' },
  agent: /*i18n*/ { id: 'cascade.agent', message: 'Agent' },
  games: /*i18n*/ { id: 'cascade.field.games', message: 'Games' },
  swaps: /*i18n*/ { id: 'cascade.field.swaps', message: 'Swaps per game' },
  burnIn: /*i18n*/ { id: 'cascade.field.burn-in', message: 'Burn-in swaps' },
  seed: /*i18n*/ { id: 'cascade.field.seed', message: 'Seed' },
}

type ListName = 'agent' | 'counting'

const ACCEPTED: Readonly<Record<Exclude<SettingName, ListName>, MessageDescriptor>> = {
  rows: numberFrom(MIN_SIDE, MAX_SIDE),
  cols: numberFrom(MIN_SIDE, MAX_SIDE),
  kinds: numberFrom(MIN_KINDS, MAX_KINDS),
  weights: /*i18n*/ {
    id: 'cascade.accepted.weights',
    message: 'Enter a whole number from 1 to 100 for each kind, separated by commas.',
  },
  games: numberFrom(1, MOST_GAMES),
  swaps: numberFrom(1, MOST_SWAPS),
  burnIn: numberFrom(0, MOST_SWAPS),
  seed: /*i18n*/ { id: 'cascade.accepted.seed', message: 'Enter 1 to 40 characters.' },
}

interface LabFormProps {
  fields: Fields
  isRunning: boolean
  onChange: (fields: Fields) => void
  onStart: (settings: Settings) => void
  onCancel: () => void
}

/** Validates fields once they were submitted or came from an address. */
function useFields({ fields, onChange, onStart }: LabFormProps) {
  const wrong = findWrongFields(fields)
  const [isChecked, setChecked] = useState(wrong.length > 0)
  const form = useRef<HTMLFormElement>(null)
  const start = () => {
    const [first] = wrong
    setChecked(first !== undefined)
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    const parsed = parseSettings(textsOf(fields))
    if (parsed.ok) onStart(parsed.value)
  }
  const bindList = (name: SettingName) => ({
    name,
    label: SETTING_TEXTS[name],
    value: fields[name],
    onChange: (value: string) => onChange({ ...fields, [name]: value }),
  })
  const bind = (name: keyof typeof ACCEPTED) => ({
    ...bindList(name),
    needs: isChecked && wrong.includes(name) ? ACCEPTED[name] : undefined,
  })
  return { form, start, bind, bindList }
}

export function LabForm(props: LabFormProps) {
  const { isRunning, onCancel } = props
  const { form, start, ...binds } = useFields(props)
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isRunning) start()
      }}
    >
      <LabFields {...binds} />
      <RunButtons isRunning={isRunning} onCancel={onCancel} />
    </form>
  )
}

export function RunButtons({ isRunning, onCancel }: Pick<LabFormProps, 'isRunning' | 'onCancel'>) {
  return (
    <div className={styles.buttons}>
      <Button type="submit" look="primary" disabled={isRunning}>
        <Trans id="cascade.run" message="Run" />
      </Button>
      {isRunning && (
        <Button onClick={onCancel}>
          <Trans id="cancel" message="Cancel" />
        </Button>
      )}
    </div>
  )
}

type Binds = Pick<ReturnType<typeof useFields>, 'bind' | 'bindList'>

function LabFields({ bind, bindList }: Binds) {
  return (
    <>
      <LabField {...bind('rows')} inputMode="numeric" />
      <LabField {...bind('cols')} inputMode="numeric" />
      <LabField {...bind('kinds')} inputMode="numeric" />
      <ListField {...bindList('agent')} options={AGENT_NAMES} />
      <LabField {...bind('games')} inputMode="numeric" />
      <LabField {...bind('swaps')} inputMode="numeric" />
      <LabField {...bind('burnIn')} inputMode="numeric" />
      <LabField {...bind('seed')} />
      <ListField {...bindList('counting')} options={COUNTING_NAMES} />
      <LabField {...bind('weights')} placeholder="1,1,1,2,2,3,3" />
    </>
  )
}

type ListFieldProps = ReturnType<Binds['bindList']> & {
  options: Readonly<Record<string, MessageDescriptor>>
}

function ListField({ label, ...select }: ListFieldProps) {
  const { i18n } = useLingui()
  return <SelectField label={i18n._(label)} {...select} />
}
