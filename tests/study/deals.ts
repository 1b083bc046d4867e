import { deal } from '#src/games/link/deal/deal.ts'
import { LEVELS } from '#src/games/link/deal/levels.ts'
import { STUDIED, studiedChoice } from '#src/games/link/grade/engine/figures.ts'
import { findGradedDeal } from '#src/games/link/grade/engine/find-graded.ts'
import type { GradedRequest } from '#src/games/link/grade/engine/kinds.ts'
import { kindsOf, risksOf } from '#src/games/link/grade/engine/kinds.ts'
import { GAMES, type Risk, riskOf } from '#src/games/link/grade/engine/scales.ts'
import { prove } from '#src/games/link/solver/verdict.ts'
import { scale } from './boards'
import type { DealFigures, Figures } from './figures'
import { follow } from './progress'
import { countCleared } from './sizes'
import { quantile, sum, timed } from './statistics'

const DEALS = 200

/** Measures the time of a graded deal, and how often fresh games confirm its risk. */
export function* studyDeals(share: number): Generator<Partial<Figures['deals']>> {
  const count = scale(DEALS, share)
  for (const gravity of [...STUDIED, 'out'] as const) {
    for (const level of LEVELS) {
      const rows: Partial<Record<Risk, DealFigures>> = {}
      for (const risk of risksOf(level, gravity)) {
        rows[risk] = measureDeals({ level, gravity, risk }, count)
      }
      const choice = gravity === 'out' ? (`${level}-out` as const) : studiedChoice(level, gravity)
      yield { [choice]: rows }
    }
  }
}

function measureDeals(request: GradedRequest, count: number): DealFigures {
  const { level, gravity, risk } = request
  const deals = follow(`deals ${level} ${gravity} ${risk}`, Array(count).keys(), count, (seed) => {
    let draws = 0
    const found = timed(() =>
      findGradedDeal(request, `deal ${seed}`, prove, (draw) => (draws = draw + 1)),
    )
    return { ...found, draws }
  })
  const confirmed = deals.flatMap(({ value }) => {
    if (!value) return []
    const board = deal(value.value.options, value.value.seed)
    return riskOf(countCleared(board, gravity, 'fresh', GAMES)) === risk ? 1 : 0
  })
  const times = deals.map(({ ms }) => ms)
  return {
    kinds: kindsOf(level, gravity, risk),
    deals: count,
    missing: count - confirmed.length,
    confirmed: confirmed.length > 0 ? sum(confirmed) / confirmed.length : null,
    draws: sum(deals.map(({ draws }) => draws)) / count,
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  }
}
