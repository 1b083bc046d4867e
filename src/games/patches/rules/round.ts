import { asCell, type Cell, isSame, type Position, toIndex, toPosition } from '#src/engine/grid.ts'
import type { Played } from '#src/engine/rules.ts'
import { isOrphan, openCells, sideOf, tokenOf, verdictOn, withCells } from './board.ts'
import {
  type Capture,
  type Claim,
  captureOf,
  claimAt,
  contest,
  matchingOf,
  placementOf,
} from './claim.ts'
import { HAND, type Tile } from './tile.ts'
import {
  type Board,
  type Each,
  each,
  otherOf,
  type PatchesEvent,
  type PatchesMove,
  type PatchesState,
  PLAYERS,
  type Placement,
  type Player,
  type Replay,
  type Standing,
} from './types.ts'

type PatchesPlayed = Played<PatchesState, PatchesEvent>

export function playTurn(state: PatchesState, move: PatchesMove): PatchesPlayed {
  if (move.type === 'round') {
    const isCollision = isSame(move.user.cell, move.opponent.cell)
    return isCollision ? collide(state, move) : playRound(state, move)
  }
  if (state.phase.type !== 'replay') throw new Error('No tile is to be replayed')
  return playReplay(state, state.phase, move.cell)
}

/** Makes the move that is due of what the players choose. */
export function moveBy(
  { phase }: PatchesState,
  choose: (player: Player) => Placement,
): PatchesMove {
  if (phase.type === 'replay') return { type: 'replay', cell: choose(phase.player).cell }
  return { type: 'round', user: choose('user'), opponent: choose('opponent') }
}

function playRound(state: PatchesState, placements: Each<Placement>): PatchesPlayed {
  const { board } = state
  const claims = each((player) => claimOf(board, placements[player]))
  const { contested, winner, captures } = contest(claims)
  const events: PatchesEvent[] = [
    ...PLAYERS.map((player) => playedEvent(board, player, claims[player])),
    ...PLAYERS.map((player) => matchedEvent(board, player, claims[player])),
  ]
  if (contested.length > 0) {
    const strengths = each((player) => claims[player].strength)
    events.push({ type: 'contested', cells: positionsOf(board, contested), strengths, winner })
  }
  let standing: Standing = { ...state, board: placed(placed(board, claims.user), claims.opponent) }
  for (const player of PLAYERS) {
    events.push(...capturedEvents(board, player, captures[player]))
    standing = withCapture(standing, player, captures[player])
  }
  const tiles = each((player) => placements[player].tile)
  return finish(withoutTiles({ ...state, ...standing }, tiles), board, events)
}

/** Gives the cell to the player of its half, who captures uncontested; the other may replay. */
function collide(state: PatchesState, placements: Each<Placement>): PatchesPlayed {
  const { board } = state
  const { cell } = placements.user
  const winner = sideOf(board, cell)
  const loser = otherOf(winner)
  const tiles = each((player) => placements[player].tile)
  const claim = claimOf(board, placements[winner])
  const events: PatchesEvent[] = [
    { type: 'collided', cell, winner, tiles },
    ...soloEvents(board, winner, claim),
  ]
  const next = { ...state, ...withClaim(state, winner, claim) }
  if (verdictOn(next)) {
    return finish(withoutTiles(next, { [winner]: tiles[winner] }), board, events)
  }
  const phase: Replay = { type: 'replay', player: loser, tile: tiles[loser], lost: cell }
  return offerReplay({ ...withoutTiles(next, tiles), phase }, phase, board, events)
}

/** Offers the replay, or plays it automatically if only one cell is left. */
function offerReplay(
  state: PatchesState,
  replay: Replay,
  before: Board,
  events: readonly PatchesEvent[],
): PatchesPlayed {
  const [cell, ...others] = openCells(state.board)
  if (cell === undefined) throw new Error('An unfinished game has an open cell')
  const lost = orphanedEvents(before, state.board)
  if (others.length > 0) return { ok: true, state, events: [...events, ...lost] }
  const turn = playReplay(state, replay, toPosition(state.board, cell))
  return { ...turn, events: [...events, ...lost, ...turn.events] }
}

function playReplay(state: PatchesState, replay: Replay, cell: Position): PatchesPlayed {
  const { board } = state
  const { player, tile, lost } = replay
  const claim = claimAt(board, tile, toIndex(board, cell), toIndex(board, lost))
  const events = soloEvents(board, player, claim, true)
  return finish({ ...state, ...withClaim(state, player, claim) }, board, events)
}

const claimOf = (board: Board, { tile, cell }: Placement): Claim =>
  claimAt(board, tile, toIndex(board, cell))

const placed = (board: Board, { tile, cell }: Claim): Board => withCells(board, [cell], tile)

const withClaim = ({ board, points }: Standing, player: Player, claim: Claim): Standing =>
  withCapture({ board: placed(board, claim), points }, player, captureOf(claim))

const withCapture = ({ board, points }: Standing, player: Player, capture: Capture): Standing => ({
  board: withCells(board, capture.cells, tokenOf(player)),
  points: { ...points, [player]: points[player] + capture.points },
})

const withoutTiles = (state: PatchesState, tiles: Partial<Each<Tile>>): PatchesState => ({
  ...state,
  hands: each((player) => state.hands[player].filter((tile) => tile !== tiles[player])),
})

function finish(state: PatchesState, before: Board, events: PatchesEvent[]): PatchesPlayed {
  const lost = orphanedEvents(before, state.board)
  const verdict = verdictOn(state)
  if (verdict) {
    const ended = { type: 'ended', ...verdict } as const
    const over = { ...state, phase: { type: 'over' } } as const
    return { ok: true, state: over, events: [...events, ...lost, ended] }
  }
  const drawn = draw({ ...state, phase: { type: 'choosing' } })
  return { ...drawn, events: [...events, ...lost, ...drawn.events] }
}

function draw(state: PatchesState): PatchesPlayed {
  const events: PatchesEvent[] = []
  let { hands, deck } = state
  for (const player of PLAYERS) {
    const tiles = deck.slice(0, HAND - hands[player].length)
    hands = { ...hands, [player]: [...hands[player], ...tiles] }
    deck = deck.slice(tiles.length)
    if (tiles.length > 0) events.push({ type: 'drawn', player, count: tiles.length })
  }
  return { ok: true, state: { ...state, hands, deck }, events }
}

/** The events of a tile played without the other player's. */
const soloEvents = (board: Board, player: Player, claim: Claim, again = false): PatchesEvent[] => [
  playedEvent(board, player, claim, again),
  matchedEvent(board, player, claim),
  ...capturedEvents(board, player, captureOf(claim)),
]

const playedEvent = (board: Board, player: Player, claim: Claim, again = false): PatchesEvent => ({
  type: 'played',
  player,
  ...placementOf(board, claim),
  again,
})

const matchedEvent = (board: Board, player: Player, claim: Claim): PatchesEvent => ({
  type: 'matched',
  player,
  ...placementOf(board, claim),
  ...matchingOf(board, claim),
})

function capturedEvents(board: Board, player: Player, { cells, points }: Capture): PatchesEvent[] {
  if (cells.length === 0) return []
  return [{ type: 'captured', player, cells: positionsOf(board, cells), points }]
}

function orphanedEvents(before: Board, after: Board): PatchesEvent[] {
  const cells: Cell[] = []
  for (let index = 0; index < after.cells.length; index++) {
    if (isOrphan(after, index) && !isOrphan(before, index)) cells.push(asCell(index))
  }
  return cells.length > 0 ? [{ type: 'orphaned', cells: positionsOf(after, cells) }] : []
}

const positionsOf = (board: Board, cells: readonly Cell[]): Position[] =>
  cells.map((cell) => toPosition(board, cell))
