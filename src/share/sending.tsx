import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'
import { canShare, copyText, OUTCOME_TEXTS, type ShareOutcome, shareText } from '#src/ui/send.ts'
import { COPY } from '#src/ui/words.ts'
import styles from './sending.module.css'

/**
 * Follows what is sent; `status` says how the last one ended, until another `subject` is at hand. `send` resolves to
 * `true` where a text is to be copied by hand.
 */
export function useSending(subject = '') {
  const { i18n } = useLingui()
  const [last, setLast] = useState<{ subject: string; outcome: ShareOutcome }>()
  const send = async (sending: Promise<ShareOutcome>): Promise<boolean> => {
    // Between two equal outcomes, so that both are announced.
    setLast(undefined)
    const outcome = await sending.catch((): ShareOutcome => 'failed')
    setLast({ subject, outcome })
    return outcome === 'uncopied' || outcome === 'no-clipboard'
  }
  const status = (
    <p role="status" className={styles.status}>
      {last?.subject === subject && i18n._(OUTCOME_TEXTS[last.outcome])}
    </p>
  )
  return { send, status }
}

interface CopyOrShareProps {
  text: string
  onSend: (sending: Promise<ShareOutcome>) => void
}

/** Shares where the system has a share sheet, and copies anywhere. */
export function CopyOrShare({ text, onSend }: CopyOrShareProps) {
  const canOpen = canShare({ text })
  return (
    <>
      <Button look={canOpen ? undefined : 'primary'} onClick={() => onSend(copyText(text))}>
        <Trans {...COPY} />
      </Button>
      {canOpen && (
        <Button look="primary" onClick={() => onSend(shareText(text))}>
          <Trans {...TOOLS.share[0]} />
        </Button>
      )}
    </>
  )
}
