import { toIndex, toPosition } from '#src/engine/grid.ts'
import { type Random, shuffled } from '#src/engine/random.ts'
import { capturedOn, centreOf, openCells } from '../rules/board.ts'
import { type Claim, claimAt, placementOf } from '../rules/claim.ts'
import { moveBy, playTurn } from '../rules/round.ts'
import { each, otherOf, type PatchesMove, type PatchesState, type Player } from '../rules/types.ts'
import { type Seat, seatOf, type View } from '../rules/view.ts'

export function playsOf({ board, phase, player, hand }: Seat): Claim[] {
  const tiles = phase.type === 'replay' ? [phase.tile] : hand
  const excluded = phase.type === 'replay' ? toIndex(board, phase.lost) : undefined
  const isOpening = phase.type === 'opening'
  const cells = isOpening ? [toIndex(board, centreOf(board, player))] : openCells(board)
  const plays: Claim[] = []
  for (const tile of tiles) {
    for (const cell of cells) plays.push(claimAt(board, tile, cell, excluded))
  }
  return plays
}

export function playAt(plays: readonly Claim[], index: number): Claim {
  const play = plays[index]
  if (!play) throw new Error('There is nothing to play')
  return play
}

export const pick = (random: Random, plays: readonly Claim[]): Claim =>
  playAt(plays, random.below(Math.max(1, plays.length)))

/** Samples a state consistent with the view: deals the unseen tiles as the other player's hand and the deck. */
export function sampleHands(view: View, random: Random): PatchesState {
  const { board, phase, points, player, hand, held } = view
  const tiles = shuffled(random, view.unseen)
  const hands = each((of) => (of === player ? hand : tiles.slice(0, held)))
  return { board, phase, points, hands, deck: tiles.slice(held) }
}

/** The plays of maximal strength; all plays if nothing can be captured. */
export function strongest(plays: readonly Claim[]): Claim[] {
  let highest = 0
  let found: Claim[] = []
  for (const play of plays) {
    if (play.strength < highest) continue
    if (play.strength > highest) found = []
    highest = play.strength
    found.push(play)
  }
  return found
}

/** Medium's strategy: maximal strength, ties broken at random. */
export const greedyPlay = (seat: Seat, random: Random): Claim =>
  pick(random, strongest(playsOf(seat)))

/** Value of a point, where a cell is 1: points only break ties. */
const POINT = 0.01

const WIN = 4

/** A player's lead in cells and points, with the bonus at the end of the game. */
export function leadOf(
  { board, points, phase }: Pick<PatchesState, 'board' | 'points' | 'phase'>,
  player: Player,
): number {
  const cells = capturedOn(board)
  const other = otherOf(player)
  const lead = cells[player] - cells[other] + POINT * (points[player] - points[other])
  return phase.type === 'over' ? lead + WIN * Math.sign(lead) : lead
}

/** Plays up to `rounds` rounds, both players like medium. */
export function playOut(start: PatchesState, rounds: number, random: Random): PatchesState {
  let state = start
  for (let remaining = rounds; remaining > 0 && canContinue(state); remaining--) {
    state = withReplay(playTurn(state, greedyMove(state, random)).state, random)
  }
  return state
}

/** Hands may run out in a hand-made position. */
const canContinue = ({ phase, hands }: PatchesState): boolean =>
  phase.type !== 'over' && hands.user.length > 0 && hands.opponent.length > 0

const withReplay = (state: PatchesState, random: Random): PatchesState =>
  state.phase.type === 'replay' ? playTurn(state, greedyMove(state, random)).state : state

export function afterRound(
  state: PatchesState,
  player: Player,
  own: Claim,
  other: Claim,
  random: Random,
): PatchesState {
  const placements = each((of) => placementOf(state.board, of === player ? own : other))
  return withReplay(playTurn(state, { type: 'round', ...placements }).state, random)
}

export const afterReplay = (state: PatchesState, { cell }: Claim): PatchesState =>
  playTurn(state, { type: 'replay', cell: toPosition(state.board, cell) }).state

const greedyMove = (state: PatchesState, random: Random): PatchesMove =>
  moveBy(state, (player) => placementOf(state.board, greedyPlay(seatOf(state, player), random)))

const heuristic = ({ matches, strength }: Claim): number => matches.length + strength / 100

/** The best-ranked plays, at most `count`; ties are broken at random to avoid a bias to a corner. */
export function prunePlays(plays: readonly Claim[], count: number, random: Random): Claim[] {
  return shuffled(random, plays)
    .sort((a, b) => heuristic(b) - heuristic(a))
    .slice(0, count)
}
