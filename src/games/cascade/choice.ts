import { type Daily, parseDaily } from '#src/play/daily.ts'
import { AGENTS, type AgentName } from './lab/agents'

/** Games worth a name: thirty swaps for the most points, or as long as one likes. */
export const LENGTHS = ['thirty', 'endless'] as const
export type LengthName = (typeof LENGTHS)[number]

/** What an address asks for. */
export interface Choice {
  readonly options: unknown
  /** Of the daily board: its seed, and how it is saved. */
  readonly daily?: Daily
  /** Who plays, when it is not the reader. */
  readonly agent?: AgentName
}

const WATCH = new RegExp(`^watch-(${AGENTS.join('|')})$`)
const CUSTOM = /^custom-(\d{1,2})x(\d{1,2})-(\d{1,2})-(\d{1,4}|endless)(-lines)?$/

const isLength = (text: string): text is LengthName => LENGTHS.some((name) => name === text)

/**
 * Reads the last part of an address: `thirty`, `endless`, `daily`, `watch-greedy`,
 * `custom-9x7-6-50-lines` (columns × rows, kinds, swaps). The rules still have to accept the options.
 */
export function parseChoice(text: string, today: string): Choice | undefined {
  if (isLength(text)) return { options: { swaps: text === 'thirty' ? 30 : text } }
  const daily = parseDaily(text, today)
  if (daily) return { options: { swaps: 30 }, daily }
  const agent = agentIn(text)
  if (agent) return { options: { swaps: 'endless' }, agent }
  const [custom, cols, rows, kinds, swaps, lines] = CUSTOM.exec(text) ?? []
  if (!custom) return undefined
  return { options: { cols, rows, kinds, swaps, counting: lines ? 'lines' : 'clusters' } }
}

/** The agent that an address has play. */
export function agentIn(text: string): AgentName | undefined {
  const [, name] = WATCH.exec(text) ?? []
  return AGENTS.find((agent) => agent === name)
}
