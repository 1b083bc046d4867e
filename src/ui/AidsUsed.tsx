import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { AIDS, type Aid, type Aids } from '../engine/aids'
import styles from './AidsUsed.module.css'

function aidWords(i18n: I18n, aid: Aid, count: number): string {
  const values = { count }
  switch (aid) {
    case 'hint':
      return i18n._({
        id: 'aid.hint',
        message: '{count, plural, one {# hint} other {# hints}}',
        values,
      })
    case 'undo':
      return i18n._({
        id: 'aid.undo',
        message: '{count, plural, one {# undo} other {# undos}}',
        values,
      })
    case 'shuffle':
      return i18n._({
        id: 'aid.shuffle',
        message: '{count, plural, one {# shuffle} other {# shuffles}}',
        values,
      })
    case 'equal':
      return i18n._({
        id: 'aid.equal',
        message: '{count, plural, one {equal tiles shown once} other {equal tiles shown # times}}',
        values,
      })
    case 'matches':
      return i18n._({
        id: 'aid.matches',
        message:
          '{count, plural, one {asked what matches once} other {asked what matches # times}}',
        values,
      })
  }
}

/** The aids that were taken, or that none was. */
export function AidsUsed({ aids }: { aids: Aids }) {
  const { i18n } = useLingui()
  const used = AIDS.filter((aid) => aids[aid] > 0)
  if (used.length === 0)
    return (
      <p className={styles.aids}>
        <Trans id="aid.none" message="Without any aid" />
      </p>
    )
  return (
    <ul className={styles.aids} aria-label={i18n._({ id: 'aids', message: 'Aids taken' })}>
      {used.map((aid) => (
        <li key={aid}>{aidWords(i18n, aid, aids[aid])}</li>
      ))}
    </ul>
  )
}
