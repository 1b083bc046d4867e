import type { MessageDescriptor } from '@lingui/core'
import type { PlayerName } from '../engine/figures.ts'

export const SIZE = /*i18n*/ { id: 'link.size', message: 'Size' }

interface PlayerText {
  readonly name: MessageDescriptor
  /** The rest of a sentence that begins with the name. */
  readonly takes: MessageDescriptor
}

export const PLAYER_TEXTS: Readonly<Record<PlayerName, PlayerText>> = {
  random: {
    name: /*i18n*/ { id: 'link.player.random', message: 'Random' },
    takes: /*i18n*/ { id: 'link.player.random.takes', message: 'takes any match.' },
  },
  attentive: {
    name: /*i18n*/ { id: 'link.player.attentive', message: 'Attentive' },
    takes: /*i18n*/ {
      id: 'link.player.attentive.takes',
      message: 'takes the last two of a kind first, then a match that opens a path.',
    },
  },
  'last pair first': {
    name: /*i18n*/ { id: 'link.player.last', message: 'Last pair first' },
    takes: /*i18n*/ {
      id: 'link.player.last.takes',
      message: 'takes the last two of a kind first, then any match.',
    },
  },
  glancing: {
    name: /*i18n*/ { id: 'link.player.glancing', message: 'Glancing' },
    takes: /*i18n*/ {
      id: 'link.player.glancing.takes',
      message: 'takes the best of three matches seen, near ones first.',
    },
  },
  'one look ahead': {
    name: /*i18n*/ { id: 'link.player.ahead', message: 'One look ahead' },
    takes: /*i18n*/ {
      id: 'link.player.ahead.takes',
      message: 'takes the match that leaves the most tiles with a match.',
    },
  },
}
