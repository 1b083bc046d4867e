import { Trans, useLingui } from '@lingui/react'
import type { Notice } from '../events'
import type { Board } from '../rules/board'
import { kindAt } from '../rules/board'
import type { Frame } from './film'
import { gemName } from './gem-names'
import { stepWords } from './step-words'
import { useCascade } from './use-cascade'
import styles from './WatchGame.module.css'

/** The last swap in words: what changed places, then each step as it is seen. */
export function WatchLog({ frame }: { frame: Frame | undefined }) {
  const { i18n } = useLingui()
  const { events, before } = useCascade(({ emitted }) => emitted)
  const swaps = useCascade(({ session }) => session.past.length)
  const steps = events.filter((notice) => notice.type === 'matched')
  const seen = frame ? frame.step : steps.length
  const swapped = events.find((notice) => notice.type === 'swapped')
  return (
    <section
      className={styles.log}
      role="log"
      aria-label={i18n._({ id: 'cascade.log', message: 'What happens' })}
    >
      {swapped && before ? (
        <>
          <h2>
            <Trans id="cascade.log.swap" message="Swap {swaps}" values={{ swaps }} />
          </h2>
          <p>
            <SwapWords swapped={swapped} before={before} />
          </p>
          <ol>
            {steps.slice(0, seen).map((step) => (
              <li
                key={step.step}
                ref={showWhole}
                data-now={frame !== undefined && step.step === seen}
              >
                {stepWords(i18n, step)}
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p>
          <Trans
            id="cascade.log.empty"
            message="The agent is about to swap. Each step of the cascade is told here. You may swap as well."
          />
        </p>
      )}
    </section>
  )
}

/** What was said last is seen, also where the log is lower than its words. */
function showWhole(step: HTMLElement | null): void {
  const log = step?.closest('[role=log]')
  if (log) log.scrollTop = log.scrollHeight
}

type Swapped = Extract<Notice, { type: 'swapped' }>

function SwapWords({ swapped: { from, to }, before }: { swapped: Swapped; before: Board }) {
  const { i18n } = useLingui()
  return (
    <Trans
      id="cascade.log.gems"
      message="Row {row}, column {col}: {from} changes places with {to}."
      values={{
        from: gemName(i18n, kindAt(before, from)),
        to: gemName(i18n, kindAt(before, to)),
        row: from.row + 1,
        col: from.col + 1,
      }}
    />
  )
}
