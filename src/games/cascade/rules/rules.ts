import * as v from 'valibot'
import { between, makeParseMove, parseFields, positionOn, wholeNumber } from '#src/engine/fields.ts'
import { isInside, positions, toIndex } from '#src/engine/grid.ts'
import { resumeRandom } from '#src/engine/random.ts'
import type { Outcome, Played, Refusal, Result, Rules } from '#src/engine/rules.ts'
import {
  DEAL_VERSIONS,
  gemStream,
  MAX_KINDS,
  MAX_SIDE,
  MIN_KINDS,
  MIN_SIDE,
  makeGems,
} from './board.ts'
import { type CascadeStep, cascade, listFalls } from './cascade.ts'
import { dealBoard, findRedealReason } from './deal.ts'
import { areNeighbours, isLegalSwap, legalSwaps, swapped } from './swaps.ts'
import {
  type CascadeEvent,
  type CascadeGame,
  type CascadeMove,
  type CascadeOptions,
  type CascadeProblem,
  type CascadeRefusal,
  type CascadeState,
  COUNTINGS,
} from './types.ts'

/** Maximum number of swaps, which bounds the size of a save. */
const MAX_SWAPS = 5_000

const side = between(MIN_SIDE, MAX_SIDE)

const FIELDS = {
  rows: v.optional(side, 8),
  cols: v.optional(side, 8),
  kinds: v.optional(between(MIN_KINDS, MAX_KINDS), 7),
  swaps: v.optional(v.union([v.literal('endless'), between(1, MAX_SWAPS)]), 'endless'),
  counting: v.optional(v.picklist(COUNTINGS), 'clusters'),
  deal: v.optional(v.pipe(wholeNumber, v.picklist(DEAL_VERSIONS)), 1),
}

const PROBLEMS: Readonly<Record<keyof CascadeOptions, CascadeProblem>> = {
  rows: 'bad-size',
  cols: 'bad-size',
  kinds: 'bad-kinds',
  swaps: 'bad-swaps',
  counting: 'unknown-counting',
  deal: 'unknown-deal',
}

/** Validates untrusted options. Missing fields get the usual board's values; unknown fields are dropped. */
export const parseOptions = (input: unknown): Result<CascadeOptions, CascadeProblem> =>
  parseFields(FIELDS, PROBLEMS, input)

type CascadePlayed = Played<CascadeState, CascadeEvent>

const position = positionOn({ rows: MAX_SIDE, cols: MAX_SIDE })

/** Cascade: swap neighbours to line up three of a kind; falling gems may match again. */
export const rules: Rules<CascadeGame> = {
  id: 'cascade',
  parseOptions,
  parseMove: makeParseMove<CascadeMove>(
    v.object({ type: v.literal('swap'), from: position, to: position }),
  ),
  deal,
  legalMoves,
  play,
  outcome,
}

function deal(options: CascadeOptions, seed: string): CascadeState {
  const stream = gemStream(seed, options.deal)
  const board = dealBoard(options, makeGems(stream, options.kinds))
  return { options, board, points: 0, swaps: 0, redeals: 0, chance: stream.state() }
}

function* legalMoves(state: CascadeState): Generator<CascadeMove> {
  if (outcome(state)) return
  for (const swap of legalSwaps(state.board)) yield { type: 'swap', ...swap }
}

/** A game cannot be lost; it ends with its last swap. */
function outcome({ options, swaps }: CascadeState): Outcome | null {
  const most = options.swaps === 'endless' ? MAX_SWAPS : options.swaps
  return swaps < most ? null : { result: 'won' }
}

function play(state: CascadeState, move: CascadeMove): CascadePlayed | Refusal<CascadeRefusal> {
  const code = findRefusal(state, move)
  return code ? { ok: false, code } : turn(state, move)
}

/** Checks in this order: game over, off the board, not adjacent, no match. */
function findRefusal(state: CascadeState, { from, to }: CascadeMove): CascadeRefusal | undefined {
  if (outcome(state)) return 'over'
  if (!isInside(state.board, from) || !isInside(state.board, to)) return 'outside'
  if (!areNeighbours(from, to)) return 'apart'
  return isLegalSwap(state.board, { from, to }) ? undefined : 'no-match'
}

function turn(state: CascadeState, { from, to }: CascadeMove): CascadePlayed {
  const stream = resumeRandom(state.chance)
  const gems = makeGems(stream, state.options.kinds)
  const start = swapped(state.board, { from, to })
  const steps = [...cascade(start, state.options.counting, gems)]
  const board = steps.at(-1)?.filled ?? start
  const reason = findRedealReason(board)
  const next: CascadeState = {
    ...state,
    board: reason ? dealBoard(board, gems) : board,
    points: steps.reduce((sum, { points }) => sum + points, state.points),
    swaps: state.swaps + 1,
    redeals: state.redeals + (reason ? 1 : 0),
    chance: stream.state(),
  }
  const events: CascadeEvent[] = [{ type: 'swapped', from, to }, ...steps.flatMap(stepEvents)]
  if (reason) events.push({ type: 'redealt', reason })
  if (outcome(next)) events.push({ type: 'ended', points: next.points })
  return { ok: true, state: next, events }
}

function stepEvents(step: CascadeStep): CascadeEvent[] {
  const { number, board, marks, groups, points } = step
  const cells = [...positions(board)].filter((position) => marks[toIndex(board, position)] === 1)
  return [
    { type: 'matched', step: number, cells, groups, points },
    { type: 'fell', ...listFalls(step) },
  ]
}
