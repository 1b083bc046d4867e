import type { Random } from '#src/engine/random.ts'
import type { Claim } from '../rules/claim'
import { otherOf, type PatchesState } from '../rules/types'
import type { View } from '../rules/view'
import { afterReplay, afterRound, leadOf, playOut, prunePlays } from './ahead'
import { drawPart, type Game, largest, solveMatrix } from './matrix'
import { greedyPlay, playsOf, sampleHands, strongest } from './plays'

/** How many plays of each side are weighed against each other. */
const ROWS = 14
const COLUMNS = 8

/** How many imagined hands the mix is computed against. */
const HANDS = 24

/** How many rounds are played on after this one; six are so noisy that hard loses strength by them. */
const AHEAD = 2

/** How much of a playout's mean is believed: the players of playouts are not these players. */
const BELIEF = 0.7

/**
 * Hard's play: a mixed strategy for the simultaneous choice, against sampled hands of the other.
 * Each pair of plays has the exact value of this round, and each own play, besides, what lies ahead
 * as the mean of playouts, never a single one: that would only add noise to each pair. Every second
 * of the imagined others plays like medium, the rest their best.
 *
 * Sampled hands as in Ginsberg, "GIB: Imperfect Information in a Computationally Challenging Game",
 * 2001; the simultaneous choice as in Bošanský et al., "Algorithms for computing strategies in
 * two-player simultaneous move games", 2016.
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
  /** The positions that were imagined. */
  readonly worlds: readonly PatchesState[]
  /** For each own play, what followed it. */
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

/** What one playout brings after this play: in a round, beyond the round itself, which is exact elsewhere. */
function futureOf({ player }: View, world: PatchesState, own: Claim, random: Random): number {
  if (world.phase.type === 'replay')
    return leadOf(playOut(afterReplay(world, own), AHEAD, random), player)
  const other = otherOf(player)
  const reply = greedyPlay(world, other, world.hands[other], random)
  const next = afterRound(world, player, own, reply, random)
  return leadOf(playOut(next, AHEAD, random), player) - leadOf(next, player)
}

/** What each pair of plays brings this round, when the other holds what it holds in this world. */
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

/**
 * How long an opponent may think: in milliseconds where somebody waits, by a clock from outside; in
 * samples where the answer must be the same every time.
 */
export type Budget =
  | { readonly samples: number }
  | { readonly ms: number; readonly now: () => number }

/** Fewer are no evidence, more are no use. */
const FEWEST = 4
const MOST = 96

/** Counts samples off, from 0, until the budget is used up. */
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
