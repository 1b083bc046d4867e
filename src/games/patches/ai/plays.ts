import { toIndex, toPosition } from '#src/engine/grid.ts'
import { type Random, shuffled } from '#src/engine/random.ts'
import { capturedOn, centreOf, countOf, EMPTY, openCells } from '../rules/board.ts'
import { type Claim, claimAt, contest, countMatches, placementOf } from '../rules/claim.ts'
import { moveBy, playTurn } from '../rules/round.ts'
import {
  type Each,
  each,
  otherOf,
  type PatchesMove,
  type PatchesState,
  PLAYERS,
  type Player,
} from '../rules/types.ts'
import { type Seat, seatOf, type View } from '../rules/view.ts'

export function playsOf(seat: Seat): Claim[] {
  const { tiles, cells, excluded } = choicesOf(seat)
  return tiles.flatMap((tile) => cells.map((cell) => claimAt(seat.board, tile, cell, excluded)))
}

const choicesOf = ({ board, phase, player, hand }: Seat) => ({
  tiles: phase.type === 'replay' ? [phase.tile] : hand,
  cells: phase.type === 'opening' ? [toIndex(board, centreOf(board, player))] : openCells(board),
  excluded: phase.type === 'replay' ? toIndex(board, phase.lost) : undefined,
})

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
export function strongest(seat: Seat): Claim[] {
  const { tiles, cells, excluded } = choicesOf(seat)
  let most = 0
  let found: Claim[] = []
  for (const tile of tiles) {
    for (const cell of cells) {
      const count = countMatches(seat.board, tile, cell, excluded)
      if (count < most) continue
      if (count > most) found = []
      most = count
      found.push(claimAt(seat.board, tile, cell, excluded))
    }
  }
  const highest = Math.max(...found.map(({ strength }) => strength))
  return found.filter(({ strength }) => strength === highest)
}

/** Medium's strategy: maximal strength, ties broken at random. */
export const greedyPlay = (seat: Seat, random: Random): Claim => pick(random, strongest(seat))

/** Value of a point, where a cell is 1: points only break ties. */
const POINT = 0.01

const WIN = 4

interface Score {
  readonly cells: Each<number>
  readonly points: Each<number>
  readonly isOver: boolean
}

/** A player's lead in cells and points, with the bonus at the end of the game. */
function leadIn({ cells, points, isOver }: Score, player: Player): number {
  const other = otherOf(player)
  const lead = cells[player] - cells[other] + POINT * (points[player] - points[other])
  return isOver ? lead + WIN * Math.sign(lead) : lead
}

export const leadOf = (
  { board, points, phase }: Pick<PatchesState, 'board' | 'points' | 'phase'>,
  player: Player,
): number => leadIn({ cells: capturedOn(board), points, isOver: phase.type === 'over' }, player)

/**
 * Makes a function for the lead that a round gains by a player's play and a reply. Counts the captures instead of
 * playing the round, for hard's search compares pairs by the thousand; only a collision is played.
 */
export function makeGain(state: PatchesState, player: Player, random: Random) {
  const { board, points } = state
  const [before, captured] = [leadOf(state, player), capturedOn(board)]
  const isLast = countOf(board, EMPTY) === PLAYERS.length
  return (own: Claim, other: Claim): number => {
    if (own.cell === other.cell)
      return leadOf(afterRound(state, player, own, other, random), player) - before
    const { captures } = contest(each((of) => (of === player ? own : other)))
    const cells = each((of) => captured[of] + captures[of].cells.length)
    const isOver = isLast || 2 * Math.max(cells.user, cells.opponent) > board.cells.length
    const score = { cells, points: each((of) => points[of] + captures[of].points), isOver }
    return leadIn(score, player) - before
  }
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
