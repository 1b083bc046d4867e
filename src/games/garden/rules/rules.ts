import * as v from 'valibot'
import type { Outcome, Played, Refusal, Result, Rules } from '../../../engine/rules'
import { SIZE } from './cells'
import { dealPosition } from './deal'
import { findEnding, hasReachedGoal } from './ending'
import { parseOptions } from './options'
import { previewStep, stepsOf } from './step'
import { takeStep, timeOut } from './turn'
import {
  type GardenEvent,
  type GardenGame,
  type GardenMove,
  type GardenOptions,
  type GardenRefusal,
  type GardenState,
  SIDES,
} from './types'

/** Garden: bring flowers of a colour together and clear them, turn by turn against the AI. */
export const rules: Rules<GardenGame> = {
  id: 'garden',
  parseOptions,
  parseMove,
  deal,
  legalMoves,
  play,
  outcome,
}

const sideSchema = v.picklist(SIDES)
const placeSchema = (end: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(end - 1))
const positionSchema = v.object({ row: placeSchema(SIZE.rows), col: placeSchema(SIZE.cols) })
const moveSchema = v.variant('type', [
  v.object({
    type: v.literal('move'),
    side: sideSchema,
    from: positionSchema,
    to: positionSchema,
  }),
  v.object({ type: v.literal('time-out'), side: sideSchema }),
])

function parseMove(input: unknown): Result<GardenMove> {
  const parsed = v.safeParse(moveSchema, input)
  if (parsed.success) return { ok: true, value: parsed.output }
  return { ok: false, code: 'not-a-move', detail: v.summarize(parsed.issues) }
}

function deal(options: GardenOptions, seed: string): GardenState {
  return { options, seed, position: dealPosition(options.deal, seed), aiMoves: 0 }
}

/** The steps of the side to move. Running out of time gets nobody on, so it is not among them. */
function* legalMoves({ position }: GardenState): Generator<GardenMove> {
  if (hasReachedGoal(position)) return
  for (const step of stepsOf(position, position.turn)) yield { type: 'move', ...step }
}

function outcome({ position }: GardenState): Outcome | null {
  const ending = findEnding(position)
  if (!ending) return null
  if (!ending.winner) return { result: 'drawn' }
  return { result: ending.winner === 'human' ? 'won' : 'lost' }
}

/** Checked in this order: the game is over, it is the other's turn, the step is refused. */
function play(
  state: GardenState,
  move: GardenMove,
): Played<GardenState, GardenEvent> | Refusal<GardenRefusal> {
  if (findEnding(state.position)) return { ok: false, code: 'over' }
  if (move.side !== state.position.turn) return { ok: false, code: 'not-your-turn' }
  switch (move.type) {
    case 'time-out':
      return { ok: true, ...timeOut(state) }
    case 'move': {
      const effect = previewStep(state.position, move)
      return effect.ok ? { ok: true, ...takeStep(state, move, effect.value) } : effect
    }
  }
}
