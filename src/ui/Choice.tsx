import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useId } from 'react'
import styles from './SettingsDialog.module.css'

const wordsOf = (i18n: I18n, name: MessageDescriptor | string) =>
  typeof name === 'string' ? name : i18n._(name)

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  /** A text stays as it is, in every language. */
  options: Readonly<Record<Value, MessageDescriptor | string>>
  onChange: (value: Value) => void
}

/** One of a closed set, as a row of the settings: the browser's own select. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  const { i18n } = useLingui()
  const id = useId()
  const isValue = (text: string): text is Value => text in options
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={({ target }) => isValue(target.value) && onChange(target.value)}
      >
        {Object.keys(options)
          .filter(isValue)
          .map((option) => (
            <option key={option} value={option}>
              {wordsOf(i18n, options[option])}
            </option>
          ))}
      </select>
    </div>
  )
}
