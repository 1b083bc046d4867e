import * as v from 'valibot'
import { makeParseMove, positionOn } from '../../../engine/fields'
import { isInside, isSame, type Position } from '../../../engine/grid'
import type { Outcome, Played, Refusal, Rules } from '../../../engine/rules'
import { hasTile, isCleared, kindAt, MAX_SIDE, without } from '../board/board'
import { slide } from '../board/gravity'
import { findMatch, matches } from '../board/pairs'
import { findPath, type Path } from '../board/path'
import { dealBoard, reshuffle } from '../deal/deal'
import type { LinkOptions } from '../deal/levels'
import { parseOptions } from './options'
import type { LinkEvent, LinkGame, LinkMove, LinkRefusal, LinkState } from './types'

type Turn = Played<LinkState, LinkEvent>

const position = positionOn({ rows: MAX_SIDE, cols: MAX_SIDE })
const moveSchema = v.variant('type', [
  v.object({ type: v.literal('attempt'), from: position, to: position }),
  v.object({ type: v.literal('shuffle') }),
])

/** Link: take pairs of equal tiles that a path of at most two turns joins, until none is left. */
export const rules: Rules<LinkGame> = {
  id: 'link',
  parseOptions,
  parseMove: makeParseMove<LinkMove>(moveSchema),
  deal,
  legalMoves,
  play,
  outcome,
}

function deal(options: LinkOptions, seed: string): LinkState {
  const { board } = dealBoard(options, seed)
  return { options, seed, board, moves: 0, shuffles: 0, reshuffles: 0 }
}

/** The attempts that match, each once. On a board given as text that is stuck from the start: a shuffle. */
function* legalMoves({ board }: LinkState): Generator<LinkMove> {
  let stuck = !isCleared(board)
  for (const match of matches(board)) {
    stuck = false
    yield { type: 'attempt', ...match }
  }
  if (stuck) yield { type: 'shuffle' }
}

function outcome({ board }: LinkState): Outcome | null {
  return isCleared(board) ? { result: 'won' } : null
}

function play(state: LinkState, move: LinkMove): Turn | Refusal<LinkRefusal> {
  const code = findRefusal(state, move)
  if (code) return { ok: false, code }
  switch (move.type) {
    case 'attempt':
      return attempt({ ...state, moves: state.moves + 1 }, move.from, move.to)
    case 'shuffle':
      return shuffle(state, { shuffles: state.shuffles + 1 })
  }
}

/** Checked in this order: the game is over; a cell is off the board; both are one; one is empty. */
function findRefusal({ board }: LinkState, move: LinkMove): LinkRefusal | undefined {
  if (isCleared(board)) return 'over'
  if (move.type === 'shuffle') return undefined
  const { from, to } = move
  if (!isInside(board, from) || !isInside(board, to)) return 'outside'
  if (isSame(from, to)) return 'same-cell'
  return hasTile(board, from) && hasTile(board, to) ? undefined : 'empty'
}

function attempt(state: LinkState, from: Position, to: Position): Turn {
  const kind = kindAt(state.board, from)
  const other = kindAt(state.board, to)
  if (kind !== other) return settle(state, { type: 'different', from, to, kinds: [kind, other] })
  const path = findPath(state.board, from, to)
  if (!path) return settle(state, { type: 'blocked', from, to, kind })
  return take(state, { from, to, kind, path })
}

type Taken = {
  readonly from: Position
  readonly to: Position
  readonly kind: number
  readonly path: Path
}

function take(state: LinkState, taken: Taken): Turn {
  const rest = without(state.board, taken.from, taken.to)
  const { board, slides } = slide(rest, state.options.gravity)
  const matched: LinkEvent = { type: 'matched', ...taken }
  const events: LinkEvent[] = slides.length === 0 ? [matched] : [matched, { type: 'slid', slides }]
  return settle({ ...state, board }, ...events)
}

/** What follows from how the board now lies: it is cleared, or stuck and laid out anew. */
function settle(state: LinkState, ...events: readonly LinkEvent[]): Turn {
  if (isCleared(state.board)) return accept(state, ...events, { type: 'cleared' })
  if (findMatch(state.board)) return accept(state, ...events)
  return shuffle(state, { reshuffles: state.reshuffles + 1 }, ...events, { type: 'stuck' })
}

/** Each shuffle of a game has a chance of its own, that the seed and the number of shuffles decide. */
function shuffle(
  state: LinkState,
  counted: Partial<LinkState>,
  ...events: readonly LinkEvent[]
): Turn {
  const stream = `shuffle ${state.shuffles + state.reshuffles} ${state.seed}`
  const { board, certificate } = reshuffle(state.board, state.options.gravity, stream)
  return accept({ ...state, ...counted, board }, ...events, { type: 'shuffled', certificate })
}

const accept = (state: LinkState, ...events: readonly LinkEvent[]): Turn => ({
  ok: true,
  state,
  events,
})
