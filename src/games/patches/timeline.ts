import { isSame, type Position } from '#src/engine/grid.ts'
import type { EventOf } from '#src/play/types.ts'
import type { Cue, Timeline } from '#src/ui/board/cues.ts'
import { isTile, valueAt } from './rules/board'
import type { PatchesState } from './rules/types'
import type { Patches, PatchesPiece } from './store'

type PatchesEvent = EventOf<Patches>
type Event<Type extends PatchesEvent['type']> = Extract<PatchesEvent, { type: Type }>
type Cues = readonly Cue<PatchesPiece>[]

/** How long the tiles of a round lie plain: so the rules have it. */
const PLAIN_MS = 1000

/** How long who matched what is seen after that; a conflict takes longer to read, and the end does not wait for it. */
const MATCHED_MS = 700
const CONTESTED_MS = 2600

/** Lays a round out: its tiles lie plain, then their tokens turn up; who matched what is seen a while longer. */
export function timeline(
  events: readonly PatchesEvent[],
  { board }: Pick<PatchesState, 'board'>,
): Timeline<PatchesPiece> {
  const played = events.filter((event) => event.type === 'played')
  const captured = events.filter((event) => event.type === 'captured')
  const taken = captured.flatMap(({ cells }) => cells)
  const cues: Cues = [
    ...events.flatMap(answerPress),
    ...played.filter(({ cell }) => !taken.some((at) => isSame(at, cell))).map(arrive),
    ...taken.flatMap((at) => turnUp(at, valueAt(board, at), played)),
    ...showMatches(events),
  ]
  return {
    cues,
    ...(played.length > 0 && { shownAt: PLAIN_MS }),
    ...(captured.length > 0 && { sounds: [{ sound: 'match', at: PLAIN_MS }] }),
  }
}

/** What comes of a press before anything is played. */
function answerPress(event: PatchesEvent): Cues {
  if (event.type === 'previewed') return [{ motion: 'select', at: event.cell }]
  return event.type === 'cell-refused' ? [{ motion: 'mismatch', at: event.cell }] : []
}

/** The user's tile has been lying there since it was chosen; the opponent's is new. */
const arrive = ({ player, cell }: Event<'played'>) =>
  ({ motion: player === 'user' ? 'select' : 'deal', at: cell }) as const

/** The tile that lay or came there is drawn over its token until it is time. */
function turnUp(at: Position, lay: number, played: readonly Event<'played'>[]): Cues {
  const token = { motion: 'capture', at, delay: PLAIN_MS } as const
  if (isTile(lay))
    return [token, { motion: 'flip', at, delay: PLAIN_MS, show: { type: 'tile', tile: lay } }]
  const came = played.find(({ cell }) => isSame(cell, at))
  if (!came) return [token]
  const show = { type: 'tile', tile: came.tile } as const
  return [token, { ...arrive(came), next: 'flip', nextAt: PLAIN_MS, show }]
}

/** Lines lie over everything else. */
function showMatches(events: readonly PatchesEvent[]): Cues {
  const claims = events.flatMap((event) =>
    event.type === 'matched' && event.matches.length > 0 ? event : [],
  )
  const contested = events.flatMap((event) => (event.type === 'contested' ? event.cells : []))
  const isOver = events.some(({ type }) => type === 'ended')
  const delay = PLAIN_MS + (contested.length > 0 && !isOver ? CONTESTED_MS : MATCHED_MS)
  const show = { type: 'matches', claims, contested } as const
  return claims.slice(0, 1).map(({ cell }) => ({ motion: 'fade', at: cell, delay, show }))
}
