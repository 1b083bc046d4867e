import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { ASSISTS, type Assist, type Assists } from '../engine/assists'
import styles from './AssistsUsed.module.css'

function assistWords(i18n: I18n, assist: Assist, count: number): string {
  const values = { count }
  switch (assist) {
    case 'hint':
      return i18n._({
        id: 'assist.hint',
        message: '{count, plural, one {# hint} other {# hints}}',
        values,
      })
    case 'undo':
      return i18n._({
        id: 'assist.undo',
        message: '{count, plural, one {# undo} other {# undos}}',
        values,
      })
    case 'shuffle':
      return i18n._({
        id: 'assist.shuffle',
        message: '{count, plural, one {# shuffle} other {# shuffles}}',
        values,
      })
    case 'equal':
      return i18n._({
        id: 'assist.equal',
        message: '{count, plural, one {equal tiles shown once} other {equal tiles shown # times}}',
        values,
      })
    case 'matches':
      return i18n._({
        id: 'assist.matches',
        message:
          '{count, plural, one {asked what matches once} other {asked what matches # times}}',
        values,
      })
  }
}

/** The assists that were taken, or that none was. */
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
        <li key={assist}>{assistWords(i18n, assist, assists[assist])}</li>
      ))}
    </ul>
  )
}
