import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Message } from '#src/define/feedback.ts'
import { sentences } from '#src/ui/texts.ts'
import styles from './Announcer.module.css'

interface AnnouncerProps {
  /** Counts actions, so that the same text twice is read out twice. */
  id: number
  messages: readonly Message[]
}

export function Announcer({ id, messages }: AnnouncerProps) {
  const { i18n } = useLingui()
  const [loud, quiet] = [true, false].map((isLoud) =>
    messages.filter(({ tone }) => (tone !== 'quiet') === isLoud),
  )
  return (
    <div role="status" className={styles.line}>
      <p key={`quiet ${id}`} className="unseen">
        {textOf(i18n, quiet)}
      </p>
      {loud && loud.length > 0 && (
        <p
          key={id}
          className={styles.message}
          data-refused={loud.some(({ tone }) => tone === 'refused')}
        >
          {textOf(i18n, loud)}
        </p>
      )}
    </div>
  )
}

const textOf = (i18n: I18n, messages: readonly Message[] = []): string =>
  sentences(
    i18n,
    messages.map(({ text }) => text),
  )
