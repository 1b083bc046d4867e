import type { Tell } from '#src/define/tell.ts'
import type { MemoryGame, Side } from './rules'
import type { Memory } from './types'

const REFUSALS: Readonly<Record<MemoryGame['Code'], string>> = {
  over: 'The game is over.',
  'no-card': 'There is no card.',
  'is-up': 'That card is up already.',
}

const NAMES: Readonly<Record<Side, string>> = { player: 'You', opponent: 'The opponent' }

export const tell: Tell<Memory> = {
  events: {
    turned: ({ side, card }) => ({ detail: `${NAMES[side]} turned card ${card + 1}.` }),
    taken: (_, { before }) => ({ text: `${NAMES[before.turn]} took a pair!`, tone: 'plain' }),
    hidden: (_, { before }) => ({ text: `${NAMES[before.turn]} found no pair.` }),
  },
  signals: { 'not-your-turn': () => ({ text: 'The opponent is to move.', tone: 'refused' }) },
  refusal: (code) => REFUSALS[code],
  nameAt: ({ col }, { state: { up } }) => (up === col ? 'Face up' : 'Face down'),
  figures: ({ state: { pairs } }) =>
    `You have ${pairs.player} pairs and the opponent has ${pairs.opponent}.`,
}
