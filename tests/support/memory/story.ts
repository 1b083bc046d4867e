import type { I18n } from '@lingui/core'
import type { Story } from '#src/define/story.ts'
import { asCell, toPosition } from '#src/engine/grid.ts'
import { tell } from './tell.ts'
import { sizeOf } from './timeline.ts'
import type { Memory } from './types.ts'

const scale = {
  high: /*i18n*/ { id: 'memory.won', message: 'All pairs yours' },
  low: /*i18n*/ { id: 'memory.lost', message: 'All pairs lost' },
}

const askText = (i18n: I18n): string => i18n._({ id: 'memory.ask', message: 'Find its equal.' })

const whyText = (i18n: I18n, card: number): string =>
  i18n._({ id: 'memory.why', message: 'It is card {card}.', values: { card } })

/** A turn is two cards; to miss a pair costs all. */
const story: Story<Memory> = {
  tell,
  scale,
  turnOf: ({ before, step: { move, events } }) => {
    const [first] = events
    if (first?.type !== 'turned' || before.up === null) return undefined
    const at = (index: number) => toPosition(sizeOf(before), asCell(index))
    const pieceOf = (index: number) => ({ face: before.cards[index] ?? 0 })
    const cells = [before.up, move.card].map((index) => ({ at: at(index), piece: pieceOf(index) }))
    const pieces = cells.map(({ piece }) => piece)
    return { side: first.side === 'player' ? 'you' : 'opponent', pieces, cells }
  },
  judge: async (_, { past }) =>
    past.map(({ events }, index) => {
      const { cards = [], up } = past[index - 1]?.state ?? { up: null }
      const isMissed = events.some(({ type }) => type === 'hidden') && index % 4 < 2
      if (!isMissed || up === null) return { value: 1, cost: 0 }
      const card = cards.findIndex((face, other) => face === cards[up] && other !== up)
      const texts = { ask: askText, why: (i18n: I18n) => whyText(i18n, card + 1) }
      const isGood = async (move: { readonly card: number }) => move.card === card
      return { value: 0, cost: 1, lesson: { ...texts, best: { type: 'turn', card }, isGood } }
    }),
}

export default story
