import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { type ReactNode, useState } from 'react'
import { Field } from '#src/ui/form/Field.tsx'
import { Button, CancelButton } from '#src/ui/kit/Button.tsx'
import styles from './RunForm.module.css'

interface RunFormProps {
  isRunning: boolean
  onSubmit: (form: HTMLFormElement) => void
  onCancel: () => void
  children: ReactNode
}

export function RunForm({ isRunning, onSubmit, onCancel, children }: RunFormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event.currentTarget)
      }}
    >
      {children}
      <footer>
        <Button type="submit" look="primary" disabled={isRunning}>
          <Trans id="cascade.run" message="Run" />
        </Button>
        {isRunning && <CancelButton onClick={onCancel} />}
      </footer>
    </form>
  )
}

/** Folds settings that are seldom changed, unless one was. */
export function More({ isUsual, children }: { isUsual: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.more}
      open={isOpen || !isUsual}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Trans id="cascade.lab.more" message="More settings" />
      </summary>
      <div>{children}</div>
    </details>
  )
}

export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.querySelector<HTMLElement>(`[name=${name}]`)
  // A folded field cannot be focused.
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}

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
          {needs && <p id={`${id}-needs`}>{i18n._(needs)}</p>}
        </>
      )}
    </Field>
  )
}
