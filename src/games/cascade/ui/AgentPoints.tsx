import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { stateOf } from '#src/engine/session.ts'
import { useAnswer } from '#src/play/worker/answers.ts'
import { AGENT_NAMES } from '../agent-names.ts'
import type { AgentName } from '../lab/engine/agents.ts'
import { type Agents, startAgents } from '../laboratory.ts'
import { rules } from '../rules/rules.ts'
import type { CascadeState } from '../rules/types.ts'
import { useCascade } from '../store.ts'
import styles from './AgentPoints.module.css'

/** Agents that a player can hope to beat, or to learn from. */
const RIVALS = ['greedy', 'lookahead'] as const satisfies readonly AgentName[]

type Rivals = Pick<Agents, 'game' | 'end'>

/** The points that agents make with the same deal or, where it has a goal, how they fare at it. */
export default function AgentPoints({ open = startAgents }: { open?: () => Rivals }) {
  const [agents] = useState(open)
  useEffect(() => agents.end, [agents])
  const { i18n } = useLingui()
  const state = useCascade(({ session }) => stateOf(session))
  return (
    <table className={styles.points}>
      <caption className="muted">
        {state.goal ? (
          <Trans id="cascade.over.same" message="The same board with the same luck" />
        ) : (
          <Trans id="cascade.over.agents" message="Points with the same luck" />
        )}
      </caption>
      <tbody>
        {RIVALS.map((agent) => (
          <AgentRow key={agent} agent={agent} agents={agents} />
        ))}
        <tr>
          <th scope="row">
            <Trans id="you" message="You" />
          </th>
          <td>{resultText(i18n, state)}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** A row waits for its agent, and stays empty where the agent cannot be loaded. */
function AgentRow({ agent, agents }: { agent: AgentName; agents: Rivals }) {
  const { i18n } = useLingui()
  const { dealt, seed } = useCascade(({ session }) => session)
  const { answer, failed } = useAnswer(dealt, () => agents.game(dealt.options, seed, agent))
  return (
    <tr aria-live="polite" aria-atomic="true">
      <th scope="row">{i18n._(AGENT_NAMES[agent])}</th>
      <td>{failed ? '–' : answer ? resultText(i18n, answer) : '…'}</td>
    </tr>
  )
}

/** Says a game's points or, where it has a goal, how it fared: "passed with 4 swaps left". */
function resultText(i18n: I18n, state: CascadeState): string {
  const { goal, options, points, swaps } = state
  if (!goal || options.swaps === 'endless') return points.toLocaleString(i18n.locale)
  if (rules.outcome(state)?.result !== 'won')
    return i18n._({ id: 'cascade.over.lost', message: 'not passed' })
  return i18n._({
    id: 'cascade.over.won',
    message: 'passed with {left, plural, one {# swap left} other {# swaps left}}',
    values: { left: options.swaps - swaps },
  })
}
