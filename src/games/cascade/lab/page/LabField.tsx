import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { Field } from '#src/ui/form/Field.tsx'
import styles from './LabPage.module.css'

interface LabFieldProps {
  label: MessageDescriptor
  name: string
  value: string
  /** Says what is accepted, where that is not. */
  needs: MessageDescriptor | undefined
  inputMode?: 'numeric' | 'text'
  placeholder?: string
  onChange: (value: string) => void
}

/** A field that says what it needs. */
export function LabField({ label, needs, onChange, ...input }: LabFieldProps) {
  const { i18n } = useLingui()
  return (
    <Field label={i18n._(label)}>
      {(id) => (
        <>
          <input
            id={id}
            autoComplete="off"
            aria-invalid={needs !== undefined}
            aria-describedby={needs && `${id}-needs`}
            onChange={({ target }) => onChange(target.value)}
            {...input}
          />
          {needs && (
            <p id={`${id}-needs`} className={styles.needs}>
              {i18n._(needs)}
            </p>
          )}
        </>
      )}
    </Field>
  )
}
