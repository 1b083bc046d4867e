import * as v from 'valibot'
import { makeParseMove, positionOn } from '#src/engine/fields.ts'
import type { Outcome, Played, Refusal, Rules } from '#src/engine/rules.ts'
import { LARGE_SIDE, playableCells } from './board'
import { deal } from './deal'
import { parseOptions } from './options'
import { findRefusal } from './refusal'
import { playTurn } from './round'
import { MAX_TILE } from './tile'
import type {
  Choice,
  PatchesEvent,
  PatchesGame,
  PatchesMove,
  PatchesRefusal,
  PatchesState,
  Player,
} from './types'
import { verdictOn } from './verdict'

const cell = positionOn({ rows: LARGE_SIDE, cols: LARGE_SIDE })
const tile = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_TILE))
const choice = v.object({ tile, cell })
const moveSchema = v.variant('type', [
  v.object({ type: v.literal('round'), user: choice, opponent: choice }),
  v.object({ type: v.literal('replay'), cell }),
])

/** Patches: both players simultaneously place a tile and capture the neighbours it matches, by strength. */
export const rules: Rules<PatchesGame> = {
  id: 'patches',
  parseOptions,
  parseMove: makeParseMove<PatchesMove>(moveSchema),
  deal,
  legalMoves,
  play,
  outcome,
}

/** Yields all pairs of choices lazily: thousands on the large board. */
function* legalMoves(state: PatchesState): Generator<PatchesMove> {
  const { phase } = state
  if (phase.type === 'replay') {
    for (const cell of playableCells(state, phase.player)) yield { type: 'replay', cell }
    return
  }
  for (const user of choices(state, 'user')) {
    for (const opponent of choices(state, 'opponent')) yield { type: 'round', user, opponent }
  }
}

function* choices(state: PatchesState, player: Player): Generator<Choice> {
  const cells = playableCells(state, player)
  for (const tile of state.hands[player]) {
    for (const cell of cells) yield { tile, cell }
  }
}

function play(
  state: PatchesState,
  move: PatchesMove,
): Played<PatchesState, PatchesEvent> | Refusal<PatchesRefusal> {
  const code = findRefusal(state, move)
  return code ? { ok: false, code } : playTurn(state, move)
}

function outcome({ board, points }: PatchesState): Outcome | null {
  const verdict = verdictOn({ board, points })
  if (!verdict) return null
  if (!verdict.winner) return { result: 'drawn' }
  return { result: verdict.winner === 'user' ? 'won' : 'lost' }
}
