import type { Strength } from '#src/engine/fields.ts'
import { isSame } from '#src/engine/grid.ts'
import { makeRandom, type Random, shuffled } from '#src/engine/random.ts'
import { countOf, EMPTY, SIDES } from '../rules/board.ts'
import { type Claim, placementOf } from '../rules/claim.ts'
import { type BoardSize, otherOf, type PatchesState, type Placement } from '../rules/types.ts'
import { seatOf, type View } from '../rules/view.ts'
import {
  drawIndex,
  findUndominated,
  type Game,
  indexOfMax,
  meanOf,
  type Solution,
  solveMatrix,
  sumOf,
  weightsIn,
} from './matrix.ts'
import {
  afterReplay,
  afterRound,
  greedyPlay,
  leadOf,
  makeGain,
  pick,
  playAt,
  playOut,
  playsOf,
  prunePlays,
  sampleHands,
  strongest,
} from './plays.ts'

/**
 * Chooses a tile and a cell, or another cell for a replay. Deterministic for the same view, strength, seed and
 * samples; only `hard` uses the budget. Throws if it is not this player's turn.
 */
export function decide(view: View, strength: Strength, seed: string, budget: Budget): Placement {
  const { phase, player } = view
  if (phase.type === 'over' || (phase.type === 'replay' && phase.player !== player))
    throw new Error(`Nothing is asked of the ${player}`)
  const random = makeRandom(seed, `patches ${strength} ${countOf(view.board, EMPTY)} ${player}`)
  return placementOf(view.board, play(view, strength, random, budget))
}

function play(view: View, strength: Strength, random: Random, budget: Budget): Claim {
  if (strength === 'hard') return hardPlay(view, random, budget)
  const isGreedy = random.below(100) < greedyPercent(view, strength)
  return isGreedy ? greedyPlay(view, random) : pick(random, playsOf(view))
}

/**
 * The percentage of its plays that an opponent below hard makes greedily; it draws the others at random, beginner all of
 * them. Chosen on 1,000 deals for even steps: on 360 fresh ones, each wins 80–83 % against the one below on the
 * small board, 85–88 % on the large one. Only easy there wins every game: over so many plays chance evens out, so
 * that three steps of at most 90 % do not reach from random plays to medium.
 */
const GREEDY_PERCENT: Readonly<
  Record<BoardSize, Readonly<Record<Exclude<Strength, 'hard'>, number>>>
> = {
  small: { beginner: 0, easy: 30, fair: 65, medium: 100 },
  large: { beginner: 0, easy: 55, fair: 78, medium: 100 },
}

const greedyPercent = ({ board }: View, strength: Exclude<Strength, 'hard'>): number =>
  GREEDY_PERCENT[board.rows === SIDES.small ? 'small' : 'large'][strength]

/** Size of the payoff matrix: own plays, other player's plays. */
const MAX_OWN_PLAYS = 14
const MAX_OTHER_PLAYS = 8

const SAMPLED_HANDS = 24

/** Playout depth in rounds; with six the noise outweighs the benefit. */
const PLAYOUT_ROUNDS = 2

/** Weight of playout means, since playouts are played at another strength. */
const PLAYOUT_WEIGHT = 0.7

/**
 * Sampled hands, and random replies by each, against which plays are compared before mixing. Dropping dominated ones
 * makes hard no weaker: docs/bench/dominated.md.
 */
const COMPARED_HANDS = 6
const COMPARED_REPLIES = 16

/** Weight of the mean over these replies, since the other player may also play unwisely. */
const ROUND_WEIGHT = 0.1

/**
 * Hard's strategy: a mixed strategy for the simultaneous placement, against sampled hands (determinizations)
 * of the other player. Plays that another one dominates are dropped before. A pair of plays is valued by
 * this round's exact result; the future is added per own play as the mean of playouts, since single
 * playouts would only add noise to pairs. In half of the samples the other player plays like medium, in the
 * rest its best response. Sources: Ginsberg, "GIB: Imperfect Information in a Computationally Challenging
 * Game", 2001; Bošanský et al., "Algorithms for computing strategies in two-player simultaneous move
 * games", 2016.
 */
function hardPlay(view: View, random: Random, budget: Budget): Claim {
  const plays = prunePlays(playsOf(view), MAX_OWN_PLAYS, random)
  if (view.phase.type === 'replay')
    return playAt(plays, indexOfMax(lookAhead(view, plays, budget, random).means))
  const { rows, mix } = solveUndominated(view, plays, budget, random)
  return playAt(rows, drawIndex(mix, random))
}

/** Solves a round without the plays that another one dominates; `own` stays for its value. */
function solveUndominated(
  view: View,
  plays: readonly Claim[],
  budget: Budget,
  random: Random,
  own?: Claim,
) {
  const gains = gainsAgainstAny(view, plays, random)
  const undominated = findUndominated(gains)
  const indices = gains.flatMap((_, row) =>
    undominated.includes(row) || plays[row] === own ? row : [],
  )
  const rows = indices.map((row) => playAt(plays, row))
  const roundMeans = indices.map((row) => meanOf(gains[row] ?? []))
  return { rows, ...solveRound(view, rows, roundMeans, budget, random) }
}

/** Solves a round against sampled hands; `roundMeans` are the rows' gains in this round against any reply. */
function solveRound(
  view: View,
  rows: readonly Claim[],
  roundMeans: readonly number[],
  budget: Budget,
  random: Random,
): Solution {
  const { samples, means } = lookAhead(view, rows, budget, random)
  const games = samples
    .slice(0, SAMPLED_HANDS)
    .map((sample, index) => valueRound(view, sample, rows, index % 2 === 0, random))
  const bonuses = roundMeans.map(
    (mean, row) => PLAYOUT_WEIGHT * (means[row] ?? 0) + ROUND_WEIGHT * mean,
  )
  return solveMatrix(games, bonuses)
}

/**
 * Values all plays of a view by hard's own search: the lead that each is expected to gain, in cells. The plays are the
 * best-ranked ones that no other dominates, and the one that was made.
 */
export function valuePlays(view: View, budget: Budget, random: Random, made?: Placement) {
  const all = playsOf(view)
  const ranked = prunePlays(all, MAX_OWN_PLAYS + 1, random)
  const own = all.find((play) => made && isSamePlacement(placementOf(view.board, play), made))
  const plays = own && !ranked.includes(own) ? [...ranked, own] : ranked
  if (view.phase.type === 'replay') {
    // Playouts of a replay include the present lead.
    const { means } = lookAhead(view, plays, budget, random)
    return { plays, own, values: means.map((mean) => mean - leadOf(view, view.player)) }
  }
  const { rows, values } = solveUndominated(view, plays, budget, random, own)
  return { plays: rows, own, values }
}

export const isSamePlacement = (a: Placement, b: Placement): boolean =>
  a.tile === b.tile && isSame(a.cell, b.cell)

/** Returns the probabilities with which an opponent would make each of a view's plays; hard's are estimates. */
export function oddsOf(
  view: View,
  strength: Strength,
  budget: Budget,
  random: Random,
): readonly Odds[] {
  if (strength === 'hard') return hardOdds(view, budget, random)
  const share = greedyPercent(view, strength) / 100
  const greedy = strongest(view).map((play) => placementOf(view.board, play))
  return playsOf(view).map((play, _, plays) => {
    const placement = placementOf(view.board, play)
    const isGreedy = greedy.some((one) => isSamePlacement(one, placement))
    return { placement, odds: (1 - share) / plays.length + (isGreedy ? share / greedy.length : 0) }
  })
}

/** A placement and its probability. */
export interface Odds {
  readonly placement: Placement
  readonly odds: number
}

/** Strategies that are averaged: hard's depends on the hands that it imagines. */
const AVERAGED = 6

function hardOdds(view: View, budget: Budget, random: Random): readonly Odds[] {
  const all = playsOf(view)
  const odds = all.map(() => 0)
  for (let count = 0; count < AVERAGED; count++) {
    const plays = prunePlays(all, MAX_OWN_PLAYS, random)
    const { rows, mix } = solveUndominated(view, plays, budget, random)
    const weights = weightsIn(mix)
    for (const [index, row] of rows.entries()) {
      const share = (weights[index] ?? 0) / sumOf(weights) / AVERAGED
      odds[all.indexOf(row)] = (odds[all.indexOf(row)] ?? 0) + share
    }
  }
  return all.map((play, index) => ({
    placement: placementOf(view.board, play),
    odds: odds[index] ?? 0,
  }))
}

/** Each play's gains in this round, against the same random replies. */
function gainsAgainstAny(view: View, plays: readonly Claim[], random: Random) {
  const other = otherOf(view.player)
  const hands = Array.from({ length: COMPARED_HANDS }, () => {
    const sample = sampleHands(view, random)
    const replies = shuffled(random, playsOf(seatOf(sample, other)))
    return gainsOf(view, sample, plays, replies.slice(0, COMPARED_REPLIES), random)
  })
  return plays.map((_, row) => hands.flatMap((gains) => gains[row] ?? []))
}

function lookAhead(view: View, rows: readonly Claim[], budget: Budget, random: Random) {
  const samples: PatchesState[] = []
  let sums = rows.map(() => 0)
  for (const isWanted = makeMeter(budget); isWanted(samples.length); ) {
    const sample = sampleHands(view, random)
    samples.push(sample)
    const replies = strongest(seatOf(sample, otherOf(view.player)))
    sums = rows.map((own, row) => (sums[row] ?? 0) + futureOf(view, sample, own, replies, random))
  }
  return { samples, means: sums.map((sum) => sum / samples.length) }
}

/** The lead a playout gains after a play; in a round without the round itself, which is valued exactly. */
function futureOf(
  { player }: View,
  sample: PatchesState,
  own: Claim,
  replies: readonly Claim[],
  random: Random,
): number {
  if (sample.phase.type === 'replay')
    return leadOf(playOut(afterReplay(sample, own), PLAYOUT_ROUNDS, random), player)
  const next = afterRound(sample, player, own, pick(random, replies), random)
  return leadOf(playOut(next, PLAYOUT_ROUNDS, random), player) - leadOf(next, player)
}

function valueRound(
  view: View,
  sample: PatchesState,
  rows: readonly Claim[],
  likeMedium: boolean,
  random: Random,
): Game {
  const seat = seatOf(sample, otherOf(view.player))
  const plays = likeMedium ? strongest(seat) : playsOf(seat)
  const columns = prunePlays(plays, MAX_OTHER_PLAYS, random)
  const values = gainsOf(view, sample, rows, columns, random)
  return likeMedium ? { values, mix: columns.map(() => 1 / columns.length) } : { values }
}

/** The lead gained in this round, by own play and reply. */
function gainsOf(
  { player }: View,
  sample: PatchesState,
  plays: readonly Claim[],
  replies: readonly Claim[],
  random: Random,
): number[][] {
  const gainOf = makeGain(sample, player, random)
  return plays.map((play) => replies.map((reply) => gainOf(play, reply)))
}

/** A limit in milliseconds of an injected clock, or in samples for deterministic answers. */
export type Budget =
  | { readonly samples: number }
  | { readonly ms: number; readonly now: () => number }

/** Fewer samples are no evidence; more do not help. */
const MIN_SAMPLES = 4
const MAX_SAMPLES = 96

/** Makes a test for another sample after this many. */
function makeMeter(budget: Budget): (count: number) => boolean {
  if ('samples' in budget) return (count) => count < budget.samples
  const end = budget.now() + budget.ms
  return (count) => count < MIN_SAMPLES || (count < MAX_SAMPLES && budget.now() < end)
}
