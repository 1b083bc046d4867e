import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Announcements, Message, MessageContext, Phrase, Say } from '#src/define/feedback.ts'
import type { EventOf, PlayTypes, SessionEvent } from '#src/define/session.ts'
import { sentences, thereText } from '#src/ui/texts.ts'

/** Events of a session that are said in the same way in every game. */
type SharedEvent = Exclude<SessionEvent, { type: 'where' | 'refused' }>

const TEXTS: Readonly<Record<SharedEvent['type'], MessageDescriptor>> = {
  dealt: /*i18n*/ { id: 'session.dealt', message: 'New game.' },
  restarted: /*i18n*/ { id: 'session.restarted', message: 'Game restarted.' },
  'played-on': /*i18n*/ { id: 'session.played-on', message: 'Another game begins here.' },
  restored: /*i18n*/ { id: 'session.restored', message: 'The last game is back.' },
  undone: /*i18n*/ { id: 'session.undone', message: 'Undone.' },
  redone: /*i18n*/ { id: 'session.redone', message: 'Redone.' },
  paused: /*i18n*/ { id: 'session.paused', message: 'Paused.' },
  resumed: /*i18n*/ { id: 'session.resumed', message: 'Resumed.' },
  watching: /*i18n*/ { id: 'session.replayed', message: 'Replaying the game.' },
}

const UNDO_LEADS_BACK = /*i18n*/ {
  id: 'session.dealt.undo',
  message: 'Undo brings the last one back.',
}

const UNDO_TO_START = /*i18n*/ {
  id: 'session.played-on.undo',
  message: 'Undo past its first move brings the last one back.',
}

/** Says how undo leads back: a game that is played on has moves to undo before. */
function backText(own: Announcements, context: MessageContext): string {
  const { i18n, store } = context
  const message = store.session.past.length > 0 ? UNDO_TO_START : UNDO_LEADS_BACK
  return own.back?.(context) ?? i18n._(message)
}

/** Shown as well, because the board alone does not make them plain. */
const SHOWN: readonly SharedEvent['type'][] = ['restarted', 'restored', 'watching']

type WhereEvent = Extract<SessionEvent, { type: 'where' }>

const isShared = (event: EventOf): event is SharedEvent => event.type in TEXTS
const isWhere = (event: EventOf): event is WhereEvent => event.type === 'where'

function sayShared(event: SharedEvent, own: Announcements, context: MessageContext): Message {
  const { i18n, store } = context
  const canGoBack = 'canGoBack' in event && event.canGoBack
  // A replay in the middle of a game shows the words of its turn instead.
  const hasWords = event.type === 'watching' && store.session.past.length > 0
  const tone = canGoBack || (SHOWN.includes(event.type) && !hasWords) ? 'plain' : 'quiet'
  const isFollowed = event.type === 'dealt' || event.type === 'undone'
  const figures = isFollowed ? own.after?.[event.type]?.(context) : undefined
  const more = canGoBack ? backText(own, context) : figures
  return { tone, text: sentences(i18n, [i18n._(TEXTS[event.type]), more]) }
}

function sayWhere({ at }: WhereEvent, { where }: Announcements, context: MessageContext): Message {
  const { i18n, view } = context
  const name = at && where.name(at, context)
  const there = name ? thereText(i18n, name, view.transpose(at)) : undefined
  return { tone: 'plain', text: sentences(i18n, [there, where.figures(context)]) }
}

/** Puts an event into words: by the page what is the session's, else by the game. */
export function sayEvent(
  own: Announcements,
  event: EventOf,
  context: MessageContext,
): Message | undefined {
  if (isWhere(event)) return sayWhere(event, own, context)
  if (isShared(event)) return sayShared(event, own, context)
  return own.events[event.type]?.say(event, context)
}

export const makeSay =
  <G extends PlayTypes>(own: Announcements<G>): Say<G> =>
  (context) => {
    const events = own.inOrder?.(context.events) ?? context.events
    const messages = events.map((event) => sayEvent(own, event, context))
    return [own.summary?.(context), ...messages].filter((message) => message !== undefined)
  }

type AnyContext = Pick<MessageContext, 'i18n' | 'detail'>

const makePhrase =
  (tone: Message['tone'], isDetail = false) =>
  <Event, Context extends AnyContext>(
    text: MessageDescriptor | ((event: Event, context: Context) => string),
  ): Phrase<Event, Context> => ({
    say: (event, context) => {
      if (isDetail && context.detail === 'brief') return undefined
      const message = typeof text === 'function' ? text(event, context) : context.i18n._(text)
      return { tone, text: message }
    },
  })

/** For screen readers only. */
export const quiet = makePhrase('quiet')
/** For screen readers, unless announcements are brief. */
export const detail = makePhrase('quiet', true)
/** Shown as well. */
export const plain = makePhrase('plain')
export const refused = makePhrase('refused')

export const UNSELECTED = /*i18n*/ { id: 'unselected', message: 'Nothing selected.' }

export const OVER = /*i18n*/ { id: 'refused.over', message: 'The game is over.' }

export const selectedText = (i18n: I18n, name: string, place: string): string =>
  i18n._({ id: 'selected', message: '{name} selected, {place}.', values: { name, place } })
