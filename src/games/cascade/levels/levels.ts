import * as v from 'valibot'
import type { GameResult } from '#src/define/define-game.ts'
import type { Route } from '#src/define/route.ts'
import { memoize } from '#src/engine/memo.ts'
import { type Assists, PLAYED_ON } from '#src/engine/session.ts'
import { AGENTS } from '../agents/agents.ts'
import { type LevelChoice, makeChoice } from '../choice.ts'
import { readLevel } from '../rules/level.ts'
import { goalOf, parseOptions } from '../rules/options.ts'
import type { CascadeOptions } from '../rules/types.ts'
import type { Cascade } from '../types.ts'
import table from './levels.json'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const schema = v.array(
  v.object({
    level: v.string(),
    /** The most swaps for three stars, and for two. */
    starSwaps: v.tuple([whole, whole]),
    /** The games that agents played and passed, each on a board of its own. */
    passes: v.record(v.picklist(AGENTS), v.object({ games: whole, passed: whole })),
  }),
)

type Row = v.InferOutput<typeof schema>[number]

/** A board to play towards a goal, in so many swaps; its level is counted from 1, its choice is part of an address. */
export type CascadeStage = Readonly<ReturnType<typeof parseLevel>>

function parseLevel({ level: text, ...measured }: Row, index: number) {
  const level = index + 1
  const read = readLevel(text)
  const options = read.ok ? parseOptions({ ...read.value.fields, goal: read.value.goal }) : read
  const goal = options.ok && goalOf(options.value)
  if (!options.ok || !goal) throw new Error(`Level ${level} is refused: ${text}`)
  const { value } = options
  const choice = makeChoice({ type: 'level', level })
  return { level, choice, options: value, goal, swaps: Number(value.swaps), ...measured }
}

/** All levels, from the easiest on. */
export const STAGES: readonly CascadeStage[] = v.parse(schema, table).map(parseLevel)

export function stageOf({ level }: LevelChoice): CascadeStage {
  const found = STAGES[level - 1]
  if (!found) throw new Error(`There is no level ${level}`)
  return found
}

/** Finds the level that is played with these options. */
export function stageWith(options: CascadeOptions): CascadeStage | undefined {
  const text = JSON.stringify(options)
  return STAGES.find((stage) => JSON.stringify(stage.options) === text)
}

/** A part of a level, and how much of it there is: gems of two kinds to collect. */
export interface LevelElement {
  readonly what: 'gems' | 'points' | 'holes' | 'kinds' | 'large'
  readonly count: number
}

/** The kinds of gems that the first levels have, and the cells of the usual board. */
const [FEWEST_KINDS, USUAL_CELLS] = [4, 64]

function elementsOf({ goal, options }: CascadeStage): readonly LevelElement[] {
  const { rows, cols, kinds, holes } = options
  const elements = [
    { what: 'gems', count: 'gems' in goal ? goal.gems.length : 0 },
    { what: 'points', count: 'points' in goal ? 1 : 0 },
    { what: 'holes', count: holes ? 1 : 0 },
    { what: 'kinds', count: kinds > FEWEST_KINDS ? kinds : 0 },
    { what: 'large', count: rows * cols > USUAL_CELLS ? 1 : 0 },
  ] as const
  return elements.filter(({ count }) => count > 0)
}

/** Returns the elements of which no level before has as much. */
export const newIn = memoize((stage: CascadeStage): readonly LevelElement[] => {
  const known = STAGES.slice(0, stage.level - 1).flatMap(elementsOf)
  return elementsOf(stage).filter(({ what, count }) =>
    known.every((one) => one.what !== what || one.count < count),
  )
})

/** Completes a level's route with its board; every game has a new deal. */
export const chooseLevel = (route: Route<Cascade>, choice: LevelChoice): Route<Cascade> => ({
  ...route,
  options: stageOf(choice).options,
})

/** Adds the swaps taken back, so that undo brings no star. */
export const countSwaps = (swaps: number, { undo = 0 }: Assists): number => swaps + undo

/** Awards stars for the swaps that a passed level took; one where it was played on from an earlier turn. */
export function starsEarned({ starSwaps }: CascadeStage, swaps: number, assists: Assists) {
  const isWithin = (most: number) => !assists[PLAYED_ON] && countSwaps(swaps, assists) <= most
  const [three, two] = starSwaps
  return [true, isWithin(two), isWithin(three)] as const
}

export const starsOf = (...passed: Parameters<typeof starsEarned>): number =>
  starsEarned(...passed).filter(Boolean).length

export interface LevelProgress extends CascadeStage {
  /** The stars of its best game; 0 until it is passed. */
  readonly stars: number
  /** The fewest swaps. */
  readonly best: number | undefined
}

/** Derives each level's progress from results. */
export const progressOf = (results: readonly GameResult[]): readonly LevelProgress[] =>
  STAGES.map((stage) => {
    const won = results.filter(
      ({ game, choice, end }) => game === 'cascade' && choice === stage.choice && end === 'won',
    )
    const best = Math.min(...won.map(({ moves, assists }) => countSwaps(moves, assists)))
    const stars = won.map(({ moves, assists }) => starsOf(stage, moves, assists))
    return { ...stage, best: won.length > 0 ? best : undefined, stars: Math.max(0, ...stars) }
  })
