import type { Random } from '#src/engine/random.ts'
import type { Claim } from '../rules/claim'
import { otherOf, type PatchesState } from '../rules/types'
import type { View } from '../rules/view'
import { greedyPlay, strongest } from './greedy'
import { afterReplay, afterRound, leadOf, playOut, prunePlays } from './lookahead'
import { drawPart, type Game, largest, solveMatrix } from './matrix'
import { playsOf, sampleHands } from './plays'

/** Size of the payoff matrix: own plays, other player's plays. */
const ROWS = 14
const COLUMNS = 8

/** Sampled hands for which payoffs are computed. */
const HANDS = 24

/** Playout depth in rounds; with six the noise outweighs the benefit. */
const AHEAD = 2

/** Weight of playout means, since playouts are played at another strength. */
const BELIEF = 0.7

/**
 * Hard's strategy: a mixed strategy for the simultaneous choice, against sampled hands (determinizations)
 * of the other player. A pair of plays is valued by this round's exact result; the future is added per own
 * play as the mean of playouts, since single playouts would only add noise to pairs. In half of the samples
 * the other player plays like medium, in the rest its best response. Sources: Ginsberg, "GIB: Imperfect
 * Information in a Computationally Challenging Game", 2001; Bošanský et al., "Algorithms for computing
 * strategies in two-player simultaneous move games", 2016.
 */
export function hardPlay(view: View, random: Random, budget: Budget): Claim {
  const rows = prunePlays(playsOf(view, view.player, view.hand), ROWS, random)
  const { worlds, means } = lookAhead(view, rows, budget, random)
  if (view.phase.type === 'replay') return at(rows, largest(means))
  const games = worlds
    .slice(0, HANDS)
    .map((world, number) => valueRound(view, world, rows, number % 2 === 0, random))
  const beliefs = means.map((mean) => BELIEF * mean)
  return at(rows, drawPart(solveMatrix(games, beliefs), random))
}

interface Ahead {
  readonly worlds: readonly PatchesState[]
  /** Mean playout value by own play. */
  readonly means: readonly number[]
}

function lookAhead(view: View, rows: readonly Claim[], budget: Budget, random: Random): Ahead {
  const worlds: PatchesState[] = []
  let sums = rows.map(() => 0)
  for (const _ of samplesOf(budget)) {
    const world = sampleHands(view, random)
    worlds.push(world)
    sums = sums.map((sum, row) => sum + futureOf(view, world, at(rows, row), random))
  }
  return { worlds, means: sums.map((sum) => sum / worlds.length) }
}

/** The lead a playout gains after a play; in a round without the round itself, which is valued exactly. */
function futureOf({ player }: View, world: PatchesState, own: Claim, random: Random): number {
  if (world.phase.type === 'replay')
    return leadOf(playOut(afterReplay(world, own), AHEAD, random), player)
  const other = otherOf(player)
  const reply = greedyPlay(world, other, world.hands[other], random)
  const next = afterRound(world, player, own, reply, random)
  return leadOf(playOut(next, AHEAD, random), player) - leadOf(next, player)
}

/** The payoffs of this round for a sampled hand. */
function valueRound(
  { player }: View,
  world: PatchesState,
  rows: readonly Claim[],
  likeMedium: boolean,
  random: Random,
): Game {
  const other = otherOf(player)
  const plays = playsOf(world, other, world.hands[other])
  const columns = prunePlays(likeMedium ? strongest(plays) : plays, COLUMNS, random)
  const now = leadOf(world, player)
  const values = rows.map((row) =>
    columns.map((column) => leadOf(afterRound(world, player, row, column, random), player) - now),
  )
  return likeMedium ? { values, mix: columns.map(() => 1 / columns.length) } : { values }
}

function at(plays: readonly Claim[], place: number): Claim {
  const play = plays[place]
  if (!play) throw new Error('There is nothing to play')
  return play
}

/** A limit in milliseconds of an injected clock, or in samples for deterministic answers. */
export type Budget =
  | { readonly samples: number }
  | { readonly ms: number; readonly now: () => number }

/** Fewer samples are no evidence; more do not help. */
const FEWEST = 4
const MOST = 96

/** Yields sample numbers until the budget is spent. */
export function* samplesOf(budget: Budget): Generator<number> {
  if ('samples' in budget) {
    for (let count = 0; count < budget.samples; count++) yield count
    return
  }
  const end = budget.now() + budget.ms
  for (let count = 0; count < MOST; count++) {
    if (count >= FEWEST && budget.now() >= end) return
    yield count
  }
}
