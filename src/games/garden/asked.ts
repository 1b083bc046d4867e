import type { LinkedGame } from '#src/engine/link-code.ts'
import type { Result } from '#src/engine/rules.ts'
import type { AskedRound } from '#src/play/open-table.ts'
import { type OptionProblem, parseOptions } from './rules/options'
import { DIFFICULTIES, type GardenGame } from './rules/types'

/** What an address asks for, read and found good. */
export type Asked = AskedRound<GardenGame>

export type AskedProblem = OptionProblem | 'unknown-choice'

/** Reads the last part of an address, which is a difficulty, or a shared link. */
export function parseAsked(asked: string | LinkedGame): Result<Asked, AskedProblem> {
  if (typeof asked !== 'string') return parseShared(asked)
  const difficulty = DIFFICULTIES.find((name) => name === asked)
  if (!difficulty) return { ok: false, code: 'unknown-choice', detail: asked.slice(0, 40) }
  return { ok: true, value: { choice: asked, options: { difficulty, deal: 1 }, moves: [] } }
}

function parseShared({ options, seed, moves }: LinkedGame): Result<Asked, AskedProblem> {
  const parsed = parseOptions(options)
  if (!parsed.ok) return parsed
  const choice = `shared-${parsed.value.difficulty}`
  return { ok: true, value: { choice, options: parsed.value, seed, moves } }
}
