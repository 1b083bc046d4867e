import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { ASSISTS, type Assist, type Assists } from '#src/engine/session.ts'
import styles from './AssistsUsed.module.css'

const TEXTS: Readonly<Record<Assist, MessageDescriptor>> = {
  hint: /*i18n*/ { id: 'assist.hint', message: '{count, plural, one {# hint} other {# hints}}' },
  undo: /*i18n*/ { id: 'assist.undo', message: '{count, plural, one {# undo} other {# undos}}' },
  shuffle: /*i18n*/ {
    id: 'assist.shuffle',
    message: '{count, plural, one {# shuffle} other {# shuffles}}',
  },
  equal: /*i18n*/ {
    id: 'assist.equal',
    message: '{count, plural, one {# look at equal tiles} other {# looks at equal tiles}}',
  },
  matches: /*i18n*/ {
    id: 'assist.matches',
    message: '{count, plural, one {# check for matches} other {# checks for matches}}',
  },
}

export function AssistsUsed({ assists }: { assists: Assists }) {
  const { i18n } = useLingui()
  const used = ASSISTS.filter((assist) => assists[assist] > 0)
  if (used.length === 0)
    return (
      <p className={styles.assists}>
        <Trans id="assist.none" message="No assists" />
      </p>
    )
  return (
    <ul className={styles.assists} aria-label={i18n._({ id: 'assists', message: 'Assists used' })}>
      {used.map((assist) => (
        <li key={assist}>
          <Trans {...TEXTS[assist]} values={{ count: assists[assist] }} />
        </li>
      ))}
    </ul>
  )
}
