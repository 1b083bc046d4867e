import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import styles from './Sliders.module.css'

export interface Slider<Name extends string> {
  readonly name: Name
  readonly label: MessageDescriptor
  readonly min: number
  readonly max: number
}

interface SlidersProps<Name extends string> {
  sliders: readonly Slider<Name>[]
  values: Readonly<Record<Name, number>>
  onChange: (name: Name, value: number) => void
}

export function Sliders<Name extends string>({ sliders, values, onChange }: SlidersProps<Name>) {
  const { i18n } = useLingui()
  return (
    <div className={styles.sliders}>
      {sliders.map(({ name, label, min, max }) => (
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
