import * as v from 'valibot'
import {
  makeParseMove,
  parseFields,
  personName,
  positionOn,
  wholeNumber,
} from '#src/engine/fields.ts'
import { countCells } from '#src/engine/grid.ts'
import { makeRandom, shuffled } from '#src/engine/random.ts'
import type { Result, Rules } from '#src/engine/rules.ts'
import { COLOURS, exchangeSides, flowerCode, SIZE } from './position.ts'
import { isByLink } from './seats.ts'
import { canClear, previewStep, stepsOf } from './step.ts'
import { findEnding, hasReachedGoal, takeStep, timeOut } from './turn.ts'
import {
  DEAL_VERSIONS,
  type GardenGame,
  type GardenMove,
  type GardenOptions,
  type GardenPosition,
  type GardenProblem,
  OPPONENTS,
  SIDES,
} from './types.ts'

const FIELDS = {
  difficulty: v.optional(v.picklist(OPPONENTS), 'medium'),
  deal: v.optional(v.pipe(wholeNumber, v.picklist(DEAL_VERSIONS)), 1),
  first: v.exactOptional(v.literal('ai')),
  a: v.exactOptional(personName),
  b: v.exactOptional(personName),
}

const PROBLEMS = {
  difficulty: 'unknown-difficulty',
  deal: 'unknown-deal',
  first: 'unknown-deal',
  a: 'bad-name',
  b: 'bad-name',
} as const

/** Validates untrusted options. Defaults: medium, latest deal, human first; unknown fields are dropped. */
export const parseOptions = (input: unknown): Result<GardenOptions, GardenProblem> =>
  parseFields(FIELDS, PROBLEMS, input)

const side = v.picklist(SIDES)
const position = positionOn(SIZE)
const moveSchema = v.union([
  v.object({ type: v.literal('move'), side, from: position, to: position }),
  v.object({ type: v.literal('time-out'), side }),
])

/** Garden: move flowers next to others of their colour to clear them, in turns with the opponent. */
export const rules: Rules<GardenGame> = {
  id: 'garden',
  optionNames: Object.keys(FIELDS),
  parseOptions,
  parseMove: makeParseMove<GardenMove>(moveSchema),
  deal: (options, seed) => {
    const position = dealPosition(options.deal, seed)
    const isSwapped = options.first === 'ai'
    const dealt = isSwapped ? exchangeSides(position) : position
    return { options, seed, position: dealt, secondMoves: 0 }
  },
  *legalMoves({ position }) {
    if (hasReachedGoal(position)) return
    for (const step of stepsOf(position, position.turn)) yield { type: 'move', ...step }
  },
  /** Checks in this order: game over, other side's turn, step refused. */
  play: (state, move) => {
    if (findEnding(state.position)) return { ok: false, code: 'over' }
    const isTimeOut = move.type === 'time-out'
    // Who plays by link takes any time.
    const isDue = move.side === state.position.turn && !(isTimeOut && isByLink(state.options))
    if (!isDue) return { ok: false, code: 'not-your-turn' }
    if (isTimeOut) return { ok: true, ...timeOut(state) }
    const effect = previewStep(state.position, move)
    return effect.ok ? { ok: true, ...takeStep(state, move, effect.value) } : effect
  },
  outcome: ({ position }) => {
    const ending = findEnding(position)
    if (!ending) return null
    if (!ending.winner) return { result: 'drawn' }
    return { result: ending.winner === 'human' ? 'won' : 'lost' }
  },
}

/** Three flowers of each code, then empty cells. */
const CELLS = Array.from({ length: countCells(SIZE) }, (_, index) => {
  const code = 1 + Math.floor(index / 3)
  return code <= flowerCode('ai', COLOURS) ? code : 0
})

const FREE_SLIDES = 3

/** Deals uniformly with the human in the first seat, redrawing until both sides can clear. */
export function dealPosition(deal: GardenOptions['deal'], seed: string): GardenPosition {
  const random = makeRandom(seed, `garden deal ${deal}`)
  for (;;) {
    const cells = Uint8Array.from(shuffled(random, CELLS))
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

/**
 * Points that end the game, chosen so that 20–50% of games between two hard players reach it; the others
 * end without moves. At 15,000 positions a move with hard's weeds, 14 points end 27% of 1,500 games (95%
 * interval 25–29%), 13 points 45% of 500 (41–50%). The first player wins 63% of decided games with 14
 * (61–66%), 65% with 13, of any deals: medium and hard are dealt even ones.
 */
export const GOAL = 14
