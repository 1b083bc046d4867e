import type { MessageDescriptor } from '@lingui/core'
import type { GardenRefusal } from '../rules/types'

/** Why a move is refused. */
export const REFUSALS: Record<GardenRefusal, MessageDescriptor> = {
  over: /*i18n*/ { id: 'garden.refused.over', message: 'The game is over.' },
  'not-your-turn': /*i18n*/ {
    id: 'garden.refused.turn',
    message: 'It is the AI’s turn.',
  },
  'no-flower': /*i18n*/ {
    id: 'garden.refused.no-flower',
    message: 'No flower stands there. Select one of yours first.',
  },
  'not-yours': /*i18n*/ {
    id: 'garden.refused.not-yours',
    message: 'That flower is the AI’s. Yours stand in round green pots.',
  },
  'not-a-neighbour': /*i18n*/ {
    id: 'garden.refused.neighbour',
    message: 'Only the cells above, below, left and right are in reach.',
  },
  'weed-in-the-way': /*i18n*/ {
    id: 'garden.refused.weed',
    message: 'A weed is in the way.',
  },
  'colour-in-the-way': /*i18n*/ {
    id: 'garden.refused.colour',
    message: 'A flower of another colour is in the way.',
  },
  'no-free-slide': /*i18n*/ {
    id: 'garden.refused.slide',
    message: 'You have no free slide left; this move would have to clear something.',
  },
}

/** What is the same in every game. */
export const WORDS = {
  unselected: /*i18n*/ { id: 'garden.unselected', message: 'Nothing selected.' },
  dealt: /*i18n*/ { id: 'garden.dealt', message: 'A new garden. You begin.' },
  'dealt-back': /*i18n*/ {
    id: 'garden.dealt.undo',
    message: 'A new garden. Undo brings the last one back.',
  },
  restarted: /*i18n*/ { id: 'garden.restarted', message: 'The same garden from the start.' },
  restored: /*i18n*/ { id: 'garden.restored', message: 'The last garden is back.' },
  undone: /*i18n*/ { id: 'garden.undone', message: 'Taken back. It is your turn.' },
  redone: /*i18n*/ { id: 'garden.redone', message: 'Played again.' },
  paused: /*i18n*/ { id: 'garden.paused', message: 'Paused.' },
  deserted: /*i18n*/ {
    id: 'garden.deserted',
    message: 'Paused: two of your turns in a row ran out of time.',
  },
  resumed: /*i18n*/ { id: 'garden.resumed', message: 'The game goes on.' },
  watching: /*i18n*/ { id: 'garden.watching', message: 'Watching the game from the start.' },
  'your-turn': /*i18n*/ { id: 'garden.your-turn', message: 'Your turn.' },
  'passed-human': /*i18n*/ {
    id: 'garden.passed.human',
    message: 'You cannot move and pass; the AI moves again.',
  },
  'passed-ai': /*i18n*/ {
    id: 'garden.passed.ai',
    message: 'The AI cannot move and passes; it is your turn again.',
  },
  'timed-out-human': /*i18n*/ {
    id: 'garden.timed-out.human',
    message: 'Time is up: your turn passes.',
  },
  'timed-out-ai': /*i18n*/ {
    id: 'garden.timed-out.ai',
    message: 'Time is up: the AI’s turn passes.',
  },
} as const satisfies Record<string, MessageDescriptor>
