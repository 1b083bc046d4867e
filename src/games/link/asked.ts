import type { LinkedGame } from '#src/engine/link-code.ts'
import type { Result } from '#src/engine/rules.ts'
import type { AskedRound } from '#src/play/open-table.ts'
import { parseChoice } from './choice'
import type { OptionProblem } from './rules/options'
import { parseOptions } from './rules/options'
import type { LinkGame } from './rules/types'

/** What an address asks for, read and found good. */
export interface Asked extends AskedRound<LinkGame> {
  /** Against the clock, whatever the settings say. */
  readonly limited: boolean
}

export type AskedProblem = OptionProblem | 'unknown-choice'

/** Reads the last part of an address, or a shared link. `today` is a date as `2026-11-21`. */
export function parseAsked(asked: string | LinkedGame, today: string): Result<Asked, AskedProblem> {
  if (typeof asked !== 'string') return parseShared(asked)
  const choice = parseChoice(asked, today)
  if (!choice) return { ok: false, code: 'unknown-choice', detail: asked.slice(0, 40) }
  const options = parseOptions(choice.options)
  if (!options.ok) return options
  const { daily, limited = false } = choice
  return {
    ok: true,
    value: { choice: asked, options: options.value, limited, moves: [], ...daily },
  }
}

function parseShared({ options, seed, moves }: LinkedGame): Result<Asked, AskedProblem> {
  const parsed = parseOptions(options)
  if (!parsed.ok) return parsed
  return {
    ok: true,
    value: { choice: 'shared', options: parsed.value, seed, limited: false, moves },
  }
}
