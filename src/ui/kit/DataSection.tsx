import { Trans } from '@lingui/react'
import { type ChangeEvent, type ReactNode, type Ref, useId } from 'react'
import { Button, buttonLooks } from './Button.tsx'
import styles from './DataSection.module.css'
import { Dialog } from './Dialog.tsx'

interface DataSectionProps {
  title: ReactNode
  /** The heading can take the focus. */
  ref?: Ref<HTMLHeadingElement>
  actions: ReactNode
  status: ReactNode
  children?: ReactNode
}

/** A section about one kind of stored data: a heading, a list, buttons and their outcome. */
export function DataSection({ title, ref, actions, status, children }: DataSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} ref={ref} tabIndex={ref ? -1 : undefined}>
        {title}
      </h2>
      {children}
      <div className="actions">{actions}</div>
      <p role="status">{status}</p>
    </section>
  )
}

interface DeleteDialogProps {
  title: string
  onClose: () => void
  onDelete: () => void
  children: ReactNode
}

export const DeleteDialog = ({ title, onClose, onDelete, children }: DeleteDialogProps) => (
  <Dialog
    title={title}
    onClose={onClose}
    others={
      <Button onClick={onDelete}>
        <Trans id="saved.delete" message="Delete" />
      </Button>
    }
    close={<Trans id="cancel" message="Cancel" />}
  >
    <p>{children}</p>
  </Dialog>
)

interface FileButtonProps {
  onFile: (file: File) => void
  children: ReactNode
}

/** The same file can be chosen twice in a row. */
export function FileButton({ onFile, children }: FileButtonProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onFile(file)
    target.value = ''
  }
  return (
    <label {...buttonLooks({})}>
      {children}
      <input type="file" className="cover" accept="application/json,.json" onChange={change} />
    </label>
  )
}
