import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useRef, useState } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { Field, SelectField } from '#src/ui/kit/Field.tsx'
import { findWrongSettings, parseSettings, type SettingName, type Settings } from '../lab/settings'
import { AGENT_NAMES } from '../names'
import styles from './LabPage.module.css'
import type { Fields } from './lab-address'
import { COUNTING_NAMES, FIELD_NAMES } from './Start'

/** Limited, since the page keeps a row of each game; the command line has no limit. */
const MOST_GAMES = 200_000

const NAMES: Readonly<Record<SettingName, MessageDescriptor>> = {
  ...FIELD_NAMES,
  weights: /*i18n*/ { id: 'cascade.field.weights', message: 'Weights' },
  counting: /*i18n*/ { id: 'cascade.counting', message: 'Gems are counted' },
  agent: /*i18n*/ { id: 'cascade.agent', message: 'Agent' },
  games: /*i18n*/ { id: 'cascade.field.games', message: 'Games' },
  swaps: /*i18n*/ { id: 'cascade.field.swaps', message: 'Swaps per game' },
  burnIn: /*i18n*/ { id: 'cascade.field.burn-in', message: 'Burn-in swaps' },
  seed: /*i18n*/ { id: 'cascade.field.seed', message: 'Seed' },
}

const NUMBER = /*i18n*/ {
  id: 'cascade.accepted.number',
  message: 'Enter a whole number from {min} to {max}.',
}
const LISTED = /*i18n*/ { id: 'cascade.accepted.listed', message: 'Choose one from the list.' }

const numberFrom = (min: number, max: number) => ({ ...NUMBER, values: { min, max } })

const ACCEPTED: Readonly<Record<SettingName, MessageDescriptor>> = {
  rows: numberFrom(3, 32),
  cols: numberFrom(3, 32),
  kinds: numberFrom(3, 16),
  weights: /*i18n*/ {
    id: 'cascade.accepted.weights',
    message: 'Enter a whole number from 1 to 100 for each kind, separated by commas.',
  },
  counting: LISTED,
  agent: LISTED,
  games: numberFrom(1, MOST_GAMES),
  swaps: numberFrom(1, 1_000_000),
  burnIn: numberFrom(0, 1_000_000),
  seed: /*i18n*/ { id: 'cascade.accepted.seed', message: 'Enter 1 to 40 characters.' },
}

/** Omits empty weights. */
const textsOf = ({ weights, ...fields }: Fields) =>
  weights.trim() ? { ...fields, weights } : fields

function findWrongFields(fields: Fields): readonly SettingName[] {
  const wrong = findWrongSettings(textsOf(fields))
  const isTooMany = !wrong.includes('games') && Number(fields.games) > MOST_GAMES
  return isTooMany ? [...wrong, 'games'] : wrong
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
  const bind = (name: SettingName) => ({
    name,
    value: fields[name],
    isWrong: isChecked && wrong.includes(name),
    onChange: (value: string) => onChange({ ...fields, [name]: value }),
  })
  return { form, start, bind }
}

export function LabForm(props: LabFormProps) {
  const { isRunning, onCancel } = props
  const { form, start, bind } = useFields(props)
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
      <LabFields bind={bind} />
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
    </form>
  )
}

interface FieldProps {
  name: SettingName
  value: string
  isWrong: boolean
  onChange: (value: string) => void
}

function LabFields({ bind }: { bind: (name: SettingName) => FieldProps }) {
  return (
    <>
      <NumberField {...bind('rows')} />
      <NumberField {...bind('cols')} />
      <NumberField {...bind('kinds')} />
      <ListField {...bind('agent')} options={AGENT_NAMES} />
      <NumberField {...bind('games')} />
      <NumberField {...bind('swaps')} />
      <NumberField {...bind('burnIn')} />
      <TextField {...bind('seed')} />
      <ListField {...bind('counting')} options={COUNTING_NAMES} />
      <TextField {...bind('weights')} placeholder="1,1,1,2,2,3,3" />
    </>
  )
}

const NumberField = (props: FieldProps) => <TextField {...props} inputMode="numeric" />

interface TextFieldProps extends FieldProps {
  inputMode?: 'numeric'
  placeholder?: string
}

function TextField({ name, isWrong, onChange, ...input }: TextFieldProps) {
  const { i18n } = useLingui()
  return (
    <Field label={i18n._(NAMES[name])}>
      {(id) => (
        <>
          <input
            id={id}
            name={name}
            autoComplete="off"
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-needs` : undefined}
            onChange={({ target }) => onChange(target.value)}
            {...input}
          />
          {isWrong && (
            <p id={`${id}-needs`} className={styles.needs}>
              {i18n._(ACCEPTED[name])}
            </p>
          )}
        </>
      )}
    </Field>
  )
}

interface ListFieldProps extends FieldProps {
  options: Readonly<Record<string, MessageDescriptor>>
}

function ListField({ isWrong: _, ...select }: ListFieldProps) {
  const { i18n } = useLingui()
  return <SelectField label={i18n._(NAMES[select.name])} {...select} />
}
