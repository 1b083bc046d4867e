import type { I18n, MessageDescriptor } from '@lingui/core'
import { dailyName } from '#src/play/daily-name.ts'
import { agentIn } from '../choice'
import type { AgentName } from '../lab/agents'
import type { CascadeOptions } from '../rules/types'

export const AGENT_NAMES: Readonly<Record<AgentName, MessageDescriptor>> = {
  random: /*i18n*/ { id: 'cascade.agent.random', message: 'Random' },
  greedy: /*i18n*/ { id: 'cascade.agent.greedy', message: 'Greedy' },
  lookahead: /*i18n*/ { id: 'cascade.agent.lookahead', message: 'Looks ahead' },
}

const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  thirty: /*i18n*/ { id: 'cascade.thirty', message: '30 swaps' },
  endless: /*i18n*/ { id: 'cascade.endless', message: 'Endless' },
  lab: /*i18n*/ { id: 'cascade.lab', message: 'Lab' },
  shared: /*i18n*/ { id: 'cascade.shared', message: 'Shared board' },
}

/** A choice of the address in words: "30 swaps", "Watch: Greedy", "9 × 7 · 50". */
export function choiceName(i18n: I18n, choice: string): string {
  const daily = dailyName(i18n, choice)
  if (daily) return daily
  const agent = agentIn(choice)
  if (agent) {
    const name = i18n._(AGENT_NAMES[agent])
    return i18n._({ id: 'cascade.watch', message: 'Watch: {name}', values: { name } })
  }
  const [custom, cols, rows] = /^custom-(\d+)x(\d+)/.exec(choice) ?? []
  if (custom) {
    const values = { cols, rows }
    return i18n._({ id: 'cascade.custom.name', message: 'Custom {cols} × {rows}', values })
  }
  const name = NAMES[choice] ?? NAMES.shared
  return name ? i18n._(name) : choice
}

/** What lies on the table, as the header names it; the usual size goes without saying. */
export function tableTitle(i18n: I18n, choice: string, { cols, rows }: CascadeOptions): string {
  const name = choiceName(i18n, choice)
  return choice === 'shared' ? `${name} · ${cols} × ${rows}` : name
}
