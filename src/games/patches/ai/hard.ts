import type { Random } from '#src/engine/random.ts'
import type { Claim } from '../rules/claim'
import { otherOf, type PatchesState } from '../rules/types'
import type { View } from '../rules/view'
import { afterReplay, afterRound, leadOf, playOut, prunePlays } from './lookahead'
import { drawIndex, type Game, indexOfMax, solveMatrix } from './matrix'
import { greedyPlay, playsOf, sampleHands, strongest } from './plays'

/** Size of the payoff matrix: own plays, other player's plays. */
const MAX_OWN_PLAYS = 14
const MAX_OTHER_PLAYS = 8

const SAMPLED_HANDS = 24

/** Playout depth in rounds; with six the noise outweighs the benefit. */
const PLAYOUT_ROUNDS = 2

/** Weight of playout means, since playouts are played at another strength. */
const PLAYOUT_WEIGHT = 0.7

/**
 * Hard's strategy: a mixed strategy for the simultaneous choice, against sampled hands (determinizations)
 * of the other player. A pair of plays is valued by this round's exact result; the future is added per own
 * play as the mean of playouts, since single playouts would only add noise to pairs. In half of the samples
 * the other player plays like medium, in the rest its best response. Sources: Ginsberg, "GIB: Imperfect
 * Information in a Computationally Challenging Game", 2001; Bošanský et al., "Algorithms for computing
 * strategies in two-player simultaneous move games", 2016.
 */
export function hardPlay(view: View, random: Random, budget: Budget): Claim {
  const rows = prunePlays(playsOf(view, view.player, view.hand), MAX_OWN_PLAYS, random)
  const { samples, means } = lookAhead(view, rows, budget, random)
  if (view.phase.type === 'replay') return playAt(rows, indexOfMax(means))
  const games = samples
    .slice(0, SAMPLED_HANDS)
    .map((sample, number) => valueRound(view, sample, rows, number % 2 === 0, random))
  const bonuses = means.map((mean) => PLAYOUT_WEIGHT * mean)
  return playAt(rows, drawIndex(solveMatrix(games, bonuses), random))
}

interface Lookahead {
  readonly samples: readonly PatchesState[]
  readonly means: readonly number[]
}

function lookAhead(view: View, rows: readonly Claim[], budget: Budget, random: Random): Lookahead {
  const samples: PatchesState[] = []
  let sums = rows.map(() => 0)
  for (const _ of samplesOf(budget)) {
    const sample = sampleHands(view, random)
    samples.push(sample)
    sums = sums.map((sum, row) => sum + futureOf(view, sample, playAt(rows, row), random))
  }
  return { samples, means: sums.map((sum) => sum / samples.length) }
}

/** The lead a playout gains after a play; in a round without the round itself, which is valued exactly. */
function futureOf({ player }: View, sample: PatchesState, own: Claim, random: Random): number {
  if (sample.phase.type === 'replay')
    return leadOf(playOut(afterReplay(sample, own), PLAYOUT_ROUNDS, random), player)
  const other = otherOf(player)
  const reply = greedyPlay(sample, other, sample.hands[other], random)
  const next = afterRound(sample, player, own, reply, random)
  return leadOf(playOut(next, PLAYOUT_ROUNDS, random), player) - leadOf(next, player)
}

function valueRound(
  { player }: View,
  sample: PatchesState,
  rows: readonly Claim[],
  likeMedium: boolean,
  random: Random,
): Game {
  const other = otherOf(player)
  const plays = playsOf(sample, other, sample.hands[other])
  const columns = prunePlays(likeMedium ? strongest(plays) : plays, MAX_OTHER_PLAYS, random)
  const now = leadOf(sample, player)
  const values = rows.map((row) =>
    columns.map((column) => leadOf(afterRound(sample, player, row, column, random), player) - now),
  )
  return likeMedium ? { values, mix: columns.map(() => 1 / columns.length) } : { values }
}

function playAt(plays: readonly Claim[], index: number): Claim {
  const play = plays[index]
  if (!play) throw new Error('There is nothing to play')
  return play
}

/** A limit in milliseconds of an injected clock, or in samples for deterministic answers. */
export type Budget =
  | { readonly samples: number }
  | { readonly ms: number; readonly now: () => number }

/** Fewer samples are no evidence; more do not help. */
const MIN_SAMPLES = 4
const MAX_SAMPLES = 96

export function* samplesOf(budget: Budget): Generator<number> {
  if ('samples' in budget) {
    for (let count = 0; count < budget.samples; count++) yield count
    return
  }
  const end = budget.now() + budget.ms
  for (let count = 0; count < MAX_SAMPLES; count++) {
    if (count >= MIN_SAMPLES && budget.now() >= end) return
    yield count
  }
}
