import type { Position } from '#src/engine/grid.ts'
import type { Random } from '#src/engine/random.ts'
import { playableCells } from '#src/games/patches/rules/board.ts'
import { parsePosition } from '#src/games/patches/rules/position.ts'
import { rules } from '#src/games/patches/rules/rules.ts'
import { parseTile, type Tile } from '#src/games/patches/rules/tile.ts'
import type {
  PatchesEvent,
  PatchesMove,
  PatchesState,
  Placement,
  Player,
} from '#src/games/patches/rules/types.ts'

/** Parses a valid position. */
export function stateOf(text: string): PatchesState {
  const state = parsePosition(text)
  if (!state.ok) throw new Error(`${state.code}: ${state.detail}`)
  return state.value
}

/** A position with an empty deck. */
export const tableOf = (user: string, opponent: string, rows: string): PatchesState =>
  stateOf(`phase choosing\npoints 0 0\nuser ${user}\nopponent ${opponent}\ndeck\n${rows}`)

/** Parses a valid tile name. */
export function tileOf(name: string): Tile {
  const tile = parseTile(name)
  if (!tile) throw new Error(`${name} is no tile`)
  return tile
}

/** Parses `row,col`. */
export function parseCell(text: string): Position {
  const [row = Number.NaN, col = Number.NaN] = text.split(',').map(Number)
  return { row, col }
}

export const parseCells = (text: string): Position[] => text.split(' ').map(parseCell)

/** Parses a placement such as `gc2 1,3`. */
export function placementOf(text: string): Placement {
  const [tile = '', cell = ''] = text.split(' ')
  return { tile: tileOf(tile), cell: parseCell(cell) }
}

export const round = (user: string, opponent: string): PatchesMove => ({
  type: 'round',
  user: placementOf(user),
  opponent: placementOf(opponent),
})

export const replay = (cell: string): PatchesMove => ({ type: 'replay', cell: parseCell(cell) })

/** Plays a legal move. */
export function played(
  state: PatchesState,
  move: PatchesMove,
): { state: PatchesState; events: readonly PatchesEvent[] } {
  const result = rules.play(state, move)
  if (!result.ok) throw new Error(`${JSON.stringify(move)} is refused: ${result.code}`)
  return result
}

function randomChoice(state: PatchesState, player: Player, random: Random): Placement {
  const hand = state.hands[player]
  const cells = playableCells(state, player)
  const tile = hand[random.below(hand.length)]
  const cell = cells[random.below(cells.length)]
  if (!tile || !cell) throw new Error(`The ${player} has nothing to play`)
  return { tile, cell }
}

/** A random legal move. */
export function randomMove(state: PatchesState, random: Random): PatchesMove {
  const { phase } = state
  if (phase.type !== 'replay') {
    const user = randomChoice(state, 'user', random)
    return { type: 'round', user, opponent: randomChoice(state, 'opponent', random) }
  }
  const cells = playableCells(state, phase.player)
  const cell = cells[random.below(cells.length)]
  if (!cell) throw new Error('There is no cell to replay on')
  return { type: 'replay', cell }
}

export interface Turn {
  readonly before: PatchesState
  readonly move: PatchesMove
  readonly after: PatchesState
  readonly events: readonly PatchesEvent[]
}

/** A game of random moves. */
export function randomGame(start: PatchesState, random: Random): Turn[] {
  const turns: Turn[] = []
  for (let before = start; !rules.outcome(before); ) {
    const move = randomMove(before, random)
    const { state, events } = played(before, move)
    turns.push({ before, move, after: state, events })
    before = state
  }
  return turns
}
