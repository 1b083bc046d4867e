import styles from './Chips.module.css'

interface Chip<Id extends string> {
  readonly id: Id
  readonly name: string
  readonly detail?: string
}

interface ChipsProps<Id extends string> {
  name: string
  legend: string
  chips: readonly Chip<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
}

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
      {chips.map(({ id, name: label, detail }) => (
        <label key={id} className={styles.chip}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          {label}
          {detail && <small>{detail}</small>}
        </label>
      ))}
    </fieldset>
  )
}
