import { Trans } from '@lingui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useOpenPage } from '#src/define/context.ts'
import { useDeclaredGame } from '#src/define/define-game.ts'
import { isDaily } from '#src/define/route.ts'
import type { EndTexts, Playing } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { dealOf, elapsed, startSession, stateOf } from '#src/engine/session.ts'
import type { Strength } from '#src/opponents/strengths.ts'
import { Button, LinkButton, MenuLink } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { lazy } from '#src/ui/load/lazy.tsx'
import { isDeal } from '../page/play-events.ts'
import { dealAnother } from '../page/Tools.tsx'
import styles from './End.module.css'
import type { EndedProps } from './Ended.tsx'
import { playFinale } from './finale.ts'

const Ended = lazy(() => import('./Ended.tsx'), { when: 'open', Fallback: EndFallback })

/**
 * The result of a game: a dialog when it ends, and a panel on its page once that is closed. `wasOver`: the game was
 * opened after its end.
 */
export default function End({ wasOver }: { wasOver: boolean }) {
  const playing = useOpenPage()
  const { screen, store, playback } = playing
  const session = useStore(store, (state) => state.session)
  const emitted = useStore(store, (state) => state.emitted)
  const isAway = useStore(store, ({ replayed, learning }) => replayed !== null || learning)
  const isShown = useStore(playback, ({ shown, cues }) => shown === null && cues.length === 0)
  const end = screen.view.useEnd()
  const opponent = useOpponent(playing)
  const outcome = isAway ? null : screen.rules.outcome(stateOf(session))
  // A finished game is opened, or undo leads to one.
  const isOld = emitted.id === 0 ? wasOver : isDeal(emitted)
  const { stage, close } = useStages(playing, { isAway, isOver: outcome !== null, isShown, isOld })
  if (!end || !outcome || stage === 'playing' || stage === 'finale') return null
  const texts = { ...end, actions: <Actions playing={playing} actions={end.actions} /> }
  if (stage !== 'dialog') return <EndPanel {...texts} takesFocus={stage === 'closed'} />
  return (
    <Ended
      {...texts}
      assists={session.assists}
      record={recordOf(playing, session)}
      result={outcome.result}
      opponent={opponent}
      onClose={close}
    />
  )
}

/** The opponent whom the route names; `undefined` in a game without one. */
function useOpponent({ screen, route }: Playing): Strength | undefined {
  return useDeclaredGame(screen.rules.id)?.opponents?.strengthOf(route.choice)
}

function recordOf({ screen, route }: Playing, session: SessionOf): EndedProps['record'] {
  const { rules, results } = screen
  const { seed, stopwatch } = session
  const ms = Math.round(elapsed(stopwatch, 0))
  const points = results.points && { points: results.points(stateOf(session)) }
  const ended = { game: rules.id, choice: route.kind, seed, ms, ...points }
  return { ended, isDaily: isDaily(route) }
}

function Actions({ playing, actions }: { playing: Playing } & Pick<EndTexts, 'actions'>) {
  const { screen, store, route } = playing
  const { replay, setLearning } = store.getState()
  const isBegun = useStore(store, ({ session }) => session.past.length > 0)
  const look = actions ? undefined : 'primary'
  return (
    <>
      <MenuLink />
      {isBegun && (
        <Button onClick={() => replay()}>
          <Trans id="end.replay" message="Watch replay" />
        </Button>
      )}
      {isBegun && (
        <Button onClick={() => setLearning(true)}>
          <Trans id="story.learn" message="Learn from this game" />
        </Button>
      )}
      {isBegun && <SameBoard playing={playing} />}
      {isDaily(route) ? (
        <LinkButton look={look} href={`/${screen.rules.id}/calendar`}>
          <Trans id="calendar" message="Calendar" />
        </LinkButton>
      ) : (
        <Button look={look} onClick={() => void dealAnother(playing)}>
          <Trans id="end.again" message="Play again" />
        </Button>
      )}
      {actions}
    </>
  )
}

/** The same board once more, or from the other seat where that has not been played, for a result of its own. */
function SameBoard({ playing }: { playing: Playing }) {
  const { screen, store, route } = playing
  const { rules, seats } = screen
  const { options, seed } = useStore(store, ({ session }) => session)
  const earlier = useStore(store, (state) => state.earlier)
  const { restart, deal } = store.getState()
  const swapped = seats && { options: seats.swap(options), seed }
  const isPlayed = earlier.some((save) => swapped && dealOf(save) === dealOf(swapped))
  if (!swapped || isPlayed || isDaily(route))
    return (
      <Button onClick={restart}>
        <Trans id="end.same" message="Same board" />
      </Button>
    )
  return (
    <Button onClick={() => deal(startSession(rules, swapped.options, seed))}>
      <Trans
        id="end.rematch"
        message="Rematch, you {seat, select, first {first} other {second}}"
        values={{ seat: seats.isSecond(options) ? 'first' : 'second' }}
      />
    </Button>
  )
}

type Stage = 'playing' | 'finale' | 'dialog' | 'closed' | 'opened'

interface Now {
  /** A replay or lessons are shown instead. */
  isAway: boolean
  isOver: boolean
  isShown: boolean
  /** The game was over before. */
  isOld: boolean
}

/** Shows finale and dialog once, when a game ends; whoever comes back to an end finds the panel. */
function useStages(playing: Playing, { isAway, isOver, isShown, isOld }: Now) {
  const [stage, setStage] = useState<Stage>(isOver && isOld ? 'opened' : 'playing')
  useEffect(() => {
    if (isAway) return setStage('closed')
    if (!isOver) return setStage('playing')
    if (isShown) setStage((now) => (now === 'playing' ? (isOld ? 'opened' : 'finale') : now))
  }, [isAway, isOver, isShown, isOld])
  const isEnding = stage === 'finale'
  useEffect(
    () => (isEnding ? playFinale(playing, () => setStage('dialog')) : undefined),
    [isEnding, playing],
  )
  return { stage, close: () => setStage('closed') }
}

/** `takesFocus`: takes the focus that the closed dialog had, and is read out. */
function EndPanel({ takesFocus, ...end }: EndTexts & { takesFocus: boolean }) {
  const { title, figure, unit, actions } = end
  const panel = useRef<HTMLElement>(null)
  const [titleId, figureId] = [useId(), useId()]
  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <Card
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      aria-labelledby={titleId}
      aria-describedby={figureId}
    >
      <h2 id={titleId}>{title}</h2>
      <p id={figureId} className="muted">
        <strong>{figure}</strong> {unit}
      </p>
      <div className={styles.actions}>{actions}</div>
    </Card>
  )
}

/** Fallback where the dialog with confetti cannot be loaded. */
function EndFallback({ title, figure, unit, details, actions, onClose }: EndedProps) {
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      <p>
        <strong>{figure}</strong> {unit}
      </p>
      {details}
    </Dialog>
  )
}
