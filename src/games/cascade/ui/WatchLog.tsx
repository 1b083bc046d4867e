import type { I18n, MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { Card } from '#src/ui/kit/Card.tsx'
import { placeText } from '#src/ui/texts.ts'
import type { AgentName } from '../lab/engine/agents.ts'
import type { AgentPick } from '../lab/engine/player.ts'
import { type Board, kindAt } from '../rules/board.ts'
import { isSameSwap } from '../rules/swaps.ts'
import type { CascadeEvent, CascadeMove, CascadeState } from '../rules/types.ts'
import { useCascade, useIsShown, useStage } from '../store.ts'
import { stepMatched, stepsGone } from '../timeline.ts'
import { gemName, stepText } from './texts.ts'
import styles from './WatchLog.module.css'

const MOST_SWAPS = 100

interface WatchLogProps {
  agent: AgentName
  choiceIn: (state: CascadeState) => AgentPick | undefined
}

/** The swaps as text, with what the agent saw in them; each step of the last as it is shown. */
export function WatchLog({ agent, choiceIn }: WatchLogProps) {
  const { i18n } = useLingui()
  const { past, dealt } = useCascade(({ session }) => session)
  const states = [dealt, ...past.map(({ state }) => state)]
  const first = Math.max(0, past.length - MOST_SWAPS)
  return (
    <Card className={styles.log} role="log" aria-label={i18n._({ id: 'log', message: 'Game log' })}>
      {past.length === 0 && (
        <p className="muted">
          <Trans
            id="cascade.log.empty"
            message="The agent is about to swap. Each step of the cascade will be listed here. You can swap gems, too."
          />
        </p>
      )}
      {past.slice(first).map(({ move, events }, index) => {
        const number = first + index + 1
        const before = states[number - 1] ?? dealt
        return (
          <LoggedSwap
            key={number}
            number={number}
            isLast={number === past.length}
            text={swapText(i18n, move, before.board)}
            choice={choiceText(i18n, agent, move, choiceIn(before))}
            events={events}
          />
        )
      })}
    </Card>
  )
}

/** Distance from the end within which a reader follows the log. */
const NEAR_PX = 240

/** Scrolls to a new entry, unless older ones are being read. */
function follow(entry: HTMLElement | null): void {
  const log = entry?.closest('[role=log]')
  if (log && log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_PX)
    log.scrollTop = log.scrollHeight
}

interface LoggedSwapProps {
  number: number
  isLast: boolean
  text: string
  choice: string | undefined
  events: readonly CascadeEvent[]
}

function LoggedSwap({ number, isLast, text, choice, events }: LoggedSwapProps) {
  const { i18n } = useLingui()
  const stage = useStage()
  const isShown = useIsShown() || !isLast
  const steps = events.filter((event) => event.type === 'matched')
  const seen = isShown ? steps.length : (stepMatched(stage) ?? stepsGone(stage))
  return (
    <section ref={follow}>
      <h2>
        <Trans id="cascade.log.swap" message="Swap {swaps}" values={{ swaps: number }} />
      </h2>
      <p className="muted">{text}</p>
      {choice && <p className="muted">{choice}</p>}
      <ol>
        {steps.slice(0, seen).map((step) => (
          <li key={step.step} ref={follow} data-now={!isShown && step.step === seen}>
            {stepText(i18n, step)}
          </li>
        ))}
      </ol>
    </section>
  )
}

const swapText = (i18n: I18n, { from, to }: CascadeMove, before: Board): string =>
  i18n._({
    id: 'cascade.log.gems',
    message: 'Row {row}, column {col}: {from} swaps with {to}.',
    values: {
      from: gemName(i18n, kindAt(before, from)),
      to: gemName(i18n, kindAt(before, to)),
      row: from.row + 1,
      col: from.col + 1,
    },
  })

/** Says what the agent saw in its swap and in the next best; nothing of a swap by the reader. */
function choiceText(
  i18n: I18n,
  agent: AgentName,
  played: CascadeMove,
  choice: AgentPick | undefined,
): string | undefined {
  if (!choice || !isSameSwap(choice.move, played)) return undefined
  const { value, legalSwaps, next } = choice
  if (!next) return i18n._({ id: 'cascade.log.only', message: 'The only legal swap.' })
  const values = {
    agent,
    count: legalSwaps,
    value: wholeText(i18n, value),
    next: wholeText(i18n, next.value),
    from: placeText(i18n, next.move.from),
    to: placeText(i18n, next.move.to),
  }
  const described = { ...SEEN[agent], values }
  return i18n._(described)
}

const wholeText = ({ locale }: I18n, value: number | undefined): string | undefined =>
  value?.toLocaleString(locale, { maximumFractionDigits: 0 })

const WORTH = /*i18n*/ {
  id: 'cascade.log.worth',
  message:
    '{agent, select, greedy {Matches {value} gems at once} other {Expects {value} points}}. Next best: {from} with {to} ({next}).',
}

/** Values that each agent saw in its swap and in the next best. */
const SEEN: Readonly<Record<AgentName, MessageDescriptor>> = {
  random: /*i18n*/ {
    id: 'cascade.log.random',
    message: 'Chosen at random from {count} legal swaps.',
  },
  greedy: WORTH,
  lookahead: WORTH,
  lookahead2: WORTH,
}
