import type { Finale } from '#src/define/feedback.ts'
import type { EventOf } from '#src/define/session.ts'
import { isSame, type Position, positions, valueAt } from '#src/engine/grid.ts'
import { type Cue, MOTION_MS, type Timeline } from '#src/ui/board/cues.ts'
import { isTile, ownerOf, verdictOn } from './rules/board.ts'
import type { PatchesState } from './rules/types.ts'
import type { Patches, PatchesPiece } from './types.ts'

type AnyEvent = EventOf<Patches>
type Event<Type extends AnyEvent['type']> = Extract<AnyEvent, { type: Type }>
type Cues = readonly Cue<PatchesPiece>[]

/** Start of a round's matches: once the opponent's tile has landed. */
const STAGES_MS = [MOTION_MS.deal]

/** Time until a round is put into words: once its matches have been seen. */
const WORDS_MS = 550

/** Time for which a round's tiles show before their tokens flip: a second, by the rules. */
const PLAIN_MS = 1000

/** Time for which matches are shown after that; a conflict takes longer to read, and the end does not wait. */
const MATCHED_MS = 700
const CONTESTED_MS = 2600

/** Shows a round: its tiles, their matches, what is said of them, then tokens. */
export function timeline(
  events: readonly AnyEvent[],
  { board }: Pick<PatchesState, 'board'>,
): Timeline<PatchesPiece> {
  const played = events.filter((event) => event.type === 'played')
  const captured = events.filter((event) => event.type === 'captured')
  const capturedCells = captured.flatMap(({ cells }) => cells)
  const cues: Cues = [
    ...events.flatMap(answerPress),
    ...played.filter(({ cell }) => !capturedCells.some((at) => isSame(at, cell))).map(arrive),
    ...capturedCells.flatMap((at) => flip(at, valueAt(board, at), played)),
    ...showMatches(events),
  ]
  return {
    cues,
    ...(played.length > 0 && { stages: STAGES_MS, wordsAt: WORDS_MS, shownAt: PLAIN_MS }),
    ...(captured.length > 0 && { sounds: [{ sound: 'match', at: PLAIN_MS }] }),
  }
}

function answerPress(event: AnyEvent): Cues {
  if (event.type === 'previewed') return [{ motion: 'select', at: event.cell }]
  return event.type === 'cell-refused' ? [{ motion: 'mismatch', at: event.cell }] : []
}

/** The user's tile is there since it was chosen; the opponent's appears. */
const arrive = ({ player, cell }: Event<'played'>) =>
  ({ motion: player === 'user' ? 'select' : 'deal', at: cell }) as const

/** Draws the original or just-played tile over the token until it flips. */
function flip(at: Position, before: number, played: readonly Event<'played'>[]): Cues {
  const token = { motion: 'capture', at, delay: PLAIN_MS } as const
  if (isTile(before))
    return [token, { motion: 'flip', at, delay: PLAIN_MS, show: { type: 'tile', tile: before } }]
  const event = played.find(({ cell }) => isSame(cell, at))
  if (!event) return [token]
  const show = { type: 'tile', tile: event.tile } as const
  return [token, { ...arrive(event), next: 'flip', nextAt: PLAIN_MS, show }]
}

/** Lines are drawn over everything else. */
function showMatches(events: readonly AnyEvent[]): Cues {
  const claims = events.flatMap((event) =>
    event.type === 'matched' && event.matches.length > 0 ? event : [],
  )
  const contested = events.flatMap((event) => (event.type === 'contested' ? event.cells : []))
  const isOver = events.some(({ type }) => type === 'ended')
  const delay = PLAIN_MS + (contested.length > 0 && !isOver ? CONTESTED_MS : MATCHED_MS)
  const show = { type: 'matches', claims, contested } as const
  return claims.slice(0, 1).map(({ cell }) => ({ motion: 'fade', at: cell, delay, show }))
}

/** Lets the winner's tokens leap, from the row beside the winner on. */
export function finale(state: PatchesState): Finale {
  const { board } = state
  const winner = verdictOn(state)?.winner ?? null
  const won = [...positions(board)].filter((at) => ownerOf(valueAt(board, at)) === winner)
  return { motion: 'hop', cells: winner === 'user' ? won.toReversed() : won }
}
