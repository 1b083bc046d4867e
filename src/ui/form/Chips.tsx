import type { ReactNode } from 'react'
import styles from './Chips.module.css'

interface ChipsProps<Id extends string> {
  name: string
  legend: string
  chips: readonly { id: Id; name: string; detail?: string; note?: string; picture?: ReactNode }[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** Radio buttons drawn as chips, with a label, a picture or both. */
export function Chips<Id extends string>(props: ChipsProps<Id>) {
  const { name, legend, chips, chosen, onChoose } = props
  return (
    <fieldset className={styles.chips}>
      <legend>{legend}</legend>
      {chips.map(({ id, name: label, detail, note, picture }) => (
        <label key={id} className={styles.chip}>
          <input
            className="cover"
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          {picture}
          {label} {detail && <small>{detail}</small>}
          {note && <small>{note}</small>}
        </label>
      ))}
    </fieldset>
  )
}
