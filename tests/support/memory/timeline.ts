import type { EventOf } from '#src/define/session.ts'
import { asCell, toPosition } from '#src/engine/grid.ts'
import type { Cue, Timeline } from '#src/ui/board/cues.ts'
import type { MemoryState } from './rules/rules.ts'
import type { Memory, MemoryPiece } from './types.ts'

/** Time for which two different faces are shown. */
const LOOK_MS = 800

export const sizeOf = ({ cards }: MemoryState) => ({ rows: 1, cols: cards.length })

/** Turns cards at once; cards taken or hidden are shown for a moment first. */
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
