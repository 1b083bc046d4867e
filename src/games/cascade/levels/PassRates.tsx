import { Trans, useLingui } from '@lingui/react'
import { wilsonInterval } from '#src/engine/interval.ts'
import type { AgentName } from '../agents/agents.ts'
import { AGENT_NAMES } from '../names.ts'
import type { CascadeStage } from './levels.ts'

/** Agents whose rates are shown, from the weakest. */
const SHOWN = ['random', 'greedy', 'lookahead'] as const satisfies readonly AgentName[]

/** The measured shares of games in which agents pass a level, with intervals of 95 %. */
export function PassRates({ stage: { passes } }: { stage: CascadeStage }) {
  return (
    <figure className="muted">
      <figcaption>
        <Trans id="cascade.level.rates" message="How often agents pass, with 95% intervals" />
      </figcaption>
      <ul>
        {SHOWN.map((agent) => {
          const measured = passes[agent]
          return measured && <Rate key={agent} agent={agent} {...measured} />
        })}
      </ul>
    </figure>
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
