import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { memo } from 'react'
import { type Step, stateOf } from '#src/engine/session.ts'
import { Card } from '#src/ui/kit/Card.tsx'
import { sentences } from '#src/ui/texts.ts'
import { capturedOn } from '../rules/board.ts'
import { type PatchesGame, PLAYERS, type Player } from '../rules/types.ts'
import { useShown, useShownSteps } from '../store.ts'
import styles from './Console.module.css'
import { Token } from './Face.tsx'
import { usePrompt } from './prompt.ts'
import { type Sentence, useSentences } from './say.ts'

/** Scrollable areas must be focusable. */
const SCROLLS = { tabIndex: 0 } as const

/** The prompt, the score and a log of rounds, latest first. */
export function Console() {
  const { i18n } = useLingui()
  const steps = useShownSteps().filter(({ events }) => events.length > 0)
  const { text, isRefused } = usePrompt()
  return (
    <Card
      as="aside"
      className={styles.console}
      aria-label={i18n._({ id: 'log', message: 'Game log' })}
    >
      <p className={styles.prompt} data-refused={isRefused}>
        {text}
      </p>
      <Score />
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

function Score() {
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
  const state = stateOf(useShown())
  const cells = capturedOn(state.board)[player]
  const points = state.points[player]
  return (
    <li className={styles.side}>
      <span className={styles.token}>
        <Token player={player} />
      </span>
      <strong>
        {player === 'user'
          ? i18n._({ id: 'you', message: 'You' })
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

const Round = memo(function Round({ step: { events, state } }: { step: Step<PatchesGame> }) {
  const { i18n } = useLingui()
  const round = useSentences(events, state)
  return (
    <ul className={styles.round}>
      {joined(i18n, round).map((sentence) => (
        <SentenceRow key={sentence.text} sentence={sentence} />
      ))}
    </ul>
  )
})

/** Joins each played tile's sentence with that of its matches. */
function joined(i18n: I18n, round: readonly Sentence[]): readonly Sentence[] {
  return round.flatMap((sentence, index) => {
    const next = round[index + 1]
    if (sentence.type === 'matched') return []
    if (sentence.type !== 'played' || next?.type !== 'matched') return sentence
    return { ...sentence, text: sentences(i18n, [sentence.text, next.text]) }
  })
}

function SentenceRow({ sentence: { text, player, type } }: { sentence: Sentence }) {
  return (
    <li className={styles.sentence} data-type={type}>
      <span className={styles.mark}>{player && <Token player={player} />}</span>
      {text}
    </li>
  )
}
