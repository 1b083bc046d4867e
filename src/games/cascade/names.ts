import type { I18n, MessageDescriptor } from '@lingui/core'
import { type Daily, dailyName, parseDaily } from '#src/define/seeds.ts'
import { AGENTS, type AgentName } from './lab/engine/agents.ts'
import type { CascadeOptions } from './rules/types.ts'

export const TITLE: MessageDescriptor = /*i18n*/ { id: 'cascade.title', message: 'Cascade' }

export const LENGTHS = ['thirty', 'endless'] as const
export type LengthName = (typeof LENGTHS)[number]

const BOARD = new RegExp(
  `^(?:custom|watch-(${AGENTS.join('|')}))(?:-(\\d{1,2})x(\\d{1,2})-(\\d{1,2}))?(?:-(\\d{1,4}|endless))?(-lines)?$`,
)

const isLength = (text: string): text is LengthName => LENGTHS.some((name) => name === text)

interface Choice {
  readonly options: unknown
  readonly daily?: Daily
}

/**
 * Parses the last part of an address: `thirty`, `endless`, `daily`, `watch-greedy`, `watch-greedy-9x7-6-lines`,
 * `custom-9x7-6-50-lines` (columns × rows, kinds, swaps). `today` is a date as `2026-11-21`.
 */
export function parseChoice(text: string, today: string): Choice | undefined {
  if (isLength(text)) return { options: { swaps: text === 'thirty' ? 30 : text } }
  const daily = parseDaily(text, today)
  if (daily) return { options: { swaps: 30 }, daily }
  const [found, agent, cols, rows, kinds, swaps, lines] = BOARD.exec(text) ?? []
  // A watched game is endless; a custom one says its board and swaps.
  if (!found || !agent === !swaps || (swaps && !cols)) return undefined
  const counting = lines ? 'lines' : 'clusters'
  return { options: { cols, rows, kinds, swaps: swaps ?? 'endless', counting } }
}

export function agentIn(text: string): AgentName | undefined {
  const [, name] = BOARD.exec(text) ?? []
  return AGENTS.find((agent) => agent === name)
}

export const AGENT_NAMES: Readonly<Record<AgentName, MessageDescriptor>> = {
  random: /*i18n*/ { id: 'cascade.agent.random', message: 'Random' },
  greedy: /*i18n*/ { id: 'cascade.agent.greedy', message: 'Greedy' },
  lookahead: /*i18n*/ { id: 'cascade.agent.lookahead', message: 'Looks ahead' },
  lookahead2: /*i18n*/ { id: 'cascade.agent.lookahead2', message: 'Looks further ahead' },
}

const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  thirty: /*i18n*/ { id: 'cascade.thirty', message: '30 swaps' },
  endless: /*i18n*/ { id: 'cascade.endless', message: 'Endless' },
  lab: /*i18n*/ { id: 'cascade.lab', message: 'Lab' },
  shared: /*i18n*/ { id: 'shared', message: 'Shared game' },
}

/** Names a choice: "30 swaps", "Watch: Greedy", "9 × 7 · 50". */
export function choiceName(i18n: I18n, choice: string): string {
  const daily = dailyName(i18n, choice)
  if (daily) return daily
  const agent = agentIn(choice)
  if (agent) {
    const name = i18n._(AGENT_NAMES[agent])
    return i18n._({ id: 'cascade.watch', message: 'Watch: {name}', values: { name } })
  }
  const [, , cols, rows] = BOARD.exec(choice) ?? []
  if (cols) {
    const name = i18n._({ id: 'level.custom', message: 'Custom' })
    return `${name} · ${cols} × ${rows}`
  }
  const name = NAMES[choice] ?? NAMES.shared
  return name ? i18n._(name) : choice
}

/** Names a game for the header, with its size unless it is the usual one. */
export function titleOf(i18n: I18n, choice: string, { cols, rows }: CascadeOptions): string {
  const name = choiceName(i18n, choice)
  return choice === 'shared' ? `${name} · ${cols} × ${rows}` : name
}
