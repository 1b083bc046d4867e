import { Trans } from '@lingui/react'
import { useId, useRef, useState } from 'react'
import { Button, type Looks } from '../kit/Button.tsx'
import styles from './CopyField.module.css'

interface CopyFieldProps extends Pick<Looks, 'look'> {
  label: string
  text: string
  /** Keeps line breaks, for text that is a picture. */
  isBlock?: boolean
}

export function CopyField({ label, text, isBlock = false, look }: CopyFieldProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        readOnly
        value={text}
        rows={isBlock ? text.split('\n').length : 3}
        data-block={isBlock}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button look={look} onClick={copy}>
        {copied ? (
          <Trans id="copy.done" message="Copied" />
        ) : (
          <Trans id="copy.copy" message="Copy" />
        )}
      </Button>
    </div>
  )
}
