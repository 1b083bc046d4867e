import type { LinkedGame } from '#src/engine/link-code.ts'
import type { Result } from '#src/engine/rules.ts'
import type { AskedRound } from '#src/play/open-table.ts'
import { parseChoice } from './choice'
import type { AgentName } from './lab/agents'
import { type OptionProblem, parseOptions } from './rules/options'
import type { CascadeGame } from './rules/types'

/** What an address asks for, read and found good. */
export interface Asked extends AskedRound<CascadeGame> {
  /** An agent to watch at it. */
  readonly agent?: AgentName
}

export type AskedProblem = OptionProblem | 'unknown-choice'

/** Reads the last part of an address, or a shared link. `today` is a date as `2026-11-21`. */
export function parseAsked(asked: string | LinkedGame, today: string): Result<Asked, AskedProblem> {
  if (typeof asked !== 'string') return parseShared(asked)
  const choice = parseChoice(asked, today)
  if (!choice) return { ok: false, code: 'unknown-choice', detail: asked.slice(0, 40) }
  const options = parseOptions(choice.options)
  if (!options.ok) return options
  const { daily, agent } = choice
  return {
    ok: true,
    value: {
      choice: asked,
      options: options.value,
      moves: [],
      ...daily,
      ...(agent && { agent }),
    },
  }
}

function parseShared({ options, seed, moves }: LinkedGame): Result<Asked, AskedProblem> {
  const parsed = parseOptions(options)
  if (!parsed.ok) return parsed
  return { ok: true, value: { choice: 'shared', options: parsed.value, seed, moves } }
}
