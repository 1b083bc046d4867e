import { Trans, useLingui } from '@lingui/react'
import type { Strength } from '#src/engine/fields.ts'
import type { Outcome } from '#src/engine/rules.ts'
import { OPPONENT_NAMES } from '#src/opponents/characters.ts'
import { Face } from '#src/opponents/Face.tsx'
import { LINES } from '#src/opponents/lines.ts'
import styles from './Farewell.module.css'

const MOODS = { won: 'sorry', lost: 'glad', drawn: 'calm' } as const

/** Words of the opponent about the player's result. */
export function Farewell({ opponent, result }: { opponent: Strength; result: Outcome['result'] }) {
  const { i18n } = useLingui()
  const name = i18n._(OPPONENT_NAMES[opponent])
  return (
    <figure className={styles.farewell}>
      <Face strength={opponent} mood={MOODS[result]} />
      <blockquote>
        <Trans {...LINES[opponent]} values={{ result }} />
      </blockquote>
      <figcaption className="muted">{name}</figcaption>
    </figure>
  )
}
