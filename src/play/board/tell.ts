import type { I18n, MessageDescriptor } from '@lingui/core'
import type {
  EventOf,
  GameStore,
  PlayTypes,
  SessionEvent,
  SessionOf,
  SharedEvent,
} from '#src/define/session.ts'
import type { Announced, Tell, Telling, Told } from '#src/define/tell.ts'
import type { Position, Size } from '#src/engine/grid.ts'
import { stateOf } from '#src/engine/session.ts'
import { sentences } from '#src/ui/texts.ts'

export const thereText = (i18n: I18n, name: string, { row, col }: Position): string =>
  i18n._({
    id: 'board.there',
    message: '{name}, row {row}, column {col}.',
    values: { name, row: row + 1, col: col + 1 },
  })

export const sizeText = (i18n: I18n, { rows, cols }: Size): string =>
  i18n._({
    id: 'board.size',
    message: 'The board has {rows} rows and {cols} columns.',
    values: { rows, cols },
  })

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

/** Shown as well, because the board alone does not make them plain. */
const SHOWN: readonly SharedEvent['type'][] = ['restarted', 'restored', 'watching']

type WhereEvent = Extract<SessionEvent, { type: 'where' }>
type RefusedEvent = Extract<SessionEvent, { type: 'refused' }>

const isShared = (event: EventOf): event is SharedEvent => event.type in TEXTS
const isWhere = (event: EventOf): event is WhereEvent => event.type === 'where'
const isRefused = (event: EventOf): event is RefusedEvent => event.type === 'refused'

function tellShared(event: SharedEvent, tell: Tell, context: Announced): Telling {
  const { i18n, store } = context
  const hasMoves = store.session.past.length > 0
  const canGoBack = 'canGoBack' in event && event.canGoBack
  // A replay in the middle of a game shows the words of its turn instead.
  const hasWords = event.type === 'watching' && hasMoves
  const own = tell.signals[event.type]?.(event, context)
  const isLonger = canGoBack || own?.tone !== undefined
  const isShown = isLonger || (SHOWN.includes(event.type) && !hasWords)
  // A game that is played on has moves to undo before.
  const back = own?.text ?? i18n._(hasMoves ? UNDO_TO_START : UNDO_LEADS_BACK)
  return {
    text: sentences(i18n, [i18n._(TEXTS[event.type]), isLonger ? back : undefined]),
    unseen: own?.unseen,
    tone: isShown ? 'plain' : undefined,
  }
}

function tellWhere({ at }: WhereEvent, tell: Tell, context: Announced): Telling {
  const { i18n, view } = context
  const name = at && tell.nameAt(at, context)
  const there = name ? thereText(i18n, name, view.transpose(at)) : undefined
  return { tone: 'plain', text: sentences(i18n, [there, tell.figures(context)]) }
}

/** An action as it was taken. */
export type Taken = Pick<GameStore, 'session' | 'emitted'>

/** The page that announces it. */
export type Page = Omit<Announced, 'state'>

/** Puts an action into words, each event of its own moment: by the page what is the session's, else by the game. */
export function tellAction(
  tell: Tell,
  { session, emitted }: Taken,
  page: Page,
): readonly Telling[] {
  const context = { ...page, state: stateOf(session) }
  const tellEvent = (event: EventOf): Telling | undefined => {
    if (isWhere(event)) return tellWhere(event, tell, context)
    if (isShared(event)) return tellShared(event, tell, context)
    if (isRefused(event)) {
      const text = tell.refusal?.(event.code, context)
      return text ? { text, tone: 'refused' } : undefined
    }
    const signal = tell.signals[event.type]
    if (signal) return signal(event, context)
    const told = toldAt(session, session.past.length - 1, page.i18n)
    return told && tell.events[event.type]?.(event, { ...told, store: page.store })
  }
  return emitted.events.flatMap((event) => tellEvent(event) ?? [])
}

/** The part of a session that is told. */
export type Steps<G extends PlayTypes> = Pick<SessionOf<G>, 'options' | 'dealt' | 'past'>

/** Returns a step of a game, to be told; `undefined` past its last. */
export function toldAt<G extends PlayTypes>(
  { options, dealt, past }: Steps<G>,
  index: number,
  i18n: I18n,
): Told<G> | undefined {
  const step = past[index]
  return (
    step && { i18n, options, before: past[index - 1]?.state ?? dealt, step, events: step.events }
  )
}

/** Puts the events of a step into words. */
export const tellStep = ({ events }: Tell, told: Told): readonly Telling[] =>
  told.events.flatMap((event) => events[event.type]?.(event, told) ?? [])

/** Returns what is seen of a step. */
export const seenText = <G extends PlayTypes>(tell: Tell<G>, told: Told<G>): string =>
  sentences(
    told.i18n,
    tellStep(tell, told).map(({ text }) => text),
  )

/** Returns the sentences of an event in the order in which they are heard. */
export const heardTexts = ({ detail, text, unseen }: Telling): readonly string[] =>
  [detail, text, unseen].filter((part) => part !== undefined)

export const OVER = /*i18n*/ { id: 'refused.over', message: 'The game is over.' }
export const UNSELECTED = /*i18n*/ { id: 'unselected', message: 'Nothing selected.' }

export const selectedText = (i18n: I18n, name: string, place: string): string =>
  i18n._({ id: 'selected', message: '{name} selected, {place}.', values: { name, place } })
