import * as v from 'valibot'
import type { Outcome, Played, Refusal, Result, Rules } from '../../../engine/rules'
import { LARGE_SIDE } from './board'
import { playableCells } from './cells'
import { deal } from './deal'
import { parseOptions } from './options'
import type { Player } from './player'
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
} from './types'
import { verdictOn } from './verdict'

/** Patches: both play a tile at once, next to others that it matches, and capture them by their strength. */
export const rules: Rules<PatchesGame> = {
  id: 'patches',
  parseOptions,
  parseMove,
  deal,
  legalMoves,
  play,
  outcome,
}

const side = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGE_SIDE - 1))
const cellSchema = v.object({ row: side, col: side })
const tileSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_TILE))
const choiceSchema = v.object({ tile: tileSchema, cell: cellSchema })
const moveSchema = v.variant('type', [
  v.object({ type: v.literal('round'), user: choiceSchema, opponent: choiceSchema }),
  v.object({ type: v.literal('replay'), cell: cellSchema }),
])

function parseMove(input: unknown): Result<PatchesMove> {
  const parsed = v.safeParse(moveSchema, input)
  if (parsed.success) return { ok: true, value: parsed.output }
  return { ok: false, code: 'not-a-move', detail: v.summarize(parsed.issues) }
}

/** Every pair of choices, made one by one: on the large board there are thousands. */
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
