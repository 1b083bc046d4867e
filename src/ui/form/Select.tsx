import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'

const textOf = (i18n: I18n, name: MessageDescriptor | string) =>
  typeof name === 'string' ? name : i18n._(name)

export interface SelectProps<Value extends string> {
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
