import type { GameResult } from '#src/define/define-game.ts'
import type { Gravity } from '../board/gravity.ts'
import { JOURNEY, limitFor, makeChoice } from '../choice.ts'
import { SHAPES } from '../deal/levels.ts'
import { MAX_STARS, starsOf } from '../stars.ts'

export const STAGE_LIMIT_MS = limitFor(SHAPES.expert.rows * SHAPES.expert.cols)

export interface StageProgress {
  /** Counted from 1. */
  readonly stage: number
  readonly choice: string
  readonly gravity: Gravity
  /** 0 until the stage is cleared. */
  readonly stars: number
  readonly bestMs: number | undefined
}

/** Derives each stage's progress from results; the stars are those of its best game. */
export const journeyOf = (results: readonly GameResult[]): readonly StageProgress[] =>
  JOURNEY.map((gravity, index) => {
    const stage = index + 1
    const choice = makeChoice({ type: 'journey', stage })
    const won = results.filter(
      (result) => result.game === 'link' && result.choice === choice && result.end === 'won',
    )
    const bestMs = won.length > 0 ? Math.min(...won.map(({ ms }) => ms)) : undefined
    const stars = won.map((result) => starsOf({ ...result, limitMs: STAGE_LIMIT_MS }))
    return { stage, choice, gravity, stars: Math.max(0, ...stars), bestMs }
  })

/** Returns the first stage to clear or, when all are cleared, the first that lacks a star. */
export const nextStage = (stages: readonly StageProgress[]): StageProgress | undefined =>
  stages.find(({ stars }) => stars === 0) ?? stages.find(({ stars }) => stars < MAX_STARS)

/** Counts the stages cleared and the stars earned, of all. */
export const totalsOf = (stages: readonly StageProgress[]) => ({
  cleared: stages.filter(({ stars }) => stars > 0).length,
  stages: stages.length,
  stars: stages.reduce((sum, { stars }) => sum + stars, 0),
  most: stages.length * MAX_STARS,
})
