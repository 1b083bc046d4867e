import styles from './Announcer.module.css'

/** Something the game has to say. `quiet` is for those who listen; the rest is shown as well. */
export interface Message {
  readonly text: string
  readonly tone: 'quiet' | 'plain' | 'refused'
}

interface AnnouncerProps {
  /** Counts up with every action, so that the same words twice are heard twice. */
  id: number
  messages: readonly Message[]
}

/** One line that is read out when it changes, and shown when it matters to the eye. */
export function Announcer({ id, messages }: AnnouncerProps) {
  const [loud, quiet] = [true, false].map((isLoud) =>
    messages.filter(({ tone }) => (tone !== 'quiet') === isLoud),
  )
  return (
    <div role="status" className={styles.line}>
      <p key={`quiet ${id}`} className="unseen">
        {wordsOf(quiet)}
      </p>
      {loud && loud.length > 0 && (
        <p
          key={id}
          className={styles.message}
          data-refused={loud.some(({ tone }) => tone === 'refused')}
        >
          {wordsOf(loud)}
        </p>
      )}
    </div>
  )
}

const wordsOf = (messages: readonly Message[] = []) => messages.map(({ text }) => text).join(' ')
