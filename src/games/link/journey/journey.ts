import type { GameResult } from '#src/define/define-game.ts'
import { nextToClear, totalsOf } from '#src/engine/stars.ts'
import { JOURNEY, limitFor } from '../choice.ts'
import { starsOf } from '../stars.ts'
import { STAGES, type Stage } from './stages.ts'

/** The stars that open each garden after the first, in all gardens before it: half of what they have. */
const STARS_TO_OPEN = 15

export interface StageProgress extends Stage {
  /** The stars of its best game; 0 until the stage is cleared. */
  readonly stars: number
  readonly bestMs: number | undefined
  /** `true` if it was played before, or is the next to clear in an open garden. */
  readonly isOpen: boolean
}

/** Derives each stage's progress from results; the stars are those of its best game. */
export function journeyOf(results: readonly GameResult[]): readonly StageProgress[] {
  const scores = STAGES.map((stage) => scoreOf(stage, results))
  const { stars } = totalsOf(scores)
  return STAGES.map((stage, index) => {
    const { isPlayed, ...score } = scores[index] ?? NO_SCORE
    const isNext =
      stage.stage === 1 ? stars >= opensAt(stage.garden) : (scores[index - 1]?.stars ?? 0) > 0
    return { ...stage, ...score, isOpen: isPlayed || isNext }
  })
}

const NO_SCORE = { stars: 0, bestMs: undefined, isPlayed: false } as const

function scoreOf(stage: Stage, results: readonly GameResult[]) {
  const { choice, options, needsNoNet } = stage
  const netless = `${choice}-no-net`
  const played = results.filter(
    (result) => result.game === 'link' && (result.choice === choice || result.choice === netless),
  )
  const won = played.filter(({ end }) => end === 'won')
  if (won.length === 0) return { ...NO_SCORE, isPlayed: played.length > 0 }
  const starsIn = (result: GameResult) => {
    const hasNoNet = options.net === false || result.choice === netless
    const limitMs = limitOf(stage, result)
    return starsOf({ ...result, ...(hasNoNet && { net: false }), needsNoNet, limitMs })
  }
  const times = won.flatMap((result) => (starsIn(result) > 0 ? result.ms : []))
  return {
    stars: Math.max(...won.map(starsIn)),
    bestMs: times.length > 0 ? Math.min(...times) : undefined,
    isPlayed: true,
  }
}

/** Returns the time limit of a result. On an earlier board of the stage, the moves say how many pairs it had at most. */
const limitOf = ({ seed, limitMs }: Stage, result: GameResult): number =>
  result.seed === seed ? limitMs : limitFor(2 * result.moves)

const opensAt = (garden: number): number => STARS_TO_OPEN * (garden - 1)

export type GardenProgress = ReturnType<typeof gardensOf>[number]

/** Groups stages by their garden, counted from 1. */
export function gardensOf(stages: readonly StageProgress[]) {
  const { stars } = totalsOf(stages)
  return JOURNEY.map((gravity, index) => {
    const garden = index + 1
    const own = stages.filter((stage) => stage.garden === garden)
    return {
      garden,
      gravity,
      stages: own,
      stars: totalsOf(own).stars,
      isOpen: own.some(({ isOpen }) => isOpen),
      isCleared: own.every(({ stars }) => stars > 0),
      /** The number of stars that open it, and how many of them are missing. */
      opensAt: opensAt(garden),
      missing: Math.max(0, opensAt(garden) - stars),
    }
  })
}

/** Returns the open stage to play next. */
export const nextStage = (stages: readonly StageProgress[]): StageProgress | undefined =>
  nextToClear(stages.filter(({ isOpen }) => isOpen))
