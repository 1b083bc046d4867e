import { Trans, useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { type Rivals, startAgents } from '../agent-worker.ts'
import { AGENT_NAMES } from '../choice.ts'
import type { AgentName } from '../lab/engine/agents.ts'
import { cascadeState, useCascade } from '../store.ts'
import styles from './AgentPoints.module.css'

/** The points that agents make with the same deal. */
export default function AgentPoints() {
  const [agents] = useState(startAgents)
  useEffect(() => agents.end, [agents])
  return <PointsTable rivals={agents} />
}

/** Agents that a player can hope to beat, or to learn from. */
const RIVALS = ['greedy', 'lookahead'] as const satisfies readonly AgentName[]

export function PointsTable({ rivals }: { rivals: Rivals }) {
  const { i18n } = useLingui()
  const { points } = useCascade(cascadeState)
  return (
    <table className={styles.points}>
      <caption>
        <Trans id="cascade.over.agents" message="Points on the same board" />
      </caption>
      <tbody>
        {RIVALS.map((agent) => (
          <AgentRow key={agent} agent={agent} rivals={rivals} />
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

function AgentRow({ agent, rivals }: { agent: AgentName; rivals: Rivals }) {
  const { i18n } = useLingui()
  const points = useAgentPoints(agent, rivals)
  return (
    <tr aria-live="polite" aria-atomic="true">
      <th scope="row">{i18n._(AGENT_NAMES[agent])}</th>
      <td>{points === null ? '–' : (points?.toLocaleString(i18n.locale) ?? '…')}</td>
    </tr>
  )
}

/** Returns `undefined` until the agent has played, `null` where it cannot be loaded. */
function useAgentPoints(agent: AgentName, rivals: Rivals): number | null | undefined {
  const options = useCascade((store) => cascadeState(store).options)
  const seed = useCascade(({ session }) => session.seed)
  const [points, setPoints] = useState<number | null>()
  useEffect(() => {
    let isWanted = true
    rivals.points(options, seed, agent).then(
      (points) => isWanted && setPoints(points),
      () => isWanted && setPoints(null),
    )
    return () => {
      isWanted = false
    }
  }, [rivals, agent, options, seed])
  return points
}
