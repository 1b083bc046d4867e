import { useLingui } from '@lingui/react'
import { useDeclaredGame } from '#src/define/define-game.ts'
import type { Strength } from '#src/engine/fields.ts'
import { useResults } from '../results.ts'
import styles from './StartStanding.module.css'
import { standingAgainst } from './standings.ts'
import { standingText } from './texts.ts'

/** The games won and lost against the opponent chosen on a start page, and the open series. */
export function StartStanding({ game: id, strength }: { game: string; strength: Strength }) {
  const { i18n } = useLingui()
  const results = useResults()
  const game = useDeclaredGame(id)
  const standing = game && results && standingAgainst(game, results, strength)
  return <p className={styles.standing}>{standing && standingText(i18n, standing)}</p>
}
