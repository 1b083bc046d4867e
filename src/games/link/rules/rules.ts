import * as v from 'valibot'
import { makeParseMove, positionOn } from '#src/engine/fields.ts'
import { isInside, isSame, type Pair } from '#src/engine/grid.ts'
import { MAX_SEED } from '#src/engine/random.ts'
import type { Outcome, Played, Refusal, Rules } from '#src/engine/rules.ts'
import { type Board, hasTile, isCleared, kindAt, MAX_SIDE, withoutTiles } from '../board/board.ts'
import { originsOf, slide } from '../board/gravity.ts'
import { findMatch, matches } from '../board/pairs.ts'
import { findPath } from '../board/path.ts'
import { deal, reshuffle } from '../deal/deal.ts'
import { LAYOUTS, netOf } from '../deal/levels.ts'
import { OPTION_NAMES, parseOptions } from './options.ts'
import type { LinkEvent, LinkGame, LinkMove, LinkRefusal, LinkState, ShuffleMove } from './types.ts'

type Answer = Played<LinkState, LinkEvent> | Refusal<LinkRefusal>

const position = positionOn({ rows: MAX_SIDE, cols: MAX_SIDE })
const moveSchema = v.union([
  v.object({ type: v.literal('attempt'), from: position, to: position }),
  v.object({
    type: v.literal('shuffle'),
    layout: v.picklist(LAYOUTS),
    seed: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_SEED)),
  }),
])

/** Link: remove pairs of equal tiles joined by a path of at most two turns. */
export const rules: Rules<LinkGame> = {
  id: 'link',
  optionNames: OPTION_NAMES,
  parseOptions,
  parseMove: makeParseMove<LinkMove>(moveSchema),
  deal: (options, seed) => ({
    board: deal(options, seed),
    gravity: options.gravity,
    ...netOf(options),
    moves: 0,
    seed,
  }),
  legalMoves,
  play,
  outcome,
}

/** Yields each match once, or a shuffle if a board given as text starts stuck. */
function* legalMoves(state: LinkState): Generator<LinkMove> {
  if (outcome(state)) return
  const found = matches(state.board)
  for (const match of found) yield { type: 'attempt', ...match }
  if (found.length === 0) yield { type: 'shuffle', layout: 'peeled', seed: forcedSeed(state) }
}

/** A stuck board is lost only if no forced shuffle exists, as with no net. */
function outcome(state: LinkState): Outcome | null {
  if (isCleared(state.board)) return { result: 'won' }
  return findMatch(state.board) || forcedShuffle(state) ? null : { result: 'lost' }
}

function play(state: LinkState, move: LinkMove): Answer {
  if (outcome(state)) return { ok: false, code: 'over' }
  return move.type === 'attempt' ? attempt(state, move) : shuffle(state, move)
}

/** Checks in this order: off the board, same cell, no tile. */
function attempt(state: LinkState, { from, to }: Pair): Answer {
  const { board } = state
  if (!isInside(board, from) || !isInside(board, to)) return { ok: false, code: 'outside' }
  if (isSame(from, to)) return { ok: false, code: 'same-cell' }
  if (!hasTile(board, from) || !hasTile(board, to)) return { ok: false, code: 'empty' }
  const attempted = { ...state, moves: state.moves + 1 }
  const [kind, other] = [kindAt(board, from), kindAt(board, to)]
  if (kind !== other)
    return settle(attempted, { type: 'different', from, to, kinds: [kind, other] })
  const path = findPath(board, from, to)
  if (!path) return settle(attempted, { type: 'blocked', from, to, kind })
  const { board: rest, slides } = slide(withoutTiles(board, from, to), state.gravity)
  const slid: LinkEvent[] = slides.length === 0 ? [] : [{ type: 'slid', slides }]
  return settle({ ...attempted, board: rest }, { type: 'matched', from, to, kind, path }, ...slid)
}

function shuffle(state: LinkState, { layout, seed }: ShuffleMove): Answer {
  if (state.net === false) return { ok: false, code: 'no-net' }
  const board = reshuffle(state.board, state.gravity, layout, seed)
  if (!board) return { ok: false, code: 'no-layout' }
  return settle({ ...state, board }, shuffled(state.board, board, false))
}

/** Appends what follows: cleared, a forced shuffle when stuck, or the loss. */
function settle(state: LinkState, ...events: readonly LinkEvent[]): Answer {
  if (isCleared(state.board)) return { ok: true, state, events: [...events, { type: 'cleared' }] }
  if (findMatch(state.board)) return { ok: true, state, events }
  const board = forcedShuffle(state)
  if (!board) return { ok: true, state, events: [...events, { type: 'stuck' }, { type: 'lost' }] }
  const after = [{ type: 'stuck' } as const, shuffled(state.board, board, true)]
  return { ok: true, state: { ...state, board }, events: [...events, ...after] }
}

function forcedShuffle(state: LinkState): Board | undefined {
  if (state.net === false) return undefined
  return reshuffle(state.board, state.gravity, 'peeled', forcedSeed(state))
}

const forcedSeed = ({ moves, seed }: LinkState): string => `forced ${moves} ${seed}`.slice(0, 64)

const shuffled = (before: Board, after: Board, isForced: boolean): LinkEvent => ({
  type: 'shuffled',
  origins: originsOf(before, after),
  forced: isForced,
})
