import type { MessageDescriptor } from '@lingui/core'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Chips } from './Chips.tsx'
import { Select } from './Field.tsx'
import styles from './SettingRow.module.css'

interface SettingGroupProps {
  title: string
  children: ReactNode
}

export function SettingGroup({ title, children }: SettingGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

interface SelectRowProps<Value extends string> {
  label: string
  value: Value
  /** Strings are not translated. */
  options: Readonly<Record<Value, MessageDescriptor | string>>
  onChange: (value: Value) => void
}

export function SelectRow<Value extends string>({ label, ...select }: SelectRowProps<Value>) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} {...select} />
    </div>
  )
}

interface SwitchProps {
  on: boolean
  disabled?: boolean
  onChange: (on: boolean) => void
  children: ReactNode
}

export function Switch({ on, disabled = false, onChange, children }: SwitchProps) {
  return (
    <label className={styles.row}>
      {children}
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        className={styles.switch}
        checked={on}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}

interface RangeProps {
  label: ReactNode
  /** 0 … 1. */
  value: number
  disabled: boolean
  onChange: (value: number) => void
}

export function Range({ label, value, disabled, onChange }: RangeProps) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.1}
        disabled={disabled}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  )
}

/** One of a closed set, each with a picture, as a part of the settings. */
export const PictureRow = <Value extends string>(chips: ComponentProps<typeof Chips<Value>>) => (
  <div className={styles.pictures}>
    <Chips {...chips} />
  </div>
)
