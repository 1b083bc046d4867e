import styles from './Announcer.module.css'

/** A message about an action. `quiet` ones are for screen readers; the rest is shown as well. */
export interface Message {
  readonly text: string
  readonly tone: 'quiet' | 'plain' | 'refused'
}

interface AnnouncerProps {
  /** Counts actions, so that the same text twice is read out twice. */
  id: number
  messages: readonly Message[]
}

export function Announcer({ id, messages }: AnnouncerProps) {
  const [loud, quiet] = [true, false].map((isLoud) =>
    messages.filter(({ tone }) => (tone !== 'quiet') === isLoud),
  )
  return (
    <div role="status" className={styles.line}>
      <p key={`quiet ${id}`} className="unseen">
        {textOf(quiet)}
      </p>
      {loud && loud.length > 0 && (
        <p
          key={id}
          className={styles.message}
          data-refused={loud.some(({ tone }) => tone === 'refused')}
        >
          {textOf(loud)}
        </p>
      )}
    </div>
  )
}

const textOf = (messages: readonly Message[] = []) => messages.map(({ text }) => text).join(' ')
