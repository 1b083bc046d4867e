import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { type ReactNode, useId } from 'react'
import { COLUMNS, KINDS, ROWS } from '../words.ts'
import styles from './Field.module.css'

interface FieldProps {
  label: ReactNode
  /** Puts the label beside the control, not above. */
  isInline?: boolean
  /** Replaces the field's own look. */
  className?: string | undefined
  /** Renders the control with the id for its label. */
  children: (id: string) => ReactNode
}

export function Field({ label, isInline = false, className, children }: FieldProps) {
  const id = useId()
  return (
    <div className={className ?? (isInline ? styles.row : styles.field)} data-inline={isInline}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

interface SelectFieldProps<Value extends string> extends Omit<FieldProps, 'children'> {
  name?: string
  value: Value
  /** In order; strings are not translated. */
  options: Readonly<Record<Value, MessageDescriptor | string>>
  onChange: (value: Value) => void
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { name, value, options, onChange, ...field } = props
  const { i18n } = useLingui()
  const isValue = (text: string): text is Value => text in options
  return (
    <Field {...field}>
      {(id) => (
        <select
          {...{ id, name, value }}
          onChange={({ target }) => isValue(target.value) && onChange(target.value)}
        >
          {Object.keys(options)
            .filter(isValue)
            .map((option) => (
              <option key={option} value={option}>
                {typeof options[option] === 'string' ? options[option] : i18n._(options[option])}
              </option>
            ))}
        </select>
      )}
    </Field>
  )
}

interface CheckFieldProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

export const CheckField = ({ label, checked, onChange }: CheckFieldProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
)

/** From the least to the most. */
type Range = readonly [min: number, max: number]

/** Sliders of a board's size and the number of its kinds. */
export const boardSliders = ({ size, kinds }: { size: Range; kinds: Range }) =>
  [
    { name: 'cols', label: COLUMNS, range: size },
    { name: 'rows', label: ROWS, range: size },
    { name: 'kinds', label: KINDS, range: kinds },
  ] as const

interface SlidersProps<Name extends string> {
  sliders: readonly { name: Name; label: MessageDescriptor; range: Range }[]
  values: Readonly<Record<Name, number>>
  onChange: (name: Name, value: number) => void
}

/** Ranges beside each other, with their values. */
export function Sliders<Name extends string>({ sliders, values, onChange }: SlidersProps<Name>) {
  const { i18n } = useLingui()
  return (
    <div className={styles.sliders}>
      {sliders.map(({ name, label, range: [min, max] }) => (
        <label key={name}>
          {i18n._(label)} <b>{values[name]}</b>
          <input
            type="range"
            min={min}
            max={max}
            value={values[name]}
            onChange={({ target }) => onChange(name, target.valueAsNumber)}
          />
        </label>
      ))}
    </div>
  )
}
