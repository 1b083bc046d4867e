import { Trans, useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { makeLinkCode } from '#src/engine/link-code.ts'
import { stateOf } from '#src/engine/session.ts'
import { useAnswer } from '#src/play/worker/answers.ts'
import { TableFrame } from '#src/ui/kit/Table.tsx'
import { YOU } from '#src/ui/names.ts'
import type { AgentName } from '../agents/agents.ts'
import { makeChoice } from '../choice.ts'
import { type Agents, startAgents } from '../laboratory.ts'
import { AGENT_NAMES } from '../names.ts'
import type { CascadeOptions } from '../rules/types.ts'
import { useCascade } from '../store.ts'
import { resultText } from '../texts.ts'
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
    <TableFrame className={styles.points}>
      <caption className="muted">
        <Trans id="cascade.over.same" message="The same board with the same luck" />
      </caption>
      <tbody>
        {RIVALS.map((agent) => (
          <AgentRow key={agent} agent={agent} agents={agents} />
        ))}
        <tr>
          <th scope="row">
            <Trans {...YOU} />
          </th>
          <td>{resultText(i18n, state)}</td>
          <td />
        </tr>
      </tbody>
    </TableFrame>
  )
}

/** A row waits for its agent, and stays empty where the agent cannot be loaded. */
function AgentRow({ agent, agents }: { agent: AgentName; agents: Rivals }) {
  const { i18n } = useLingui()
  const { dealt, seed } = useCascade(({ session }) => session)
  const name = i18n._(AGENT_NAMES[agent])
  const { answer, failed } = useAnswer(dealt, () => agents.game(dealt.options, seed, agent))
  return (
    <tr aria-live="polite" aria-atomic="true">
      <th scope="row">{name}</th>
      <td>{failed ? '–' : answer ? resultText(i18n, answer) : '…'}</td>
      <td>
        {!failed && (
          <a
            href={`#/cascade/${watchAddress(agent, dealt.options, seed)}`}
            aria-label={i18n._({
              id: 'cascade.over.watch-agent',
              message: 'Watch it play this board: {name}',
              values: { name },
            })}
          >
            <Trans id="cascade.over.watch" message="Watch" />
          </a>
        )}
      </td>
    </tr>
  )
}

/** Makes the address where an agent plays this board with the same luck. */
export function watchAddress(agent: AgentName, options: CascadeOptions, seed: string): string {
  const game = makeChoice({ type: 'watch', agent, counting: 'clusters' })
  return makeLinkCode({ game, options, seed })
}
