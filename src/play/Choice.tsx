import type { MessageDescriptor } from '@lingui/core'
import { useId } from 'react'
import { Select } from '../ui/kit/Select'
import styles from './SettingsDialog.module.css'

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  /** A text stays as it is, in every language. */
  options: Readonly<Record<Value, MessageDescriptor | string>>
  onChange: (value: Value) => void
}

/** One of a closed set, as a row of the settings. */
export function Choice<Value extends string>({ label, ...select }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} {...select} />
    </div>
  )
}
