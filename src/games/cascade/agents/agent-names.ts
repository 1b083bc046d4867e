import type { I18n, MessageDescriptor } from '@lingui/core'
import type { AgentName } from './agents.ts'

/** Not beside the names of choices, which the menu loads. */
export const AGENT_NAMES: Readonly<Record<AgentName, MessageDescriptor>> = {
  random: /*i18n*/ { id: 'cascade.agent.random', message: 'Random' },
  greedy: /*i18n*/ { id: 'cascade.agent.greedy', message: 'Greedy' },
  lookahead: /*i18n*/ { id: 'cascade.agent.lookahead', message: 'Looks ahead' },
  lookahead2: /*i18n*/ { id: 'cascade.agent.lookahead2', message: 'Looks further ahead' },
}

/** Names a watched game: "Watch: Greedy". */
export function watchName(i18n: I18n, agent: AgentName): string {
  const name = i18n._(AGENT_NAMES[agent])
  return i18n._({ id: 'cascade.watch', message: 'Watch: {name}', values: { name } })
}
