import { Trans, useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { stateOf } from '#src/engine/session.ts'
import { useAnswer } from '#src/play/worker/answers.ts'
import { AGENT_NAMES } from '../agent-names.ts'
import type { AgentName } from '../lab/engine/agents.ts'
import { type Agents, startAgents } from '../laboratory.ts'
import { useCascade } from '../store.ts'
import styles from './AgentPoints.module.css'

/** Agents that a player can hope to beat, or to learn from. */
const RIVALS = ['greedy', 'lookahead'] as const satisfies readonly AgentName[]

type Rivals = Pick<Agents, 'points' | 'end'>

/** The points that agents make with the same deal. */
export default function AgentPoints({ open = startAgents }: { open?: () => Rivals }) {
  const [agents] = useState(open)
  useEffect(() => agents.end, [agents])
  const { i18n } = useLingui()
  const { points } = useCascade(({ session }) => stateOf(session))
  return (
    <table className={styles.points}>
      <caption className="muted">
        <Trans id="cascade.over.agents" message="Points with the same luck" />
      </caption>
      <tbody>
        {RIVALS.map((agent) => (
          <AgentRow key={agent} agent={agent} agents={agents} />
        ))}
        <tr>
          <th scope="row">
            <Trans id="you" message="You" />
          </th>
          <td>{points.toLocaleString(i18n.locale)}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** A row waits for its agent, and stays empty where the agent cannot be loaded. */
function AgentRow({ agent, agents }: { agent: AgentName; agents: Rivals }) {
  const { i18n } = useLingui()
  const { dealt, seed } = useCascade(({ session }) => session)
  const { answer, failed } = useAnswer(dealt, () => agents.points(dealt.options, seed, agent))
  return (
    <tr aria-live="polite" aria-atomic="true">
      <th scope="row">{i18n._(AGENT_NAMES[agent])}</th>
      <td>{failed ? '–' : (answer?.toLocaleString(i18n.locale) ?? '…')}</td>
    </tr>
  )
}
