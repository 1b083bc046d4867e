import type { LinkedGame } from '../../engine/link-code'
import type { Json, Result } from '../../engine/rules'
import { parseChoice } from './choice'
import { type OptionProblem, parseOptions } from './rules/options'
import type { PatchesOptions } from './rules/types'

/** What an address asks for, read and found good. */
export interface Asked {
  /** The last part of the address, or `shared`: what results and kept rounds are filed under. */
  readonly choice: string
  readonly options: PatchesOptions
  /** Where the deal is given, not drawn. */
  readonly seed?: string
  /** A game to watch. */
  readonly moves: readonly unknown[]
}

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
  return { ok: true, value: { choice: 'shared', options: parsed.value, seed, moves } }
}

/** Whether two options deal the same. */
export const isSameDeal = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b)
