import type { Board } from '#src/games/link/board/board.ts'
import type { Gravity } from '#src/games/link/board/gravity.ts'
import { deal } from '#src/games/link/deal/deal.ts'
import type { ByRisk, HeldOut, Mean, RateFigures } from '#src/games/link/grade/engine/figures.ts'
import { findGradedDeal } from '#src/games/link/grade/engine/find-graded.ts'
import { gradeOf } from '#src/games/link/grade/engine/grade.ts'
import { attentive, type Player, tilesLeft } from '#src/games/link/grade/engine/players.ts'
import { RISKS, type Risk } from '#src/games/link/grade/engine/scales.ts'
import { prove } from '#src/games/link/solver/verdict.ts'
import { byRisk, clearableBoards, type Sample, scale } from './boards'
import type { Figures } from './figures'
import { atRandom, glancing, lastPairFirst, lookAhead, planner } from './players'
import { follow } from './progress'
import { rateOf } from './statistics'

/** Held-out boards, and their number at a share of 1. */
export const SAMPLES: readonly (Sample & { readonly level: HeldOut; readonly boards: number })[] = [
  { level: 'expert', kinds: 36, gravity: 'none', boards: 300 },
  { level: 'normal', kinds: 24, gravity: 'none', boards: 300 },
  { level: 'hard', kinds: 30, gravity: 'none', boards: 200 },
]

export const clearRate = (board: Board, gravity: Gravity, player: Player, games: number): number =>
  tilesLeft(board, gravity, { player, games }).filter((left) => left === 0).length / games

/** Measures each player's clear rate by risk, on boards not used for tuning. */
export function* studyPlayers(share: number): Generator<Partial<Figures['players']>> {
  for (const sample of SAMPLES) {
    const count = scale(sample.boards, share)
    const boards = follow(
      `players ${sample.level}`,
      clearableBoards(sample, count, 'unseen'),
      count,
      measureRates,
    )
    yield { [sample.level]: { kinds: sample.kinds, ...summarize(boards) } }
  }
}

/** A board's risk and each player's clear rate. */
type Measured = ReturnType<typeof measureRates>

function measureRates(board: Board) {
  const rate = (player: Player, games: number) => clearRate(board, 'none', player, games)
  return {
    risk: gradeOf(board, 'none').risk,
    random: rate(atRandom, 100),
    attentive: rate(attentive, 50),
    'last pair first': rate(lastPairFirst, 50),
    glancing: rate(glancing, 50),
    'one look ahead': rate(lookAhead, 10),
  }
}

function summarize(boards: readonly Measured[]): Omit<RateFigures, 'kinds'> {
  const ofRisk = (risk: Risk) => boards.filter((board) => board.risk === risk)
  const rates = (pick: (board: Measured) => number): ByRisk<Mean | null> =>
    byRisk((risk) => rateOf(ofRisk(risk).map(pick)))
  return {
    boards: byRisk((risk) => ofRisk(risk).length),
    rates: {
      random: rates(({ random }) => random),
      attentive: rates(({ attentive }) => attentive),
      'last pair first': rates((board) => board['last pair first']),
      glancing: rates(({ glancing }) => glancing),
      'one look ahead': rates((board) => board['one look ahead']),
    },
  }
}

const PLANNED = { boards: 12, games: 2 }

/** Measures a planner's clear rate on expert boards by risk. */
export function* studyPlanner(share: number): Generator<Partial<Figures['planner']>> {
  const count = scale(PLANNED.boards, share)
  for (const risk of RISKS) {
    const rates = follow(`planner ${risk}`, Array(count).keys(), count, (seed) => {
      const request = { level: 'expert', gravity: 'none', risk } as const
      const found = findGradedDeal(request, `planned ${seed}`, prove)
      if (!found) throw new Error(`No ${risk} board was found`)
      const { options, seed: chosen } = found.value
      return clearRate(deal(options, chosen), 'none', planner, PLANNED.games)
    })
    yield { [risk]: { boards: rates.length, rate: rateOf(rates) } }
  }
}
