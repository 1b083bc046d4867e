import fc from 'fast-check'
import { makeRandom, shuffled } from '#src/engine/random.ts'
import { rules } from '#src/games/patches/rules/rules.ts'
import {
  BOARD_SIZES,
  otherOf,
  type PatchesState,
  PLAYERS,
  type Player,
} from '#src/games/patches/rules/types.ts'
import { randomGame } from '../rules/playing'

/** Positions of random games with a placement to make, a few per game. */
export const positions = fc
  .record({ board: fc.constantFrom(...BOARD_SIZES), seed: fc.string(), part: fc.nat(99) })
  .map(({ board, seed, part }) => {
    const start = rules.deal({ board, level: 'easy', deal: 1 }, seed)
    const states = randomGame(start, makeRandom(seed, 'moves')).map(({ before }) => before)
    return states[Math.floor((part * states.length) / 100)] ?? start
  })

/** Players with a placement to make. */
export const choosers = ({ phase }: PatchesState): readonly Player[] =>
  phase.type === 'replay' ? [phase.player] : PLAYERS

/** An equal position to this player, with the unseen tiles rearranged. */
export function redealt(state: PatchesState, player: Player, seed: string): PatchesState {
  const other = otherOf(player)
  const held = state.hands[other].length
  const tiles = shuffled(makeRandom(seed), [...state.hands[other], ...state.deck])
  return {
    ...state,
    hands: { ...state.hands, [other]: tiles.slice(0, held) },
    deck: tiles.slice(held),
  }
}
