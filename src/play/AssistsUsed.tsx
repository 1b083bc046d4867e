import type { I18n, MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { ASSISTS, type Assist, type Assists } from '../engine/assists'
import styles from './AssistsUsed.module.css'

const ASSIST_TEXTS: Readonly<Record<Assist, MessageDescriptor>> = {
  hint: /*i18n*/ { id: 'assist.hint', message: '{count, plural, one {# hint} other {# hints}}' },
  undo: /*i18n*/ { id: 'assist.undo', message: '{count, plural, one {# undo} other {# undos}}' },
  shuffle: /*i18n*/ {
    id: 'assist.shuffle',
    message: '{count, plural, one {# shuffle} other {# shuffles}}',
  },
  equal: /*i18n*/ {
    id: 'assist.equal',
    message: '{count, plural, one {equal tiles shown once} other {equal tiles shown # times}}',
  },
  matches: /*i18n*/ {
    id: 'assist.matches',
    message: '{count, plural, one {asked what matches once} other {asked what matches # times}}',
  },
}

function assistText(i18n: I18n, assist: Assist, count: number): string {
  const { id, message = '' } = ASSIST_TEXTS[assist]
  return i18n._(id, { count }, { message })
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
        <li key={assist}>{assistText(i18n, assist, assists[assist])}</li>
      ))}
    </ul>
  )
}
