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

/** More games are the command line's: the page keeps a row of each. */
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

/** What a field needs; of what is listed, nothing else gets into it. */
const ACCEPTED: Readonly<Record<SettingName, MessageDescriptor>> = {
  rows: /*i18n*/ { id: 'cascade.accepted.side', message: 'a whole number from 3 to 32' },
  cols: /*i18n*/ { id: 'cascade.accepted.side', message: 'a whole number from 3 to 32' },
  kinds: /*i18n*/ { id: 'cascade.accepted.kinds', message: 'a whole number from 3 to 16' },
  weights: /*i18n*/ {
    id: 'cascade.accepted.weights',
    message: 'a whole number from 1 to 100 for each kind, with commas between them',
  },
  counting: /*i18n*/ { id: 'cascade.accepted.listed', message: 'one of the list' },
  agent: /*i18n*/ { id: 'cascade.accepted.listed', message: 'one of the list' },
  games: /*i18n*/ { id: 'cascade.accepted.games', message: 'a whole number from 1 to 200000' },
  swaps: /*i18n*/ { id: 'cascade.accepted.swaps', message: 'a whole number from 1 to 1000000' },
  burnIn: /*i18n*/ { id: 'cascade.accepted.burn-in', message: 'a whole number from 0 to 1000000' },
  seed: /*i18n*/ { id: 'cascade.accepted.seed', message: 'a text of 1 to 40 characters' },
}

/** What is read of the fields: no weights are none, not an empty list of them. */
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

/** The fields, and which of them are wrong: told once they were to be run, or came from an address. */
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

/** What to simulate. */
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
            <Trans id="cascade.cancel" message="Cancel" />
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
              <Trans
                id="cascade.field.needs"
                message="Needs {accepted}."
                values={{ accepted: i18n._(ACCEPTED[name]) }}
              />
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

/** Never wrong: only what is listed gets into it. */
function ListField({ isWrong: _, ...select }: ListFieldProps) {
  const { i18n } = useLingui()
  return <SelectField label={i18n._(NAMES[select.name])} {...select} />
}
