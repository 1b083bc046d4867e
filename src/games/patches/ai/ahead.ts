import { toPosition } from '#src/engine/grid.ts'
import { type Random, shuffled } from '#src/engine/random.ts'
import { capturedOn } from '../rules/board'
import type { Claim } from '../rules/claim'
import { playTurn } from '../rules/round'
import { otherOf, type PatchesMove, type PatchesState, type Player } from '../rules/types'
import { choiceOf, greedyPlay } from './plays'

/** A captured cell is worth one; strength decides only between equal cells. */
const POINT = 0.01

/** What winning is worth beyond the cells. */
const WIN = 4

/** How far the player is ahead: cells, then points, and a prize at the end. */
export function leadOf({ board, points, phase }: PatchesState, player: Player): number {
  const cells = capturedOn(board)
  const other = otherOf(player)
  const lead = cells[player] - cells[other] + POINT * (points[player] - points[other])
  return phase.type === 'over' ? lead + WIN * Math.sign(lead) : lead
}

/** Plays on, both like medium, for so many rounds, or as long as there is something to play. */
export function playOut(start: PatchesState, rounds: number, random: Random): PatchesState {
  let state = start
  for (let left = rounds; left > 0 && canGoOn(state); left--) {
    state = settled(playTurn(state, greedyMove(state, random)).state, random)
  }
  return state
}

/** A staged position may have fewer tiles than cells. */
const canGoOn = ({ phase, hands }: PatchesState): boolean =>
  phase.type !== 'over' && hands.user.length > 0 && hands.opponent.length > 0

/** With the replay that may follow a round, played like medium. */
const settled = (state: PatchesState, random: Random): PatchesState =>
  state.phase.type === 'replay' ? playTurn(state, greedyMove(state, random)).state : state

/** The state after both have played these claims. */
export function afterRound(
  state: PatchesState,
  player: Player,
  own: Claim,
  other: Claim,
  random: Random,
): PatchesState {
  const [user, opponent] = player === 'user' ? [own, other] : [other, own]
  const choices = { user: choiceOf(state, user), opponent: choiceOf(state, opponent) }
  return settled(playTurn(state, { type: 'round', ...choices }).state, random)
}

/** The state after a replay on this cell. */
export const afterReplay = (state: PatchesState, { cell }: Claim): PatchesState =>
  playTurn(state, { type: 'replay', cell: toPosition(state.board, cell) }).state

function greedyMove(state: PatchesState, random: Random): PatchesMove {
  const { phase } = state
  const play = (player: Player) =>
    choiceOf(state, greedyPlay(state, player, state.hands[player], random))
  if (phase.type === 'replay') return { type: 'replay', cell: play(phase.player).cell }
  return { type: 'round', user: play('user'), opponent: play('opponent') }
}

/** Cells first, then points, as the game's end counts. */
const promise = ({ matches, strength }: Claim): number => matches.length + strength / 100

/** The most promising plays, at most so many: of plays alike, any, so that no corner is favoured. */
export function prunePlays(plays: readonly Claim[], count: number, random: Random): Claim[] {
  return shuffled(random, plays)
    .sort((a, b) => promise(b) - promise(a))
    .slice(0, count)
}
