import { refuse } from '#src/engine/fields.ts'
import type { Result } from '#src/engine/rules.ts'
import { LETTERS, letterOf } from './board.ts'

/** Points, or gems to remove by kind; gems are counted as groups are. */
export type Goal =
  | { readonly points: number }
  | { readonly gems: readonly (readonly [kind: number, count: number])[] }

export type GoalProblem = 'unknown-goal' | 'unknown-gem' | 'repeated-gem' | 'bad-number' | 'extra'

export const MAX_GOAL = 1_000_000_000

/** Points, and gems by kind from 1. */
export interface Gained {
  readonly points: number
  readonly gemsByKind: Readonly<ArrayLike<number>>
}

/** Counts what is gained of a goal, of each kind at most what it wants. */
export const progressOf = (goal: Goal, { points, gemsByKind }: Gained): number =>
  'points' in goal
    ? Math.min(goal.points, points)
    : goal.gems.reduce((sum, [kind, count]) => sum + Math.min(count, gemsByKind[kind] ?? 0), 0)

/** Counts what a goal wants: points, or gems of all kinds. */
export const wantedBy = (goal: Goal): number =>
  'points' in goal ? goal.points : goal.gems.reduce((sum, [, count]) => sum + count, 0)

/** Returns what a goal still wants, as a goal. */
export const leftOf = (goal: Goal, { points, gemsByKind }: Gained): Goal =>
  'points' in goal
    ? { points: Math.max(0, goal.points - points) }
    : {
        gems: goal.gems.map(([kind, count]) => {
          const left = Math.max(0, count - (gemsByKind[kind] ?? 0))
          return [kind, left] as const
        }),
      }

export const isReached = (goal: Goal, gained: Gained): boolean =>
  progressOf(goal, gained) === wantedBy(goal)

/**
 * Parses `points 1500` or `gems A 30 B 12`, or `points-1500` and `gems-A-30-B-12` as in addresses. A refusal's detail is
 * the part that is not accepted.
 */
export function parseGoal(text: string, kinds: number): Result<Goal, GoalProblem> {
  const trimmed = text.trim()
  const [type = '', ...words] = trimmed.split(/\s/.test(trimmed) ? /\s+/ : '-')
  switch (type) {
    case 'points':
      return parsePoints(words)
    case 'gems':
      return parseGems(words, kinds)
  }
  return refuse('unknown-goal', type)
}

function parsePoints([word, extra]: readonly string[]): Result<Goal, GoalProblem> {
  const points = parseNumber(word)
  if (points === undefined) return refuse('bad-number', ['points', word].join(' ').trim())
  return extra === undefined ? { ok: true, value: { points } } : refuse('extra', extra)
}

function parseGems(words: readonly string[], kinds: number): Result<Goal, GoalProblem> {
  const gems = new Map<number, number>()
  for (let i = 0; i < Math.max(2, words.length); i += 2) {
    const [letter = '', word] = words.slice(i, i + 2)
    const kind = letter.length === 1 ? (LETTERS.read(letter) ?? 0) : 0
    if (kind < 1 || kind > kinds) return refuse('unknown-gem', letter)
    if (gems.has(kind)) return refuse('repeated-gem', letter)
    const count = parseNumber(word)
    if (count === undefined) return refuse('bad-number', ['gems', letter, word].join(' ').trim())
    gems.set(kind, count)
  }
  return { ok: true, value: { gems: [...gems] } }
}

function parseNumber(word = ''): number | undefined {
  const number = /^\d{1,10}$/.test(word) ? Number(word) : 0
  return number >= 1 && number <= MAX_GOAL ? number : undefined
}

export function makeGoal(goal: Goal, separator: ' ' | '-' = ' '): string {
  const words =
    'points' in goal
      ? ['points', goal.points]
      : ['gems', ...goal.gems.flatMap(([kind, count]) => [letterOf(kind), count])]
  return words.join(separator)
}
