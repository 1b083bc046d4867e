import { Trans } from '@lingui/react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { CLOSE } from '../texts.ts'
import { Button } from './Button.tsx'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** The label of the closing button, “Close” by default. */
  close?: ReactNode
  others?: ReactNode
  /** Replaces all buttons, the primary one last; `null` where the children have them. */
  actions?: ReactNode
}

/** A native modal dialog, open while it is rendered. */
export function Dialog({ title, onClose, children, close, others, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-look=primary]')?.focus({ preventScroll: true })
    if (element) element.scrollTop = 0
    return () => element?.close()
  }, [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onCancel={onClose}>
      <h2 id={titleId}>{title}</h2>
      {children}
      {actions !== null && (
        <div className={styles.actions}>
          {others}
          {actions ?? (
            <Button look="primary" onClick={onClose}>
              {close ?? <Trans {...CLOSE} />}
            </Button>
          )}
        </div>
      )}
    </dialog>
  )
}
