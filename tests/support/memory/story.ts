import type { Story } from '#src/define/story.ts'
import { asCell, toPosition } from '#src/engine/grid.ts'
import { tell } from './tell'
import { sizeOf } from './timeline'
import type { Memory } from './types'

const [high, low] = [{ id: 'memory.won' }, { id: 'memory.lost' }]

/** A turn is two cards; to miss a pair costs all. */
const story: Story<Memory> = {
  tell,
  scale: { high, low },
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
      const texts = { ask: () => 'Find its equal.', why: () => `It is card ${card + 1}.` }
      const isGood = async (move: { readonly card: number }) => move.card === card
      return { value: 0, cost: 1, lesson: { ...texts, best: { type: 'turn', card }, isGood } }
    }),
}

export default story
