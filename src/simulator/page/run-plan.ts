import { parsePrecision } from '../runs/precision.ts'
import type { Setup } from './lab-address.ts'
import { type FieldName, type Fields, findWrongFields } from './lab-fields.ts'

/** The two runs that can stand side by side, with the letters that name them. */
export const LETTERS = { first: 'A', second: 'B' } as const
export type Slot = keyof typeof LETTERS
export const SLOTS = ['first', 'second'] as const satisfies Slot[]

/** Both runs of a pair have the same luck, and play all games. */
const OF_PAIR = { luck: 'columns', until: '' } satisfies Partial<Fields>

/** Fields that a paired run B has from run A. */
export const OF_FIRST = ['games', 'seed'] as const satisfies FieldName[]

/** Reads a run's form: `hidden` are fields that it lacks; `isTaken`: its seed is that of another, unpaired run. */
export function planRun({ first, second, isPaired: isPair }: Setup, slot: Slot) {
  const isPaired = isPair && second !== undefined
  const ofFirst = slot === 'second' ? { games: first.games, seed: first.seed } : {}
  const own = (slot === 'second' && second) || first
  const fields = isPaired ? { ...own, ...OF_PAIR, ...ofFirst } : own
  const isTaken = slot === 'second' && !isPaired && first.seed !== '' && own.seed === first.seed
  const until = parsePrecision(fields.until.trim())
  const wrong: FieldName[] = [...findWrongFields(fields)]
  if (isTaken) wrong.push('seed')
  if (fields.until.trim() && !until) wrong.push('until')
  const hidden: FieldName[] = isPaired ? ['luck', 'until'] : []
  if (isPaired && slot === 'second') hidden.push(...OF_FIRST)
  return { fields, isPaired, hidden, wrong, isTaken, until }
}
