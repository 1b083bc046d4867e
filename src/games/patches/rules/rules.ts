import * as v from 'valibot'
import { makeParseMove, parseFields, positionOn, wholeNumber } from '#src/engine/fields.ts'
import { makeRandom, shuffled } from '#src/engine/random.ts'
import type { Result, Rules } from '#src/engine/rules.ts'
import { playableCells, SIDES, verdictOn } from './board.ts'
import { playTurn } from './round.ts'
import { HAND, MAX_TILE, TILES } from './tile.ts'
import {
  BOARD_SIZES,
  DEAL_VERSIONS,
  OPPONENTS,
  type PatchesGame,
  type PatchesMove,
  type PatchesOptions,
  type PatchesProblem,
  type PatchesRefusal,
  type PatchesState,
  type Placement,
  type Player,
} from './types.ts'
import { findCellRefusal, findPlacementRefusal, seatOf } from './view.ts'

const FIELDS = {
  board: v.picklist(BOARD_SIZES),
  level: v.picklist(OPPONENTS),
  deal: v.optional(v.pipe(wholeNumber, v.picklist(DEAL_VERSIONS)), 1),
}

const PROBLEMS = { board: 'unknown-board', level: 'unknown-level', deal: 'unknown-deal' } as const

const MISSING = { board: 'no-board', level: 'no-level' } as const

/** Validates untrusted options. The deal defaults to the latest; unknown fields are dropped. */
export const parseOptions = (input: unknown): Result<PatchesOptions, PatchesProblem> =>
  parseFields(FIELDS, PROBLEMS, input, MISSING)

const cell = positionOn({ rows: SIDES.large, cols: SIDES.large })
const tile = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_TILE))
const placement = v.object({ tile, cell })
const moveSchema = v.union([
  v.object({ type: v.literal('round'), user: placement, opponent: placement }),
  v.object({ type: v.literal('replay'), cell }),
])

/** Patches: both players simultaneously place a tile and capture the neighbours it matches, by strength. */
export const rules: Rules<PatchesGame> = {
  id: 'patches',
  optionNames: Object.keys(FIELDS),
  parseOptions,
  parseMove: makeParseMove<PatchesMove>(moveSchema),
  deal,
  legalMoves,
  play: (state, move) => {
    const code = findRefusal(state, move)
    return code ? { ok: false, code } : playTurn(state, move)
  },
  outcome: (state) => {
    const verdict = verdictOn(state)
    if (!verdict) return null
    if (!verdict.winner) return { result: 'drawn' }
    return { result: verdict.winner === 'user' ? 'won' : 'lost' }
  },
}

function deal(options: PatchesOptions, seed: string): PatchesState {
  const side = SIDES[options.board]
  const tiles = shuffled(makeRandom(seed, `patches deal ${options.deal}`), TILES)
  return {
    board: { rows: side, cols: side, cells: new Uint8Array(side * side) },
    phase: { type: 'opening' },
    points: { user: 0, opponent: 0 },
    hands: { user: tiles.slice(0, HAND), opponent: tiles.slice(HAND, 2 * HAND) },
    deck: tiles.slice(2 * HAND),
  }
}

/** Yields all pairs of placements lazily: thousands on the large board. */
function* legalMoves(state: PatchesState): Generator<PatchesMove> {
  const { phase } = state
  if (phase.type === 'replay') {
    for (const cell of playableCells(state, phase.player)) yield { type: 'replay', cell }
    return
  }
  for (const user of placements(state, 'user')) {
    for (const opponent of placements(state, 'opponent')) yield { type: 'round', user, opponent }
  }
}

function* placements(state: PatchesState, player: Player): Generator<Placement> {
  const cells = playableCells(state, player)
  for (const tile of state.hands[player]) {
    for (const cell of cells) yield { tile, cell }
  }
}

/** Returns why a move is refused; of two invalid placements, the user's comes first. */
function findRefusal(state: PatchesState, move: PatchesMove): PatchesRefusal | undefined {
  const { phase } = state
  if (phase.type === 'over') return 'over'
  if (move.type === 'replay') {
    if (phase.type !== 'replay') return 'no-replay'
    return findCellRefusal(seatOf(state, phase.player), move.cell)
  }
  if (phase.type === 'replay') return 'replay-due'
  const find = (player: Player) => findPlacementRefusal(seatOf(state, player), move[player])
  return find('user') ?? find('opponent')
}
