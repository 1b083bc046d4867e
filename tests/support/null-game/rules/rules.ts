import * as v from 'valibot'
import { makeRandom, shuffled } from '#src/engine/random.ts'
import type { Outcome, Played, Refusal, Result, Rules } from '#src/engine/rules.ts'
import type { NullEvent, NullGame, NullMove, NullOptions, NullRefusal, NullState } from './types'
import { DEALS, MAX_TILES } from './types'

/** A number, or its digits: links carry text only. */
const numberSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.digits())]),
  v.transform(Number),
  v.integer(),
)

const optionsSchema = v.object({
  tiles: v.pipe(numberSchema, v.minValue(1), v.maxValue(MAX_TILES)),
  deal: v.pipe(numberSchema, v.picklist(DEALS)),
})

const moveSchema = v.object({
  type: v.literal('tap'),
  cell: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 * MAX_TILES - 1)),
})

function parseOptions(input: unknown): Result<NullOptions, 'bad-options'> {
  const parsed = v.safeParse(optionsSchema, input)
  if (parsed.success) return { ok: true, value: parsed.output }
  return { ok: false, code: 'bad-options', detail: v.summarize(parsed.issues) }
}

function parseMove(input: unknown): Result<NullMove, 'bad-move'> {
  const parsed = v.safeParse(moveSchema, input)
  if (parsed.success) return { ok: true, value: parsed.output }
  return { ok: false, code: 'bad-move', detail: v.summarize(parsed.issues) }
}

function deal({ tiles }: NullOptions, seed: string): NullState {
  const row = Array.from({ length: 2 * tiles }, (_, cell) => cell < tiles)
  return { cells: shuffled(makeRandom(seed, 'deal'), row) }
}

function* legalMoves({ cells }: NullState): Generator<NullMove> {
  for (const [cell, tile] of cells.entries()) if (tile) yield { type: 'tap', cell }
}

function play(
  state: NullState,
  { cell }: NullMove,
): Played<NullState, NullEvent> | Refusal<NullRefusal> {
  if (outcome(state)) return { ok: false, code: 'over' }
  if (!state.cells[cell]) return { ok: false, code: 'empty' }
  const cells = state.cells.with(cell, false)
  return { ok: true, state: { cells }, events: [{ type: 'taken', cell }] }
}

function outcome({ cells }: NullState): Outcome | null {
  return cells.includes(true) ? null : { result: 'won' }
}

/**
 * The smallest game there can be: tap every tile away. It goes through the whole contract, so a new
 * game starts as a copy of this folder.
 */
export const rules: Rules<NullGame> = {
  id: 'null',
  parseOptions,
  parseMove,
  deal,
  legalMoves,
  play,
  outcome,
}
