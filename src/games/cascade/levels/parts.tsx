import { Trans, useLingui } from '@lingui/react'
import { listed } from '#src/ui/texts.ts'
import { AGENT_NAMES } from '../agent-names.ts'
import type { AgentName } from '../lab/engine/agents.ts'
import { wilsonInterval } from '../lab/statistics/measure.ts'
import type { Goal } from '../rules/goal.ts'
import { goalWords } from '../ui/texts.ts'
import { type CascadeStage, MAX_STARS } from './levels.ts'
import styles from './parts.module.css'

/** Stars of three, for the eye. */
export const Marks = ({ stars }: { stars: number }) => (
  <span className={styles.marks} aria-hidden="true">
    <span data-earned="true">{'★'.repeat(stars)}</span>
    {'★'.repeat(MAX_STARS - stars)}
  </span>
)

/** Names a goal: "1,500 points", "30 × red disc and 12 × blue drop". */
export function useGoalName() {
  const { i18n } = useLingui()
  return (goal: Goal): string => listed(i18n, goalWords(i18n, goal))
}

/** Agents whose rates are shown, from the weakest. */
const SHOWN = ['random', 'greedy', 'lookahead'] as const satisfies readonly AgentName[]

/** The measured shares of games in which agents pass a level, with intervals of 95 %. */
export function PassRates({ stage: { passes } }: { stage: CascadeStage }) {
  return (
    <ul className={styles.rates}>
      {SHOWN.map((agent) => {
        const measured = passes[agent]
        return measured && <Rate key={agent} agent={agent} {...measured} />
      })}
    </ul>
  )
}

function Rate({ agent, games, passed }: { agent: AgentName; games: number; passed: number }) {
  const { i18n } = useLingui()
  const [low, high] = wilsonInterval(passed, games)
  const percent = (share: number) => {
    const digits = share < 0.01 || share > 0.99 ? 1 : 0
    return (100 * share).toLocaleString(i18n.locale, { maximumFractionDigits: digits })
  }
  return (
    <li>
      <Trans
        id="cascade.level.rate"
        message="{agent} passes in {rate} % [{low}, {high}]"
        values={{
          agent: i18n._(AGENT_NAMES[agent]),
          rate: percent(passed / games),
          low: percent(low),
          high: percent(high),
        }}
      />
    </li>
  )
}
