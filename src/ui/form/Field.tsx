import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'
import { Select, type SelectProps } from './Select.tsx'

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
