import type { Board } from '#src/games/link/board/board.ts'
import type { Gravity } from '#src/games/link/board/gravity.ts'
import { deal } from '#src/games/link/deal/deal.ts'
import { LEVELS, SHAPES } from '#src/games/link/deal/levels.ts'
import { findGradedDeal } from '#src/games/link/grade/find-graded.ts'
import { gradeOf, startGrading } from '#src/games/link/grade/grade.ts'
import { gradedOptions, risksOf } from '#src/games/link/grade/kinds.ts'
import { attentive, countStuck, type Player } from '#src/games/link/grade/players.ts'
import { GAMES, RISKS, type Risk, riskOf } from '#src/games/link/grade/scales.ts'
import { solve } from '#src/games/link/solver/verdict.ts'
import { clearableBoards, nameOf, type Sample } from './boards'
import {
  agreement,
  correlation,
  meanOf,
  printTable,
  quantile,
  reliability,
  sum,
  timed,
} from './figures'
import { atRandom, glancing, lastPairFirst, lookAhead, planner } from './players'

const HELD_OUT: readonly (Sample & { readonly boards: number })[] = [
  { level: 'expert', kinds: 36, gravity: 'none', boards: 300 },
  { level: 'normal', kinds: 24, gravity: 'none', boards: 300 },
  { level: 'hard', kinds: 30, gravity: 'none', boards: 200 },
]

const PLAYERS: readonly { readonly player: Player; readonly games: number }[] = [
  { player: atRandom, games: 100 },
  { player: attentive, games: 50 },
  { player: lastPairFirst, games: 50 },
  { player: glancing, games: 50 },
  { player: lookAhead, games: 10 },
]

const two = (value: number): string => value.toFixed(2).replace(/^(-?)0\./, '$1.')
const many = (count: number, share: number): number => Math.max(1, Math.round(count * share))
const clearRate = (board: Board, gravity: Gravity, player: Player, games: number): number =>
  1 - countStuck(board, gravity, { player, games }) / games

/** Prints each player's success by risk, on boards not used for tuning. */
export function studyPlayers(share: number): void {
  for (const sample of HELD_OUT) {
    const boards = [...clearableBoards(sample, many(sample.boards, share), 'unseen')]
    const risks = boards.map((board) => gradeOf(board, sample.gravity).risk)
    const rates = PLAYERS.map(({ player, games }) =>
      boards.map((board) => clearRate(board, sample.gravity, player, games)),
    )
    console.log(`### ${nameOf(sample)}: ${boards.length} boards\n`)
    const names = PLAYERS.map(({ player }) => player.name)
    printTable(
      ['grade (boards)', ...names],
      RISKS.map((risk) => rateRow(risk, risks, rates)),
    )
  }
}

function rateRow(risk: Risk, risks: readonly Risk[], rates: readonly (readonly number[])[]) {
  const count = risks.filter((other) => other === risk).length
  const cells = rates.map((rate) => {
    const { mean, off } = meanOf(rate.filter((_, i) => risks[i] === risk))
    return `${two(mean)} [${two(Math.max(0, mean - off))}, ${two(Math.min(1, mean + off))}]`
  })
  return [`${risk} (${count})`, ...cells]
}

const PLANNED = { boards: 12, games: 2 }

/** Prints a planner's success on expert boards by risk. */
export function studyPlanner(share: number): void {
  const rows = RISKS.map((risk) => {
    const rates = Array.from({ length: many(PLANNED.boards, share) }, (_, seed) => {
      const request = { level: 'expert', gravity: 'none', risk } as const
      const found = findGradedDeal(request, `planned ${seed}`, () => undefined)
      if (!found) throw new Error(`No ${risk} board was found`)
      const { options, seed: chosen } = found.value
      return clearRate(deal(options, chosen), 'none', planner, PLANNED.games)
    })
    const { mean, off } = meanOf(rates)
    return [risk, `${rates.length}`, `${two(mean)} ± ${two(off)}`]
  })
  printTable(['expert, planner', 'boards', 'clears'], rows)
}

const AGREED = 60
const GRAVITIES = ['none', 'down', 'left', 'in'] as const

/** Prints reliability and agreement of players by level and gravity, on clearable boards. */
export function studyReliability(share: number): void {
  const rows: string[][] = []
  for (const gravity of GRAVITIES) {
    for (const level of LEVELS) {
      const kinds = SHAPES[level].kinds
      const boards = Array.from({ length: many(AGREED, share) }, (_, seed) =>
        deal({ level, gravity, layout: gravity === 'none' ? 'even' : 'peeled' }, `agreed ${seed}`),
      )
      rows.push([
        nameOf({ level, kinds, gravity }),
        `${boards.length}`,
        ...reliabilityRow(boards, gravity),
      ])
    }
  }
  const head = ['boards', 'n', 'cleared', 'reliability of risk', 'of search', 'W of four players']
  printTable([...head, 'same risk twice', 'more than one apart'], rows)
}

const AGREEING = [atRandom, attentive, lastPairFirst, glancing]
const AGREEING_GAMES = 40

function reliabilityRow(boards: readonly Board[], gravity: Gravity): string[] {
  const [once, twice] = ['grade 1', 'once more'].map((stream) =>
    boards.map((board) => gradeOf(board, gravity, { stream })),
  )
  const [halfA, halfB] = ['half a', 'half b'].map((stream) =>
    boards.map((board) => countCleared(board, gravity, stream, GAMES / 2)),
  )
  if (!once || !twice || !halfA || !halfB) return []
  const apart = once.map(({ risk }, i) =>
    Math.abs(RISKS.indexOf(risk) - RISKS.indexOf(twice[i]?.risk ?? risk)),
  )
  const raters = AGREEING.map((player) =>
    boards.map((board) => clearRate(board, gravity, player, AGREEING_GAMES)),
  )
  const looks = [once, twice].map((grades) => grades.map((grade) => grade.looks))
  return [
    two(meanOf(once.map(({ cleared }) => cleared / GAMES)).mean),
    two(reliability(correlation(halfA, halfB))),
    two(correlation(looks[0] ?? [], looks[1] ?? [])),
    two(agreement(raters)),
    two(apart.filter((by) => by === 0).length / apart.length),
    `${apart.filter((by) => by > 1).length}`,
  ]
}

function countCleared(board: Board, gravity: Gravity, stream: string, games: number): number {
  const grading = startGrading(board, gravity, stream)
  while (grading.counts.played < games) grading.playNext()
  return grading.counts.cleared
}

const TWICE = 200

/** Prints the agreement of two streams on the risk. */
export function studyStreams(share: number): void {
  const rows = HELD_OUT.map((sample) => {
    const boards = [...clearableBoards(sample, many(TWICE, share), 'twice')]
    const apart = boards.map((board) => {
      const [a, b] = ['grade 1', 'once more'].map((stream) =>
        RISKS.indexOf(gradeOf(board, sample.gravity, { stream }).risk),
      )
      return Math.abs((a ?? 0) - (b ?? 0))
    })
    const same = apart.filter((by) => by === 0).length
    return [nameOf(sample), `${boards.length}`, two(same / boards.length), `${Math.max(...apart)}`]
  })
  printTable(['boards', 'n', 'same risk', 'most grades apart'], rows)
}

const DEALS = 200

/** Prints the time of a graded deal, and how often fresh games confirm its risk. */
export function studyDeals(share: number): void {
  for (const gravity of ['none', 'down'] as const) {
    const rows = LEVELS.flatMap((level) =>
      risksOf(level, gravity).map((risk) => dealRow({ level, gravity, risk }, many(DEALS, share))),
    )
    console.log(`### Deals, gravity ${gravity}\n`)
    const head = ['level', 'risk', 'kinds', 'deals', 'not found', 'in the grade', 'draws']
    printTable([...head, 'CPU ms, median', 'p99'], rows)
  }
}

type Request = Parameters<typeof findGradedDeal>[0]

function dealRow(request: Request, deals: number): string[] {
  const draws: number[] = []
  const found = Array.from({ length: deals }, (_, seed) =>
    timed(() => findGradedDeal(request, `deal ${seed}`, prove, (draw) => (draws[seed] = draw + 1))),
  )
  const fresh = found.flatMap(({ value }) => {
    if (!value) return []
    const board = deal(value.value.options, value.value.seed)
    return riskOf(countCleared(board, request.gravity, 'fresh', GAMES)) === request.risk ? 1 : 0
  })
  const times = found.map(({ ms }) => ms)
  const options = gradedOptions(request)
  const kinds = options?.level === 'custom' ? options.kinds : SHAPES[request.level].kinds
  return [
    request.level,
    request.risk,
    `${kinds}`,
    `${deals}`,
    `${deals - fresh.length}`,
    two(sum(fresh) / fresh.length),
    (sum(draws) / deals).toFixed(0),
    quantile(times, 0.5).toFixed(0),
    quantile(times, 0.99).toFixed(0),
  ]
}

/** The same budget as in the worker. */
function prove(board: Board, gravity: Gravity) {
  const verdict = solve(board, gravity, 10_000)
  return verdict.status === 'clearable' ? verdict.moves : undefined
}
