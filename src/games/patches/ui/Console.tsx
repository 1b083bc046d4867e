import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { memo } from 'react'
import { type Step, stateOf } from '#src/engine/session.ts'
import { Card } from '#src/ui/kit/Card.tsx'
import { capturedOn, verdictOn } from '../rules/board.ts'
import { type PatchesGame, PLAYERS, type Player } from '../rules/types.ts'
import { previewOf, tileInHand, turnIn, usePatches, useShown, useShownSteps } from '../store.ts'
import type { PatchesStore } from '../types.ts'
import styles from './Console.module.css'
import { Token } from './Face.tsx'
import { useSentences } from './say.ts'
import { endText, matchedText, missingText, refusalText, tileName } from './texts.ts'

/** Scrollable areas must be focusable. */
const SCROLLS = { tabIndex: 0 } as const

/** The prompt, the score and a log of rounds, latest first. */
export function Console() {
  const { i18n } = useLingui()
  const steps = useShownSteps().filter(({ events }) => events.length > 0)
  return (
    <Card
      as="aside"
      className={styles.console}
      aria-label={i18n._({ id: 'log', message: 'Game log' })}
    >
      <Prompt />
      <ul className={styles.score}>
        {PLAYERS.map((player) => (
          <Side key={player} player={player} />
        ))}
      </ul>
      {/* Read out by the announcer already; here it is to be looked up. */}
      {steps.length > 0 && (
        <section
          className={styles.rounds}
          aria-label={i18n._({ id: 'patches.rounds', message: 'Rounds' })}
          {...SCROLLS}
        >
          {steps.map((step, index) => <Round key={String(index)} step={step} />).reverse()}
        </section>
      )}
    </Card>
  )
}

function Side({ player }: { player: Player }) {
  const { i18n } = useLingui()
  const state = stateOf(useShown())
  const cells = capturedOn(state.board)[player]
  const points = state.points[player]
  return (
    <li className={styles.side}>
      <span>
        <Token player={player} />
      </span>
      <strong>
        {player === 'user'
          ? i18n._({ id: 'you', message: 'You' })
          : i18n._({ id: 'patches.opponent', message: 'Opponent' })}
      </strong>
      <span>
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

const Round = memo(function Round({ step: { events, state } }: { step: Step<PatchesGame> }) {
  return (
    <ul className={styles.round}>
      {useSentences(events, state).map(({ text, player, type }) => (
        <li key={text} data-type={type}>
          <span>{player && <Token player={player} />}</span>
          {text}
        </li>
      ))}
    </ul>
  )
})

/** Says what was refused last, else what to do next. */
function Prompt() {
  const { i18n } = useLingui()
  const store = usePatches((now) => now)
  const refusal = refusedText(i18n, store)
  // The winner is announced once the last tokens have flipped.
  const verdict = verdictOn(stateOf(useShown()))
  const isOver = stateOf(store.session).phase.type === 'over'
  const text = isOver ? verdict && endText(i18n, verdict) : askingText(i18n, store)
  return (
    <p className={styles.prompt} data-refused={refusal !== undefined}>
      {refusal ?? text}
    </p>
  )
}

function refusedText(i18n: I18n, { session, emitted }: PatchesStore): string | undefined {
  for (const event of emitted.events) {
    if (event.type === 'cell-refused') return refusalText(i18n, event.code, stateOf(session).board)
    if (event.type === 'incomplete') return missingText(i18n, event.missing)
  }
  return undefined
}

function askingText(i18n: I18n, store: PatchesStore): string {
  if (store.replayed)
    return i18n._({ id: 'replay.prompt', message: 'You are watching the replay.' })
  if (turnIn(store) === 'opponent')
    return i18n._({ id: 'patches.thinking', message: 'The opponent is thinking…' })
  const found = previewOf(store)
  if (found) return matchedText(i18n, found)
  const { phase } = stateOf(store.session)
  if (phase.type === 'replay')
    return i18n._({
      id: 'patches.ask.replay',
      message: 'Choose another cell for your {tile}.',
      values: { tile: tileName(i18n, phase.tile) },
    })
  return choosingText(i18n, store)
}

function choosingText(i18n: I18n, store: PatchesStore): string {
  const tile = tileInHand(store)
  if (tile || store.cell)
    return i18n._({
      id: 'patches.ask.now',
      message: 'Now choose {missing, select, tile {a tile} other {a cell with a dot}}.',
      values: { missing: tile ? 'cell' : 'tile' },
    })
  return stateOf(store.session).phase.type === 'opening'
    ? i18n._({
        id: 'patches.ask.opening',
        message: 'Choose a tile for your centre cell, the one with the dot.',
      })
    : i18n._({ id: 'patches.ask.both', message: 'Choose a tile and a cell with a dot.' })
}
