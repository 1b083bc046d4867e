import { useLingui } from '@lingui/react'
import { shownState } from '../reveal'
import { capturedOn } from '../rules/board'
import { PLAYERS, type Player } from '../rules/player'

import styles from './Score.module.css'
import { Token } from './Token'
import { usePatches } from './use-patches'

/** Both players' cells and points; the tokens stand for them. */
export function Score() {
  return (
    <ul className={styles.score}>
      {PLAYERS.map((player) => (
        <Side key={player} player={player} />
      ))}
    </ul>
  )
}

function Side({ player }: { player: Player }) {
  const { i18n } = useLingui()
  const cells = usePatches((store) => capturedOn(shownState(store).board)[player])
  const points = usePatches((store) => shownState(store).points[player])
  return (
    <li className={styles.side}>
      <span className={styles.token}>
        <Token player={player} />
      </span>
      <strong>
        {player === 'user'
          ? i18n._({ id: 'patches.you', message: 'You' })
          : i18n._({ id: 'patches.opponent', message: 'Opponent' })}
      </strong>
      <span className={styles.figures}>
        {i18n._({
          id: 'patches.score',
          message:
            '{cells, plural, one {# cell} other {# cells}} · {points, plural, one {# point} other {# points}}',
          values: { cells, points },
        })}
      </span>
    </li>
  )
}
