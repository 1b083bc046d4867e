import * as v from 'valibot'
import { makeParseMove, positionOn } from '#src/engine/fields.ts'
import { isInside, positions, toIndex } from '#src/engine/grid.ts'
import type { Outcome, Played, Refusal, Rules } from '#src/engine/rules.ts'
import { MAX_SIDE } from './board.ts'
import { type CascadeStep, cascade } from './cascade.ts'
import { dealBoard, findRedealReason } from './deal.ts'
import { isReached } from './goal.ts'
import { type LuckState, resumeLuck, startLuck } from './luck.ts'
import { goalOf, MAX_SWAPS, OPTION_NAMES, parseOptions, shapeOf } from './options.ts'
import { areNeighbours, isLegalSwap, legalSwaps, swapped } from './swaps.ts'
import type {
  CascadeEvent,
  CascadeGame,
  CascadeMove,
  CascadeOptions,
  CascadeRefusal,
  CascadeState,
} from './types.ts'

type CascadePlayed = Played<CascadeState, CascadeEvent>

const position = positionOn({ rows: MAX_SIDE, cols: MAX_SIDE })

/** Cascade: swap neighbours to line up three of a kind; falling gems may match again. */
export const rules: Rules<CascadeGame> = {
  id: 'cascade',
  optionNames: OPTION_NAMES,
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
  const luck = resumeLuck(options, dealLuck(options, seed))
  return {
    options,
    board: dealBoard(shapeOf(options), luck.board),
    goal: goalOf(options),
    points: 0,
    gemsByKind: Array<number>(options.kinds + 1).fill(0),
    swaps: 0,
    redeals: 0,
    luck: luck.state(),
  }
}

/** The first version of the deal has one stream. */
const dealLuck = ({ deal, cols }: CascadeOptions, seed: string): LuckState =>
  startLuck(deal === 1 ? 'stream' : 'columns', cols, seed)

function* legalMoves(state: CascadeState): Generator<CascadeMove> {
  if (outcome(state)) return
  for (const swap of legalSwaps(state.board)) yield { type: 'swap', ...swap }
}

/** A game ends with its last swap. It can only be lost if it has a goal, which ends it sooner. */
function outcome({ options, goal, points, gemsByKind, swaps }: CascadeState): Outcome | null {
  if (goal && isReached(goal, { points, gemsByKind })) return { result: 'won' }
  const most = options.swaps === 'endless' ? MAX_SWAPS : options.swaps
  return swaps < most ? null : { result: goal ? 'lost' : 'won' }
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
  const luck = resumeLuck(state.options, state.luck)
  const start = swapped(state.board, { from, to })
  const steps = [...cascade(start, state.options.counting, luck.refill)]
  const board = steps.at(-1)?.filled ?? start
  const reason = findRedealReason(board)
  const next: CascadeState = {
    ...state,
    board: reason ? dealBoard(shapeOf(state.options), luck.board) : board,
    points: steps.reduce((sum, { points }) => sum + points, state.points),
    gemsByKind: addGems(state.gemsByKind, steps),
    swaps: state.swaps + 1,
    redeals: state.redeals + (reason ? 1 : 0),
    luck: luck.state(),
  }
  const events: CascadeEvent[] = [{ type: 'swapped', from, to }, ...steps.flatMap(stepEvents)]
  if (reason) events.push({ type: 'redealt', reason })
  if (outcome(next)) events.push({ type: 'ended', points: next.points })
  return { ok: true, state: next, events }
}

function addGems(before: readonly number[], steps: readonly CascadeStep[]): readonly number[] {
  const gemsByKind = [...before]
  for (const [kind, , , count] of steps.flatMap(({ groups }) => groups))
    gemsByKind[kind] = (gemsByKind[kind] ?? 0) + count
  return gemsByKind
}

function stepEvents(step: CascadeStep): CascadeEvent[] {
  const { number, board, marks, groups, points, slides, drops } = step
  const cells = [...positions(board)].filter((position) => marks[toIndex(board, position)] === 1)
  return [
    { type: 'matched', step: number, cells, groups, points },
    { type: 'fell', slides, drops },
  ]
}
