import { asCell, toPosition } from '#src/engine/grid.ts'
import type { EventOf } from '#src/play/types.ts'
import type { Cue, Timeline } from '#src/ui/board/cues.ts'
import type { MemoryState } from './rules'
import type { Memory, MemoryPiece } from './store'

/** How long two different faces are seen. */
const LOOK_MS = 800

/** The board has one row. */
export const sizeOf = ({ cards }: MemoryState) => ({ rows: 1, cols: cards.length })

/** Cards turn at once; what is taken or hidden again is seen for a moment. */
export function timeline(
  events: readonly EventOf<Memory>[],
  before: MemoryState,
): Timeline<MemoryPiece> {
  const at = (card: number) => toPosition(sizeOf(before), asCell(card))
  const cues = events.flatMap((event): readonly Cue<MemoryPiece>[] => {
    switch (event.type) {
      case 'turned':
        return [{ motion: 'select', at: at(event.card) }]
      case 'refused':
        return [{ motion: 'mismatch', at: at(event.move.card) }]
      case 'taken':
        return event.cards.map((card) => ({
          motion: 'remove',
          at: at(card),
          show: { face: event.face },
        }))
      case 'hidden':
        return event.cards.map((card) => ({
          motion: 'flip',
          at: at(card),
          delay: LOOK_MS,
          show: { face: before.cards[card] ?? 0 },
        }))
      default:
        return []
    }
  })
  return { cues }
}
