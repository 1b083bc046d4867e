import type { LinkedGame } from '#src/engine/link-code.ts'
import type { Result } from '#src/engine/rules.ts'
import type { AskedRound } from '#src/play/open-table.ts'
import { parseChoice } from './choice'
import { type OptionProblem, parseOptions } from './rules/options'
import type { PatchesGame } from './rules/types'

/** What an address asks for, read and found good. */
export type Asked = AskedRound<PatchesGame>

export type AskedProblem = OptionProblem | 'unknown-choice'

/** Reads the last part of an address, or a shared link. */
export function parseAsked(asked: string | LinkedGame): Result<Asked, AskedProblem> {
  if (typeof asked !== 'string') return parseShared(asked)
  const choice = parseChoice(asked)
  if (!choice) return { ok: false, code: 'unknown-choice', detail: asked.slice(0, 40) }
  const options = parseOptions(choice)
  if (!options.ok) return options
  return { ok: true, value: { choice: asked, options: options.value, moves: [] } }
}

function parseShared({ options, seed, moves }: LinkedGame): Result<Asked, AskedProblem> {
  const parsed = parseOptions(options)
  if (!parsed.ok) return parsed
  const { board, level } = parsed.value
  const choice = `shared-${board}-${level}`
  return { ok: true, value: { choice, options: parsed.value, seed, moves } }
}
