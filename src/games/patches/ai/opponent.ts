import { makeRandom, type Random } from '#src/engine/random.ts'
import { countOf, EMPTY } from '../rules/board.ts'
import type { Claim } from '../rules/claim.ts'
import type { Level, Placement } from '../rules/types.ts'
import type { View } from '../rules/view.ts'
import { type Budget, hardPlay } from './hard.ts'
import { pick } from './matrix.ts'
import { greedyPlay, placementOf, playsOf } from './plays.ts'

/**
 * Chooses a tile and a cell, or another cell for a replay. Deterministic for the same view, level, seed and
 * samples; only `hard` uses the budget. Throws if it is not this player's turn.
 */
export function decide(view: View, level: Level, seed: string, budget: Budget): Placement {
  const { phase, player } = view
  if (phase.type === 'over' || (phase.type === 'replay' && phase.player !== player))
    throw new Error(`Nothing is asked of the ${player}`)
  const turn = `${countOf(view.board, EMPTY)} ${player}`
  return placementOf(view, play(view, level, makeRandom(seed, `patches ${level} ${turn}`), budget))
}

function play(view: View, level: Level, random: Random, budget: Budget): Claim {
  switch (level) {
    case 'beginner':
      return randomPlay(view, random)
    case 'easy':
      return random.below(2) === 0 ? randomPlay(view, random) : mediumPlay(view, random)
    case 'medium':
      return mediumPlay(view, random)
    case 'hard':
      return hardPlay(view, random, budget)
  }
}

const randomPlay = (view: View, random: Random): Claim =>
  pick(random, playsOf(view, view.player, view.hand))

const mediumPlay = (view: View, random: Random): Claim =>
  greedyPlay(view, view.player, view.hand, random)
