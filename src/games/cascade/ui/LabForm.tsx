import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useId, useRef, useState } from 'react'
import { Button } from '../../../ui/Button'
import { Select } from '../../../ui/Select'
import { parseSettings, type SettingName, type Settings } from '../lab/settings'
import { AGENT_NAMES } from './choice-names'
import styles from './LabPage.module.css'
import { COUNTING_NAMES, FIELD_NAMES } from './Start'

/** What stands in the fields: text, until it is read. */
export type Fields = Readonly<Record<SettingName, string>>

export const USUAL_FIELDS: Fields = {
  rows: '8',
  cols: '8',
  kinds: '7',
  weights: '',
  counting: 'clusters',
  agent: 'random',
  games: '3400',
  swaps: '30',
  burnIn: '0',
  seed: '1',
}

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

/** The settings that the fields say, or the name of the one that is wrong. */
function readFields({ weights, ...fields }: Fields): Settings | SettingName {
  const parsed = parseSettings(weights.trim() ? { ...fields, weights } : fields)
  if (!parsed.ok) return parsed.code
  return parsed.value.games > MOST_GAMES ? 'games' : parsed.value
}

interface LabFormProps {
  initial: Fields
  isRunning: boolean
  onStart: (settings: Settings) => void
  onCancel: () => void
}

/** The fields, and the one that was wrong when they were read last: the focus goes there. */
function useFields(initial: Fields, onStart: LabFormProps['onStart']) {
  const [fields, setFields] = useState(initial)
  const [wrong, setWrong] = useState<SettingName>()
  const form = useRef<HTMLFormElement>(null)
  const start = () => {
    const read = readFields(fields)
    setWrong(typeof read === 'string' ? read : undefined)
    if (typeof read !== 'string') onStart(read)
    else form.current?.querySelector<HTMLElement>(`[name=${read}]`)?.focus()
  }
  const bind = (name: SettingName) => ({
    name,
    value: fields[name],
    wrong: name === wrong,
    onChange: (value: string) => setFields({ ...fields, [name]: value }),
  })
  return { form, wrong, start, bind }
}

/** What to simulate. */
export function LabForm({ initial, isRunning, onStart, onCancel }: LabFormProps) {
  const { i18n } = useLingui()
  const { form, wrong, start, bind } = useFields(initial, onStart)
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
      {wrong && (
        <p role="alert" className={styles.problem}>
          {i18n._(NAMES[wrong])}: {i18n._(ACCEPTED[wrong])}
        </p>
      )}
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
  wrong: boolean
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

function TextField({ name, wrong, onChange, ...input }: TextFieldProps) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <label htmlFor={id}>
      {i18n._(NAMES[name])}
      <input
        id={id}
        name={name}
        autoComplete="off"
        aria-invalid={wrong}
        onChange={({ target }) => onChange(target.value)}
        {...input}
      />
    </label>
  )
}

interface ListFieldProps extends FieldProps {
  options: Readonly<Record<string, MessageDescriptor>>
}

function ListField({ wrong: _, ...select }: ListFieldProps) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <label htmlFor={id}>
      {i18n._(NAMES[select.name])}
      <Select id={id} {...select} />
    </label>
  )
}
