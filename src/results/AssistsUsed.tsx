import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { ASSISTS, type Assist, type Assists } from '#src/engine/assists.ts'
import styles from './AssistsUsed.module.css'

const assistText = (i18n: I18n, assist: Assist, count: number): string =>
  i18n._({
    id: 'assist.used',
    message:
      '{assist, select, hint {{count, plural, one {# hint} other {# hints}}} undo {{count, plural, one {# undo} other {# undos}}} shuffle {{count, plural, one {# shuffle} other {# shuffles}}} equal {{count, plural, one {# look at equal tiles} other {# looks at equal tiles}}} other {{count, plural, one {# check for matches} other {# checks for matches}}}}',
    values: { assist, count },
  })

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
