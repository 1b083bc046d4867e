import { Trans, useLingui } from '@lingui/react'
import type { SessionOf } from '#src/define/session.ts'
import { isOver, stateOf } from '#src/engine/session.ts'
import { thinkingText, WATCHING } from '#src/ui/names.ts'
import { usePainted } from '#src/ui/painted.ts'
import { capitalised } from '#src/ui/texts.ts'
import { rules } from '../../rules/rules.ts'
import { isForTwo } from '../../rules/seats.ts'
import { findBlock } from '../../rules/step.ts'
import { effectAt, isThinking, isWaiting, slidesFreely, threatAt, usePlaying } from '../../store.ts'
import { blockText, effectText, passedText, sideName, sideValues } from '../../texts.ts'
import type { Garden, GardenStore } from '../../types.ts'

/** Returns `true` while the opponent's step is being shown. */
export const isOpponentMoving = ({ shown }: { shown: SessionOf<Garden> | null }): boolean =>
  shown !== null && !isForTwo(shown.options) && stateOf(shown).position.turn === 'ai'

interface PromptProps {
  session: SessionOf<Garden>
}

/** Previews the pointed-at cell, or says what to do. */
export function Prompt() {
  const { i18n } = useLingui()
  const playing = usePlaying()
  const isMoving = usePainted(playing.playback, isOpponentMoving)
  const store = usePainted(playing.store, (now) => now)
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
  if (store.mode === 'replay') return <Trans {...WATCHING} />
  if (store.paused || isOver(rules, session)) return null
  // Nobody answers what is tried in a lesson.
  if (store.mode === 'lesson' && position.turn === 'ai') return null
  if (block && !thinking) return capitalised(blockText(i18n, block))
  if (selected && !thinking) return <TargetPrompt store={store} />
  if (isWaiting(store)) return <WaitingPrompt session={session} />
  if (isMoving || thinking) return <AwaitingPrompt session={session} isMoving={isMoving} />
  return <MovePrompt session={session} />
}

/** Says what to do on one's turn; in a game's first one, what ends the game and what is free. */
function MovePrompt({ session }: PromptProps) {
  const { i18n } = useLingui()
  const { turn, slides, goal } = stateOf(session).position
  const { side, name } = sideValues(i18n, turn, session.options)
  const left = slides[turn]
  if (session.past.length === 0 && side !== 'friend' && left > 0)
    return (
      <Trans
        id="garden.prompt.first"
        message="First to {goal} points. You have {left, plural, one {# free slide, which clears} other {# free slides, which clear}} nothing. Select a flower to see its moves."
        values={{ goal, left }}
      />
    )
  return (
    <Trans
      id="garden.prompt.select"
      message="{side, select, friend {{name}} other {Your turn}}: {left, plural, =0 {clear a group, for no free slide is left} one {select one of your flowers; only one free slide is left} other {select one of your flowers}}"
      values={{ side, name, left }}
    />
  )
}

/** Says who is to answer by a link. */
function WaitingPrompt({ session }: PromptProps) {
  const { i18n } = useLingui()
  const { options, position } = stateOf(session)
  return (
    <Trans
      id="garden.prompt.waiting"
      message="Waiting for {name}’s link"
      values={{ name: sideName(i18n, position.turn, options) }}
    />
  )
}

/** Says that the opponent moves or thinks, or why it does so again. */
function AwaitingPrompt({ session, isMoving }: PromptProps & { isMoving: boolean }) {
  const { i18n } = useLingui()
  const { options, past } = session
  const name = sideName(i18n, 'ai', options)
  const passed = past.at(-1)?.events.find((event) => event.type === 'passed')
  if (isMoving)
    return <Trans id="garden.prompt.moving" message="{name} is moving…" values={{ name }} />
  return passed ? passedText(i18n, passed.side, options) : thinkingText(i18n, name)
}

/** Says what the selected flower's targets are, above all that a free slide is no bonus. */
function TargetPrompt({ store }: { store: GardenStore }) {
  const { i18n } = useLingui()
  const { slides, turn } = stateOf(store.session).position
  if (!slidesFreely(store))
    return <Trans id="garden.prompt.target" message="Choose where it goes" />
  return `→ ${effectText(i18n, { type: 'free-slide', left: slides[turn] - 1 })}`
}
