import type { MessageDescriptor } from '@lingui/core'
import type { AgentName } from './lab/engine/agents.ts'

/** Not beside the names of choices, which the menu loads. */
export const AGENT_NAMES: Readonly<Record<AgentName, MessageDescriptor>> = {
  random: /*i18n*/ { id: 'cascade.agent.random', message: 'Random' },
  greedy: /*i18n*/ { id: 'cascade.agent.greedy', message: 'Greedy' },
  lookahead: /*i18n*/ { id: 'cascade.agent.lookahead', message: 'Looks ahead' },
  lookahead2: /*i18n*/ { id: 'cascade.agent.lookahead2', message: 'Looks further ahead' },
}
