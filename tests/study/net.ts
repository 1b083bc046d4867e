import { makeQuickDraws } from '#src/engine/random.ts'
import { matches } from '#src/games/link/board/pairs.ts'
import type { LinkOptions, Net } from '#src/games/link/deal/levels.ts'
import { findGradedDeal } from '#src/games/link/grade/engine/find-graded.ts'
import { GAMES, RISKS, type Risk } from '#src/games/link/grade/engine/scales.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import { prove } from '#src/games/link/solver/verdict.ts'
import { isForced } from '#src/games/link/store.ts'
import { scale } from './boards'
import type { Figures, NetFigures } from './figures'
import { follow } from './progress'
import { meanOf, sum } from './statistics'

const BOARDS = 8
const GAMES_EACH = 100

/** Measures what the net does for a player who takes any pair, on expert boards of each risk. */
export function* studyNet(share: number): Generator<Partial<Figures['net']>> {
  const count = scale(BOARDS, share)
  for (const risk of RISKS) yield { [risk]: measureNet(risk, count) }
}

function measureNet(risk: Risk, count: number): NetFigures {
  const boards = follow(`net ${risk}`, Array(count).keys(), count, (number) => {
    const request = { level: 'expert', gravity: 'none', risk } as const
    const found = findGradedDeal(request, `net ${number}`, prove)
    if (!found) throw new Error(`No board is ${risk}`)
    const { options, seed } = found.value
    const games = (own: Net) =>
      Array.from({ length: GAMES_EACH }, (_, game) =>
        playAny({ ...options, ...own }, seed, `${own.net} ${game}`),
      )
    const netted = games({})
    return {
      cleared: shareOf(netted, ({ isWon }) => isWon),
      shuffled: shareOf(netted, ({ forced }) => forced > 0),
      forced: sum(netted.map(({ forced }) => forced)) / GAMES_EACH,
      alone: shareOf(games({ net: false }), ({ isWon }) => isWon),
      random: found.grade.cleared / GAMES,
    }
  })
  return {
    boards: count,
    cleared: sum(boards.map(({ cleared }) => cleared)) / count,
    shuffled: meanOf(boards.map(({ shuffled }) => shuffled)),
    forced: sum(boards.map(({ forced }) => forced)) / count,
    alone: meanOf(boards.map(({ alone }) => alone)),
    random: meanOf(boards.map(({ random }) => random)),
    difference: meanOf(boards.map(({ alone, random }) => alone - random)),
  }
}

type Game = ReturnType<typeof playAny>

const shareOf = (games: readonly Game[], test: (game: Game) => boolean): number =>
  games.filter(test).length / games.length

/** Plays a whole game through the rules, taking any pair that matches. */
function playAny(options: LinkOptions, seed: string, stream: string) {
  const draws = makeQuickDraws(seed, stream)
  let state = rules.deal(options, seed)
  let forced = 0
  while (!rules.outcome(state)) {
    const found = matches(state.board)
    const match = found[draws.below(found.length)]
    const played = match && rules.play(state, { type: 'attempt', ...match })
    if (!played?.ok) throw new Error('A match is refused')
    forced += played.events.filter(isForced).length
    state = played.state
  }
  return { forced, isWon: rules.outcome(state)?.result === 'won' }
}
