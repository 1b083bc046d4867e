import type { Tell } from '#src/define/tell.ts'
import { OVER } from '#src/play/board/tell.ts'
import type { Memory } from './types.ts'

const REFUSALS = {
  over: OVER,
  'no-card': /*i18n*/ { id: 'memory.refused.no-card', message: 'There is no card.' },
  'is-up': /*i18n*/ { id: 'memory.refused.is-up', message: 'That card is up already.' },
}

export const tell: Tell<Memory> = {
  events: {
    turned: ({ side, card }, { i18n }) => ({
      detail: i18n._({
        id: 'memory.turned',
        message: '{side, select, player {You} other {The opponent}} turned card {card}.',
        values: { side, card: card + 1 },
      }),
    }),
    taken: (_, { i18n, before }) => ({
      text: i18n._({
        id: 'memory.taken',
        message: '{side, select, player {You} other {The opponent}} took a pair!',
        values: { side: before.turn },
      }),
      tone: 'plain',
    }),
    hidden: (_, { i18n, before }) => ({
      text: i18n._({
        id: 'memory.hidden',
        message: '{side, select, player {You} other {The opponent}} found no pair.',
        values: { side: before.turn },
      }),
    }),
  },
  signals: {
    'not-your-turn': (_, { i18n }) => ({
      text: i18n._({ id: 'memory.not-your-turn', message: 'The opponent is to move.' }),
      tone: 'refused',
    }),
  },
  refusal: (code, { i18n }) => i18n._(REFUSALS[code]),
  nameAt: ({ col }, { i18n, state: { up } }) =>
    up === col
      ? i18n._({ id: 'memory.face-up', message: 'Face up' })
      : i18n._({ id: 'memory.face-down', message: 'Face down' }),
  figures: ({ i18n, state: { pairs } }) =>
    i18n._({
      id: 'memory.figures',
      message: 'You have {player} pairs and the opponent has {opponent}.',
      values: { player: pairs.player, opponent: pairs.opponent },
    }),
}
