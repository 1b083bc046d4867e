import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { OUTCOME_TEXTS, type ShareOutcome } from '#src/ui/send.ts'
import styles from './sending.module.css'

/** Follows what is sent; `status` says how the last one ended. */
export function useSending() {
  const { i18n } = useLingui()
  const [outcome, setOutcome] = useState<ShareOutcome>()
  const clear = () => setOutcome(undefined)
  const send = async (sending: Promise<ShareOutcome>): Promise<ShareOutcome> => {
    // Between two equal outcomes, so that both are announced.
    clear()
    const ended = await sending.catch((): ShareOutcome => 'failed')
    setOutcome(ended)
    return ended
  }
  const status = (
    <p role="status" className={styles.status}>
      {outcome && i18n._(OUTCOME_TEXTS[outcome])}
    </p>
  )
  return { send, clear, status }
}
