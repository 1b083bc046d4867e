import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'
import { Select, type SelectProps } from './Select'

interface FieldProps {
  label: ReactNode
  /** The name stands before what is set, and not above it. */
  isInline?: boolean
  /** What is set, with the id that its name points to. */
  children: (id: string) => ReactNode
}

/** Something to set, and its name. */
export function Field({ label, isInline = false, children }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field} data-inline={isInline}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

interface SelectFieldProps<Value extends string>
  extends Omit<SelectProps<Value>, 'id'>,
    Omit<FieldProps, 'children'> {}

/** One of a closed set, and what it is called. */
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
