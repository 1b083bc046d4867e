import { Trans, useLingui } from '@lingui/react'
import { type DeclaredGame, useDeclaredGame } from '#src/define/define-game.ts'
import { type Assists, PLAYED_ON } from '#src/engine/session.ts'
import styles from './AssistsUsed.module.css'

type GameTexts = DeclaredGame['assists']

const PLAYED_ON_TEXT = /*i18n*/ {
  id: 'assist.played-on',
  message: 'Played on from an earlier turn',
}

export function AssistsUsed({ game, assists }: { game: string; assists: Assists }) {
  const { i18n } = useLingui()
  const own = useDeclaredGame(game)?.assists
  const texts: GameTexts = { ...own, [PLAYED_ON]: PLAYED_ON_TEXT }
  const used = Object.keys({ ...texts, ...assists }).filter((name) => assists[name])
  if (used.length === 0)
    return (
      <p className={styles.assists}>
        <Trans id="assist.none" message="No assists" />
      </p>
    )
  return (
    <ul className={styles.assists} aria-label={i18n._({ id: 'assists', message: 'Assists used' })}>
      {used.map((name) => {
        const [text, count] = [texts[name], assists[name]]
        // A file of results may name others.
        return (
          <li key={name}>{text ? <Trans {...text} values={{ count }} /> : `${name}: ${count}`}</li>
        )
      })}
    </ul>
  )
}
