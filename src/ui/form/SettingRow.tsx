import { type ComponentProps, type ReactNode, useId } from 'react'
import { Chips } from './Chips.tsx'
import { Field, SelectField } from './Field.tsx'
import styles from './SettingRow.module.css'

export function SettingGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

export const SelectRow = <Value extends string>(
  select: ComponentProps<typeof SelectField<Value>>,
) => <SelectField className={styles.row} {...select} />

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

export const Range = ({ label, onChange, ...range }: RangeProps) => (
  <Field label={label} className={styles.row}>
    {(id) => (
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.1}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        {...range}
      />
    )}
  </Field>
)

/** One of a closed set, each with a picture, as a part of the settings. */
export const PictureRow = <Value extends string>(chips: ComponentProps<typeof Chips<Value>>) => (
  <div className={styles.pictures}>
    <Chips {...chips} />
  </div>
)
