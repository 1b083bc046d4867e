import * as v from 'valibot'
import { makeParseMove, parseFields, positionOn, wholeNumber } from '#src/engine/fields.ts'
import { makeRandom, shuffled } from '#src/engine/random.ts'
import type { Outcome, Played, Refusal, Result, Rules } from '#src/engine/rules.ts'
import { COLOURS, flowerCode, SIZE } from './position.ts'
import { canClear, previewStep, stepsOf } from './step.ts'
import { findEnding, hasReachedGoal, takeStep, timeOut } from './turn.ts'
import {
  DEAL_VERSIONS,
  DIFFICULTIES,
  type GardenEvent,
  type GardenGame,
  type GardenMove,
  type GardenOptions,
  type GardenPosition,
  type GardenProblem,
  type GardenRefusal,
  type GardenState,
  SIDES,
} from './types.ts'

const FIELDS = {
  difficulty: v.optional(v.picklist(DIFFICULTIES), 'medium'),
  deal: v.optional(v.pipe(wholeNumber, v.picklist(DEAL_VERSIONS)), 1),
}

const PROBLEMS = { difficulty: 'unknown-difficulty', deal: 'unknown-deal' } as const

/** Validates untrusted options. Defaults: medium, latest deal; unknown fields are dropped. */
export const parseOptions = (input: unknown): Result<GardenOptions, GardenProblem> =>
  parseFields(FIELDS, PROBLEMS, input)

const side = v.picklist(SIDES)
const position = positionOn(SIZE)
const moveSchema = v.variant('type', [
  v.object({ type: v.literal('move'), side, from: position, to: position }),
  v.object({ type: v.literal('time-out'), side }),
])

/** Garden: move flowers next to others of their colour to clear them, in turns with the AI. */
export const rules: Rules<GardenGame> = {
  id: 'garden',
  parseOptions,
  parseMove: makeParseMove<GardenMove>(moveSchema),
  deal,
  legalMoves,
  play,
  outcome,
}

function deal(options: GardenOptions, seed: string): GardenState {
  return { options, seed, position: dealPosition(options.deal, seed), aiMoves: 0 }
}

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

/** Checks in this order: game over, other side's turn, step refused. */
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

const FLOWERS_EACH = 3

const FREE_SLIDES = 3

/** Deals uniformly, redrawing until both sides can clear. */
export function dealPosition(deal: GardenOptions['deal'], seed: string): GardenPosition {
  const random = makeRandom(seed, `garden deal ${deal}`)
  for (;;) {
    const cells = Uint8Array.from(shuffled(random, allCells()))
    const position: GardenPosition = {
      cells,
      turn: 'human',
      // Compensates for moving second.
      points: { human: 0, ai: 1 },
      slides: { human: FREE_SLIDES, ai: FREE_SLIDES },
      goal: GOAL,
    }
    if (SIDES.every((side) => canClear(position, side))) return position
  }
}

function allCells(): number[] {
  const cells = new Array<number>(SIZE.rows * SIZE.cols).fill(0)
  let next = 0
  for (const side of SIDES) {
    for (let colour = 1; colour <= COLOURS; colour++) {
      for (let flower = 0; flower < FLOWERS_EACH; flower++) cells[next++] = flowerCode(side, colour)
    }
  }
  return cells
}

/**
 * Points that end the game, chosen so that 20–50% of games between two hard players reach it; the others
 * end without moves. At 15,000 positions a move with hard's weeds, 14 points end 27% of 1,500 games (95%
 * interval 25–29%), 13 points 45% of 500 (41–50%). The first player wins 63% of decided games with 14
 * (61–66%), 65% with 13.
 */
export const GOAL = 14
