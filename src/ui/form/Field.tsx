import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

interface FieldProps {
  label: ReactNode
  /** Puts the label beside the control, not above. */
  isInline?: boolean
  /** Renders the control with the id for its label. */
  children: (id: string) => ReactNode
}

export function Field({ label, isInline = false, children }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field} data-inline={isInline}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

const textOf = (i18n: I18n, name: MessageDescriptor | string) =>
  typeof name === 'string' ? name : i18n._(name)

interface SelectProps<Value extends string> {
  id?: string
  name?: string
  value: Value
  /** In order; strings are not translated. */
  options: Readonly<Record<Value, MessageDescriptor | string>>
  onChange: (value: Value) => void
}

export function Select<Value extends string>({
  value,
  options,
  onChange,
  ...select
}: SelectProps<Value>) {
  const { i18n } = useLingui()
  const isValue = (text: string): text is Value => text in options
  return (
    <select
      {...select}
      value={value}
      onChange={({ target }) => isValue(target.value) && onChange(target.value)}
    >
      {Object.keys(options)
        .filter(isValue)
        .map((option) => (
          <option key={option} value={option}>
            {textOf(i18n, options[option])}
          </option>
        ))}
    </select>
  )
}

interface SelectFieldProps<Value extends string>
  extends Omit<SelectProps<Value>, 'id'>,
    Omit<FieldProps, 'children'> {}

export function SelectField<Value extends string>({
  label,
  isInline = false,
  ...select
}: SelectFieldProps<Value>) {
  return (
    <Field label={label} isInline={isInline}>
      {(id) => <Select id={id} {...select} />}
    </Field>
  )
}
