import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { CloseButton } from './Button.tsx'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** Its buttons, the primary one last, “Close” by default; `null` where the children have them. */
  actions?: ReactNode
}

/** A native modal dialog, open while it is rendered. */
export function Dialog({
  title,
  onClose,
  children,
  actions = <CloseButton look="primary" onClick={onClose} />,
}: DialogProps) {
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
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  )
}
