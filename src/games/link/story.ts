import type { I18n } from '@lingui/core'
import type { Story, Turn } from '#src/define/story.ts'
import { sentences } from '#src/ui/texts.ts'
import { kindAt } from './board/board.ts'
import type { LinkEvent, LinkState } from './rules/types.ts'
import { facesNow } from './tiles/faces.ts'
import type { Link, LinkPiece } from './types.ts'
import { CLEARED } from './ui/end/end.tsx'

const SHUFFLED = /*i18n*/ { id: 'link.turn.shuffled', message: 'The board was shuffled.' }

const FORCED = /*i18n*/ {
  id: 'link.turn.forced',
  message: 'The board shuffled itself: no matches were left.',
}

const OVER = /*i18n*/ {
  id: 'link.over',
  message: 'No shuffle gets past the walls. The game is lost.',
}

/** Puts what follows from a match into words; nothing of most. */
function textOf(event: LinkEvent, i18n: I18n): string | undefined {
  if (event.type === 'matched') {
    const values = { name: facesNow().name(i18n, event.kind) }
    return i18n._({ id: 'link.turn.matched', message: 'Matched: {name}.', values })
  }
  if (event.type === 'shuffled') return i18n._(event.forced ? FORCED : SHUFFLED)
  if (event.type === 'cleared') return i18n._(CLEARED)
  return event.type === 'lost' ? i18n._(OVER) : undefined
}

/** Tells a match or a shuffle; an attempt that failed is no turn. Names no rows, which a window may show as columns. */
function turnOf(
  events: readonly LinkEvent[],
  { board }: LinkState,
  i18n: I18n,
): Turn<LinkPiece> | undefined {
  const matched = events.find((event) => event.type === 'matched')
  const isShuffled = events.some(({ type }) => type === 'shuffled')
  if (!matched && !isShuffled) return undefined
  const cells = matched ? [matched.from, matched.to] : []
  const tileAt = (at: (typeof cells)[number]): LinkPiece => ({
    type: 'tile',
    kind: kindAt(board, at),
  })
  return {
    pieces: cells.slice(0, 1).map(tileAt),
    ...(isShuffled && { marks: ['shuffle'] }),
    cells: cells.map((at) => ({ at, piece: tileAt(at) })),
    text: sentences(
      i18n,
      events.map((event) => textOf(event, i18n)),
    ),
  }
}

const story: Story<Link> = {
  scale: {
    high: /*i18n*/ { id: 'link.scale.clearable', message: 'Can be cleared' },
    low: /*i18n*/ { id: 'link.scale.lost', message: 'Lost' },
  },
  isQuick: true,
  turnOf: ({ events }, before, i18n) => turnOf(events, before, i18n),
  judge: async () => [],
}

export default story
