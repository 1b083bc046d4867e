import { Trans, useLingui } from '@lingui/react'
import { Card } from '#src/ui/kit/Card.tsx'
import { type Board, kindAt } from '../rules/board'
import type { CascadeEvent } from '../rules/types'
import { useCascade, useIsShown, useStage } from '../store'
import { stepMatched, stepsGone } from '../timeline'
import { gemName, stepText } from './texts'
import styles from './WatchGame.module.css'

/** The last swap as text, each step as it is shown. */
export function WatchLog() {
  const { i18n } = useLingui()
  const past = useCascade(({ session }) => session.past)
  const dealt = useCascade(({ session }) => session.dealt)
  const stage = useStage()
  const isShown = useIsShown()
  const events = past.at(-1)?.events ?? []
  const { board } = past.at(-2)?.state ?? dealt
  const steps = events.filter((event) => event.type === 'matched')
  const now = stepMatched(stage)
  const seen = isShown ? steps.length : (now ?? stepsGone(stage))
  const swapped = events.find((event) => event.type === 'swapped')
  return (
    <Card className={styles.log} role="log" aria-label={i18n._({ id: 'log', message: 'Game log' })}>
      {swapped ? (
        <>
          <h2>
            <Trans id="cascade.log.swap" message="Swap {swaps}" values={{ swaps: past.length }} />
          </h2>
          <p>
            <SwapText swapped={swapped} before={board} />
          </p>
          <ol>
            {steps.slice(0, seen).map((step) => (
              <li key={step.step} ref={scrollToEnd} data-now={!isShown && step.step === seen}>
                {stepText(i18n, step)}
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p>
          <Trans
            id="cascade.log.empty"
            message="The agent is about to swap. Each step of the cascade will be listed here. You can swap gems, too."
          />
        </p>
      )}
    </Card>
  )
}

/** Scrolls to the last entry. */
function scrollToEnd(step: HTMLElement | null): void {
  const log = step?.closest('[role=log]')
  if (log) log.scrollTop = log.scrollHeight
}

type Swapped = Extract<CascadeEvent, { type: 'swapped' }>

function SwapText({ swapped: { from, to }, before }: { swapped: Swapped; before: Board }) {
  const { i18n } = useLingui()
  return (
    <Trans
      id="cascade.log.gems"
      message="Row {row}, column {col}: {from} swaps with {to}."
      values={{
        from: gemName(i18n, kindAt(before, from)),
        to: gemName(i18n, kindAt(before, to)),
        row: from.row + 1,
        col: from.col + 1,
      }}
    />
  )
}
