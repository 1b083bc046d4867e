import { Trans, useLingui } from '@lingui/react'
import { isOver, stateOf } from '#src/engine/session.ts'
import { useSetting } from '#src/ui/settings.ts'
import { piecesPlayed } from '../pieces'
import { countFlowers } from '../rules/cells'
import { rules } from '../rules/rules'
import type { Side } from '../rules/types'
import { isAiShown, isThinking, shownRound } from '../store'
import { sideName } from './content-names'
import { Pot } from './Flower'
import styles from './Score.module.css'
import { TurnRing } from './TurnRing'
import { useGarden } from './use-garden'

/** How both sides stand as far as it has been seen, with the pots that tell whose flowers are whose; between them, the turn. */
export function Score() {
  return (
    <div className={styles.score}>
      <Standing side="human" />
      <Turn />
      <Standing side="ai" />
    </div>
  )
}

function Turn() {
  const thinking = useGarden(isThinking)
  const moving = useGarden(isAiShown)
  const timed = useSetting('turnClock')
  const isPlayed = useGarden(({ session, replayed }) => !replayed && !isOver(rules, session))
  return (
    <div className={styles.turn}>
      {thinking && (
        <span className={styles.thinking} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
      {!thinking && !moving && timed && isPlayed && <TurnRing />}
    </div>
  )
}

function Standing({ side }: { side: Side }) {
  const { i18n } = useLingui()
  const session = useGarden(shownRound)
  const { points, goal, slides, cells, turn } = stateOf(session).position
  const over = isOver(rules, session)
  return (
    <section
      className={styles.side}
      data-side={side}
      data-turn={turn === side && !over}
      aria-label={sideName(i18n, side)}
    >
      <svg viewBox="3 22 30 15" aria-hidden="true">
        <Pot owner={side} />
      </svg>
      <p className={styles.points}>
        <b>{sideName(i18n, side)}</b> <strong>{points[side]}</strong>
        <span>/{goal}</span>
      </p>
      <p className={styles.rest}>
        <span>
          <Trans
            id="garden.flowers-left"
            message="{count, plural, one {# flower} other {# flowers}}"
            values={{ count: countFlowers(cells, side) }}
          />
        </span>{' '}
        <span>
          <Trans
            id="garden.slides-left"
            message="{count, plural, one {# free slide} other {# free slides}}"
            values={{ count: slides[side] }}
          />
        </span>{' '}
        <span>
          <Trans
            id="garden.pieces-played"
            message="{count, plural, one {# piece played} other {# pieces played}}"
            values={{ count: piecesPlayed(session, side) }}
          />
        </span>
      </p>
    </section>
  )
}
