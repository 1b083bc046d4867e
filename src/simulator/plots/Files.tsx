import { Trans, useLingui } from '@lingui/react'
import { type ReactNode, useState } from 'react'
import { Button, DismissButton } from '#src/ui/kit/Button.tsx'
import { copyText, downloadText, OUTCOME_TEXTS } from '#src/ui/send.ts'
import { COPY, DOWNLOAD } from '#src/ui/words.ts'
import styles from './Files.module.css'
import { DOWNLOAD_NAMED } from './figure-text.ts'
import { OnScreen } from './Section.tsx'

export interface TextFile {
  readonly name: string
  /** The file's name; without one, the text can only be copied. */
  readonly file?: string
  readonly text: () => string
}

interface FilesProps {
  files: readonly TextFile[]
  onDismiss: () => void
  /** More to do with the figures. */
  children?: ReactNode
}

/** Texts of figures to download or copy, until the figures are dismissed. */
export function Files({ files, onDismiss, children }: FilesProps) {
  const { i18n } = useLingui()
  const { message, copies, copy } = useCopy()
  return (
    <OnScreen>
      <div className={styles.files}>
        {files.map(({ name, file, text }) => (
          <div key={name} className="row">
            <span>{name}</span>
            {file && (
              <Button
                size="small"
                aria-label={i18n._(DOWNLOAD_NAMED.id, { name }, DOWNLOAD_NAMED)}
                onClick={() => downloadText(file, text(), typeOf(file))}
              >
                <Trans {...DOWNLOAD} />
              </Button>
            )}
            <Button
              size="small"
              aria-label={i18n._({ id: 'cascade.copy', message: 'Copy {name}', values: { name } })}
              onClick={() => void copy(text())}
            >
              <Trans {...COPY} />
            </Button>
          </div>
        ))}
        {children}
        <DismissButton size="small" onClick={onDismiss} />
        <span role="status">
          <span key={copies}>{message}</span>
        </span>
      </div>
    </OnScreen>
  )
}

const typeOf = (file: string) => (file.endsWith('.csv') ? 'text/csv' : 'application/json')

/** Copies text; `copies` distinguishes equal messages, so that each is announced. */
function useCopy() {
  const { i18n } = useLingui()
  const [message, setMessage] = useState('')
  const [copies, setCopies] = useState(0)
  const copy = async (text: string) => {
    setCopies((copies) => copies + 1)
    const outcome = await copyText(text)
    setMessage(
      outcome === 'copied'
        ? i18n._(OUTCOME_TEXTS.copied)
        : i18n._({ id: 'cascade.copy.failed', message: 'The browser does not allow copying.' }),
    )
  }
  return { message, copies, copy }
}
