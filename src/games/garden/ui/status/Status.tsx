import { Trans, useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { isOver, stateOf } from '#src/engine/session.ts'
import { Face } from '#src/opponents/Face.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { useElapsed } from '#src/ui/kit/Time.tsx'
import { countFlowers } from '../../rules/position.ts'
import { rules } from '../../rules/rules.ts'
import { isByLink } from '../../rules/seats.ts'
import type { Side } from '../../rules/types.ts'
import { useGardenSetting } from '../../settings.ts'
import { isThinking, piecesPlayed, useGarden, usePlaying, useShown } from '../../store.ts'
import { sideName } from '../../texts.ts'
import { TURN_MS } from '../../turn-clock.ts'
import { Pot } from '../Flower.tsx'
import { isOpponentMoving, Prompt } from './Prompt.tsx'
import styles from './Status.module.css'

/** The garden with scores and prompt. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.area}>
      <div className={styles.score}>
        <Standing side="human" />
        <Turn />
        <Standing side="ai" />
      </div>
      <p>
        <Prompt />
      </p>
      {children}
    </div>
  )
}

function Turn() {
  const thinking = useGarden(isThinking)
  const isMoving = useStore(usePlaying().playback, isOpponentMoving)
  const isWanted = useGardenSetting('turnClock')
  const timed = useGarden(({ session }) => !isByLink(session.options)) && isWanted
  const isPlayed = useGarden(({ mode, session }) => mode === 'play' && !isOver(rules, session))
  return (
    <div className={styles.turn}>
      {thinking && (
        <span className={styles.thinking} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
      {!thinking && !isMoving && timed && isPlayed && <TurnRing />}
    </div>
  )
}

/** A side's score as animated so far, and its pot. */
function Standing({ side }: { side: Side }) {
  const { i18n } = useLingui()
  const session = useShown()
  const { position } = stateOf(session)
  const { points, goal, slides, cells } = position
  // As the prompt: the opponent thinks while the player's move is still shown.
  const turn = useGarden(isThinking) ? 'ai' : position.turn
  const { difficulty } = session.options
  const name = sideName(i18n, side, session.options)
  const rest = [
    i18n._({
      id: 'garden.flowers-left',
      message: '{count, plural, one {# flower} other {# flowers}}',
      values: { count: countFlowers(cells, side) },
    }),
    i18n._({
      id: 'garden.slides-left',
      message: '{count, plural, one {# free slide} other {# free slides}}',
      values: { count: slides[side] },
    }),
    i18n._({
      id: 'garden.moves-made',
      message: '{count, plural, one {# move made} other {# moves made}}',
      values: { count: piecesPlayed(session, side) },
    }),
  ]
  return (
    <Card
      className={styles.side}
      data-side={side}
      data-turn={turn === side && !isOver(rules, session)}
      aria-label={name}
    >
      <svg viewBox="3 22 30 15" aria-hidden="true">
        <Pot owner={side} />
      </svg>
      {side === 'ai' && difficulty !== 'friend' && <Face strength={difficulty} />}
      <b>{name}</b>
      <p>
        <strong>{points[side]}</strong>/{goal}
      </p>
      <p className={styles.rest}>
        {rest.map((text) => (
          <span key={text}>{text} </span>
        ))}
      </p>
    </Card>
  )
}

/** The turn's remaining time; a component of its own, so that nothing around it renders again. */
function TurnRing() {
  const { i18n } = useLingui()
  const watch = useGarden(({ turnWatch }) => turnWatch)
  const left = Math.max(0, TURN_MS - useElapsed(watch))
  const seconds = Math.ceil(left / 1000)
  return (
    <div
      role="timer"
      aria-label={i18n._({
        id: 'garden.turn.left',
        message: '{seconds} seconds left for this turn',
        values: { seconds },
      })}
      className={styles.ring}
      data-low-time={seconds <= 5 ? 'very' : seconds <= 10}
    >
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="19" />
        <circle
          cx="22"
          cy="22"
          r="19"
          pathLength={1}
          strokeDasharray={`${left / TURN_MS} 1`}
          className={styles.left}
        />
      </svg>
      <span aria-hidden="true">
        <Trans id="garden.turn.seconds" message="{seconds}s" values={{ seconds }} />
      </span>
    </div>
  )
}
