import type { ReactNode } from 'react'
import styles from './Chips.module.css'

interface Chip<Id extends string> {
  readonly id: Id
  readonly name: string
  readonly detail?: string
  readonly note?: string
  readonly picture?: ReactNode
}

interface ChipsProps<Id extends string> {
  name: string
  legend: string
  chips: readonly Chip<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** Radio buttons drawn as chips, with a label, a picture or both. */
export function Chips<Id extends string>({
  name,
  legend,
  chips,
  chosen,
  onChoose,
}: ChipsProps<Id>) {
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
          {label}
          {detail && <small>{detail}</small>}
          {note && <small>{note}</small>}
        </label>
      ))}
    </fieldset>
  )
}
