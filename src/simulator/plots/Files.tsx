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

const UNCOPIED = /*i18n*/ {
  id: 'cascade.copy.failed',
  message: 'The browser does not allow copying.',
}

/** Texts of figures to download or copy, until the figures are dismissed. */
export function Files({ files, onDismiss, children }: FilesProps) {
  const { i18n } = useLingui()
  const [message, setMessage] = useState('')
  const copy = async (text: string) => {
    // Between two equal messages, so that both are announced.
    setMessage('')
    const outcome = await copyText(text)
    setMessage(i18n._(outcome === 'copied' ? OUTCOME_TEXTS.copied : UNCOPIED))
  }
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
        <span role="status">{message}</span>
      </div>
    </OnScreen>
  )
}

const typeOf = (file: string) => (file.endsWith('.csv') ? 'text/csv' : 'application/json')
