import type { Story } from '#src/define/story.ts'
import { asCell, toPosition } from '#src/engine/grid.ts'
import { sizeOf } from './timeline'
import type { Memory } from './types'

/** Tells each pair of cards turned, and judges that a pair missed costs a tenth. */
const story: Story<Memory> = {
  scale: {
    high: { id: 'memory.high', message: 'Won' },
    low: { id: 'memory.low', message: 'Lost' },
  },
  turnOf: ({ move, events }, before) => {
    const turned = events.find((event) => event.type === 'turned')
    if (!turned || before.up === null) return undefined
    const cards = [before.up, move.card].map((card) => ({ card, face: before.cards[card] ?? 0 }))
    const isPair = events.some(({ type }) => type === 'taken')
    const side = turned.side === 'player' ? 'you' : 'opponent'
    return {
      side,
      pieces: cards.map(({ face }) => ({ face })),
      ...(isPair && { gain: '+1' }),
      cells: cards.map(({ card, face }) => ({
        at: toPosition(sizeOf(before), asCell(card)),
        piece: { face },
      })),
      text: `${side === 'you' ? 'You' : 'The opponent'} turned ${cards.map(({ card }) => card + 1).join(' and ')}: ${isPair ? 'a pair' : 'no pair'}.`,
    }
  },
  judge: async () => [],
}

export default story
