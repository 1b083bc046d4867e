import { Trans, useLingui } from '@lingui/react'
import { type ChangeEvent, type ReactNode, type Ref, useId } from 'react'
import { canShare, makeSendable, OUTCOME_TEXTS, shareFiles } from '../send.ts'
import { DELETE } from '../words.ts'
import { Button, buttonLooks, CancelButton } from './Button.tsx'
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
    actions={
      <>
        <Button onClick={onDelete}>
          <Trans {...DELETE} />
        </Button>
        <CancelButton look="primary" onClick={onClose} />
      </>
    }
  >
    <p>{children}</p>
  </Dialog>
)

interface SendButtonProps {
  makeFiles: () => readonly File[]
  disabled: boolean
  onSent: (text: string) => void
}

/** Sends files to another device, where the system has a share sheet that takes them. */
export function SendButton({ makeFiles, disabled, onSent }: SendButtonProps) {
  const { i18n } = useLingui()
  if (!canShare({ files: [makeSendable('pairwise', '')] })) return null
  const send = async () => {
    // Between two equal outcomes, so that both are announced.
    onSent('')
    onSent(i18n._(OUTCOME_TEXTS[await shareFiles(makeFiles())]))
  }
  return (
    <Button disabled={disabled} onClick={send}>
      <Trans id="send.device" message="Send to another device" />
    </Button>
  )
}

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
      <input
        type="file"
        className="cover"
        accept="application/json,.json,text/plain,.txt"
        onChange={change}
      />
    </label>
  )
}
