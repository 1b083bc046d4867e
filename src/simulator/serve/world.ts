/* The settings of an open request. */
import * as v from 'valibot'
import type { BoardSettings } from '#src/games/cascade/agents/playfield.ts'
import { type Goal, parseGoal } from '#src/games/cascade/rules/goal.ts'
import type { LuckName } from '#src/games/cascade/rules/luck.ts'
import { describeRange, parseSettings, SETTINGS } from '../runs/settings.ts'
import { accept, type Parsed } from '../terminal/files.ts'
import { refuse } from './protocol.ts'

/** Settings of environments: one board each, and how long a game is. */
export interface World extends BoardSettings {
  readonly envs: number
  readonly swaps: number
  /** Random swaps before each game. */
  readonly burnIn: number
  readonly luck: LuckName
  readonly seed: string
  readonly goal?: string
  /** The parts of the goal, which are reached together. */
  readonly parts: readonly GoalPart[]
}

/** So many points, or gems of a kind. */
export interface GoalPart {
  readonly kind: number | 'points'
  readonly count: number
}

/** Boards that one client may have at once. */
const MAX_ENVS = 4096

const { agent: _, ties: _ties, games: _games, ...settings } = SETTINGS
/** The settings of a world, and what each accepts. */
const WORLD: Readonly<Record<string, { readonly accepted: string }>> = {
  envs: { accepted: describeRange(1, MAX_ENVS) },
  ...settings,
  holes: {
    accepted: 'cells by ascending index, row by row from 0, with room for a swap beside them',
  },
  goal: { accepted: 'a text like "points 1500" or "gems A 30 B 12"' },
}
const envsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ENVS))

export function parseWorld(input: unknown): Parsed<World> {
  if (!v.is(v.record(v.string(), v.unknown()), input) || Array.isArray(input))
    return refuse('bad-setting', 'settings are an object')
  // From the input itself: a schema's output is without `constructor` and `__proto__`.
  const { envs = 1, goal, ...others } = input
  const unknown = Object.keys(others).find((name) => !Object.hasOwn(WORLD, name))
  const names = Object.keys(WORLD).join(', ')
  if (unknown !== undefined)
    return refuse('bad-setting', `${unknown.slice(0, 40)}; accepted: ${names}`)
  const parsed = parseSettings(others)
  if (!v.is(envsSchema, envs)) return refuseSetting('envs', envs)
  if (!parsed.ok) return refuseSetting(parsed.code, others[parsed.code])
  const { agent: _agent, ties: _ties, games: _games, ...world } = parsed.value
  if (goal === undefined) return accept({ envs, ...world, parts: [] })
  const read = typeof goal === 'string' ? parseGoal(goal, world.kinds) : undefined
  if (typeof goal !== 'string' || !read?.ok) return refuseSetting('goal', goal)
  return accept({ envs, ...world, goal, parts: partsOf(read.value) })
}

const partsOf = (goal: Goal): readonly GoalPart[] =>
  'points' in goal
    ? [{ kind: 'points', count: goal.points }]
    : goal.gems.map(([kind, count]) => ({ kind, count }))

function refuseSetting(name: string, value: unknown): Parsed<never> {
  const given = showShallow(value).slice(0, 40)
  return refuse('bad-setting', `${name} is ${given}; accepted: ${WORLD[name]?.accepted}`)
}

/** Writes JSON without what is nested, which may be too deep to write. */
const showShallow = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (part !== value && part instanceof Object ? '…' : part))
