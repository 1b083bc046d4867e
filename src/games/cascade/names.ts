import type { I18n, MessageDescriptor } from '@lingui/core'
import { colourName, formName } from '#src/ui/names.ts'
import type { AgentName } from './agents/agents.ts'
import gems from './gems.json'

export const AGENT = /*i18n*/ { id: 'cascade.agent', message: 'Agent' }

export const COUNTING = /*i18n*/ { id: 'cascade.counting', message: 'Gems are counted' }

export const COUNTING_NAMES = {
  clusters: /*i18n*/ { id: 'cascade.counting.clusters', message: 'By connected cluster' },
  lines: /*i18n*/ { id: 'cascade.counting.lines', message: 'Line by line' },
} as const

export function gemName(i18n: I18n, kind: number): string {
  const gem = gems[kind - 1]
  if (!gem) return ''
  const values = { colour: colourName(i18n, gem.colour), form: formName(i18n, gem.form) }
  return i18n._({ id: 'coloured', message: '{colour} {form}', values })
}

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
