import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Message, SessionEvent } from '#src/define/types.ts'
import type { GameTypes } from '#src/engine/rules.ts'
import { sentences } from '#src/ui/texts.ts'

/** Events of a session that are announced in the same way in every game. */
type AnnouncedEvent = Exclude<SessionEvent<GameTypes>, { type: 'where' | 'refused' }>

const TEXTS: Readonly<Record<AnnouncedEvent['type'], MessageDescriptor>> = {
  dealt: /*i18n*/ { id: 'session.dealt', message: 'New game.' },
  restarted: /*i18n*/ { id: 'session.restarted', message: 'Game restarted.' },
  restored: /*i18n*/ { id: 'session.restored', message: 'The last game is back.' },
  undone: /*i18n*/ { id: 'session.undone', message: 'Undone.' },
  redone: /*i18n*/ { id: 'session.redone', message: 'Redone.' },
  paused: /*i18n*/ { id: 'session.paused', message: 'Paused.' },
  resumed: /*i18n*/ { id: 'session.resumed', message: 'Resumed.' },
  watching: /*i18n*/ {
    id: 'session.replayed',
    message: 'Replaying the game from the start.',
  },
}

const UNDO_LEADS_BACK = /*i18n*/ {
  id: 'session.dealt.undo',
  message: 'Undo brings the last one back.',
}

/** Shown as well, because the board alone does not make them plain. */
const SHOWN: readonly AnnouncedEvent['type'][] = ['restarted', 'restored', 'watching']

export const isSessionEvent = (event: { readonly type: string }): event is AnnouncedEvent =>
  event.type in TEXTS

/** Announces an event of the session; `figures` describe the game after it. */
export function saySession(i18n: I18n, event: AnnouncedEvent, figures?: string): Message {
  const canGoBack = 'canGoBack' in event && event.canGoBack
  const tone = canGoBack || SHOWN.includes(event.type) ? 'plain' : 'quiet'
  const more = canGoBack ? i18n._(UNDO_LEADS_BACK) : figures
  return { tone, text: sentences(i18n, [i18n._(TEXTS[event.type]), more]) }
}

export const UNSELECTED = /*i18n*/ { id: 'unselected', message: 'Nothing selected.' }

export const OVER = /*i18n*/ { id: 'refused.over', message: 'The game is over.' }

export const selectedText = (i18n: I18n, name: string, place: string): string =>
  i18n._({ id: 'selected', message: '{name} selected, {place}.', values: { name, place } })
