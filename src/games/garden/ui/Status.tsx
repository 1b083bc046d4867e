import { Trans, useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { isOver, stateOf } from '#src/engine/session.ts'
import { Face } from '#src/opponents/characters.ts'
import { Card } from '#src/ui/kit/Card.tsx'
import { useElapsed } from '#src/ui/kit/Time.tsx'
import { thinkingText } from '#src/ui/names.ts'
import { capitalised } from '#src/ui/texts.ts'
import { countFlowers } from '../rules/position.ts'
import { rules } from '../rules/rules.ts'
import { findBlock } from '../rules/step.ts'
import { isForTwo, type Side, secondOf } from '../rules/types.ts'
import { useGardenSetting } from '../settings.ts'
import {
  effectAt,
  isThinking,
  piecesPlayed,
  slidesFreely,
  threatAt,
  useGarden,
  useIsShown,
  useShown,
} from '../store.ts'
import { TURN_MS } from '../turn-clock.ts'
import type { GardenStore } from '../types.ts'
import { Pot } from './Flower.tsx'
import styles from './Status.module.css'
import { blockText, effectText, sideName, sideValues } from './texts.ts'

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

/** Returns `true` while the opponent's step is being shown. */
function useIsOpponentMoving(): boolean {
  const isShown = useIsShown()
  const shown = useShown()
  return !isShown && !isForTwo(shown.options) && stateOf(shown).position.turn === 'ai'
}

function Turn() {
  const thinking = useGarden(isThinking)
  const isMoving = useIsOpponentMoving()
  const timed = useGardenSetting('turnClock')
  const isPlayed = useGarden(
    ({ session, replayed, learning }) => !replayed && !learning && !isOver(rules, session),
  )
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
  const moves = piecesPlayed(session, side)
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
    side === secondOf(session.options) && moves === 0
      ? i18n._({ id: 'garden.second', message: '+1 for moving second' })
      : i18n._({
          id: 'garden.moves-made',
          message: '{count, plural, one {# move made} other {# moves made}}',
          values: { count: moves },
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
      <p className={styles.points}>
        {side === 'ai' && difficulty !== 'friend' && (
          <span className={styles.face}>
            <Face strength={difficulty} />
          </span>
        )}
        <b>{name}</b> <strong>{points[side]}</strong>
        <span className="muted">/{goal}</span>
      </p>
      <p className={styles.rest}>
        {rest.map((text) => (
          <span key={text}>{text} </span>
        ))}
      </p>
    </Card>
  )
}

/** Previews the pointed-at cell, or says what to do. */
function Prompt() {
  const { i18n } = useLingui()
  const isMoving = useIsOpponentMoving()
  const store = useGarden((now) => now)
  const { session, selected } = store
  const thinking = isThinking(store)
  const effect = effectAt(store, store.aimed)
  const threat = threatAt(store)
  const { position } = stateOf(session)
  const block = selected && findBlock(position, position.turn, selected)
  if (effect) return <b>{effectText(i18n, effect)}</b>
  if (threat)
    return (
      <b>
        <Trans
          id="garden.threat"
          message="It could take {count} flowers: +{points}"
          values={{ count: threat.cells.length, points: threat.points }}
        />
      </b>
    )
  if (store.replayed) return <Trans id="replay.prompt" message="You are watching the replay." />
  if (store.paused || isOver(rules, session)) return null
  // Nobody answers what is tried in a lesson.
  if (store.learning && position.turn === 'ai') return null
  if (block && !thinking) return capitalised(blockText(i18n, block))
  if (selected && !thinking) return <TargetPrompt />
  if (isMoving || thinking) return <AwaitingPrompt isMoving={isMoving} />
  return <MovePrompt />
}

/** Says what to do on one's turn. */
function MovePrompt() {
  const { i18n } = useLingui()
  const session = useGarden((store) => store.session)
  const { position } = stateOf(session)
  const { side, name } = sideValues(i18n, position.turn, session.options)
  if (position.slides[position.turn] === 0)
    return (
      <Trans
        id="garden.prompt.clear"
        message="{side, select, friend {{name}} other {Your turn}}: clear a group, for no free slide is left"
        values={{ side, name }}
      />
    )
  if (session.past.length === 0 && side !== 'friend')
    return (
      <Trans
        id="garden.prompt.first"
        message="First to {goal} points. Select a flower to see its moves."
        values={{ goal: position.goal }}
      />
    )
  return (
    <Trans
      id="garden.prompt.select"
      message="{side, select, friend {{name}} other {Your turn}}: select one of your flowers"
      values={{ side, name }}
    />
  )
}

/** Says that the opponent moves or thinks, or why it does so again. */
function AwaitingPrompt({ isMoving }: { isMoving: boolean }) {
  const { i18n } = useLingui()
  const { options, past } = useGarden(({ session }) => session)
  const name = sideName(i18n, 'ai', options)
  const isSkipped = past.at(-1)?.events.some(({ type }) => type === 'passed')
  if (isMoving)
    return <Trans id="garden.prompt.moving" message="{name} is moving…" values={{ name }} />
  if (!isSkipped) return thinkingText(i18n, name)
  return (
    <Trans
      id="garden.prompt.skipped"
      message="You have no move: {name} plays again…"
      values={{ name }}
    />
  )
}

const slidesLeft = ({ session }: GardenStore): number => {
  const { slides, turn } = stateOf(session).position
  return slides[turn]
}

/** Says what the selected flower's targets are, above all that a free slide is no bonus. */
function TargetPrompt() {
  const slides = useGarden(slidesLeft)
  const isFree = useGarden(slidesFreely)
  if (!isFree) return <Trans id="garden.prompt.target" message="Choose where it goes" />
  return (
    <Trans
      id="garden.prompt.free"
      message="→ clears nothing and ends your turn: {slides, plural, one {the last one left} other {# left}}"
      values={{ slides }}
    />
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
