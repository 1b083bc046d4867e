import type { I18n } from '@lingui/core'
import type { Position } from '#src/engine/grid.ts'
import { isSessionEvent, OVER, saySession, selectedText, UNSELECTED } from '#src/play/say.ts'
import type { EventOf, Message, Speech } from '#src/play/types.ts'
import type { Detail } from '#src/ui/settings.ts'
import { placeText, sentences, sizeText, thereText, tileText } from '#src/ui/texts.ts'
import { kindAt } from '../rules/board'
import type { CascadeRefusal, CascadeState, RedealReason } from '../rules/types'
import { type Cascade, cascadeState } from '../store'
import { gemName, stepText } from './texts'

type CascadeAction = EventOf<Cascade>

/** What a message is made from, beside the event. */
interface Scene {
  readonly i18n: I18n
  readonly state: CascadeState
  /** How much is read out. */
  readonly detail: Detail
}

type Of<Type extends CascadeAction['type']> = Extract<CascadeAction, { type: Type }>

const nameAt = ({ i18n, state }: Scene, position: Position): string =>
  gemName(i18n, kindAt(state.board, position))

const gemAt = (scene: Scene, position: Position): string =>
  tileText(scene.i18n, nameAt(scene, position), position)

const pointsOf = ({ i18n, state }: Scene) =>
  i18n._({
    id: 'cascade.points',
    message: '{points, plural, one {# point.} other {# points.}}',
    values: { points: state.points },
  })

const saySelected = ({ at, kind }: Of<'selected'>, { i18n }: Scene) =>
  selectedText(i18n, gemName(i18n, kind), placeText(i18n, at))

const sayHinted = ({ swap: { from, to } }: Of<'hinted'>, scene: Scene) =>
  scene.i18n._({
    id: 'cascade.hinted',
    message: 'Hint: swap {from} with {to}.',
    values: { from: gemAt(scene, from), to: gemAt(scene, to) },
  })

function sayWhere({ at }: Of<'where'>, scene: Scene): string {
  const { i18n, state } = scene
  const there = at ? thereText(i18n, nameAt(scene, at), at) : undefined
  return sentences(i18n, [there, sizeText(i18n, state.board), pointsOf(scene)])
}

const REFUSALS = {
  over: OVER,
  outside: /*i18n*/ { id: 'cascade.refused.outside', message: 'There is no gem on that side.' },
  apart: /*i18n*/ {
    id: 'cascade.refused.apart',
    message: 'Only neighbouring gems can be swapped.',
  },
  'no-match': /*i18n*/ {
    id: 'cascade.refused.no-match',
    message: 'That swap doesn’t line up three of a kind.',
  },
} as const satisfies Record<CascadeRefusal, unknown>

const REDEALS = {
  dead: /*i18n*/ {
    id: 'cascade.redealt.dead',
    message: 'No swaps were left, so here is a new board.',
  },
  cut: /*i18n*/ {
    id: 'cascade.redealt.cut',
    message: 'The cascade would not end, so here is a new board.',
  },
} as const satisfies Record<RedealReason, unknown>

const quiet = (text: string): Message => ({ tone: 'quiet', text })
const plain = (text: string): Message => ({ tone: 'plain', text })

/** What is said of an event; `quiet` is what the eye sees anyway. */
function sayEvent(event: CascadeAction, scene: Scene): Message | undefined {
  const { i18n, detail } = scene
  if (isSessionEvent(event))
    return saySession(i18n, event, event.type === 'undone' ? pointsOf(scene) : undefined)
  switch (event.type) {
    case 'selected':
      return detail === 'brief' ? undefined : quiet(saySelected(event, scene))
    case 'matched':
      return detail === 'brief' ? undefined : quiet(stepText(i18n, event))
    case 'refused':
      return { tone: 'refused', text: i18n._(REFUSALS[event.code]) }
    case 'hinted':
      return quiet(sayHinted(event, scene))
    case 'where':
      return plain(sayWhere(event, scene))
    case 'redealt':
      return plain(i18n._(REDEALS[event.reason]))
    case 'ended':
      return quiet(sayEnded(scene))
    case 'unselected':
      return quiet(i18n._(UNSELECTED))
    case 'swapped':
    case 'fell':
      return undefined
  }
}

const sayEnded = (scene: Scene) =>
  scene.i18n._({
    id: 'cascade.ended',
    message: 'That was the last swap: {points, plural, one {# point} other {# points}}.',
    values: { points: scene.state.points },
  })

/** What a swap came to: to the eye when it took several steps. */
function sayTurn(events: readonly CascadeAction[], scene: Scene): readonly Message[] {
  const steps = events.filter((event) => event.type === 'matched')
  if (steps.length === 0) return []
  const text = scene.i18n._({
    id: 'cascade.turn',
    message:
      '{steps, plural, one {# step} other {A cascade of # steps}}: {points, plural, one {# point} other {# points}}.',
    values: { steps: steps.length, points: steps.reduce((sum, { points }) => sum + points, 0) },
  })
  return [{ tone: steps.length > 1 ? 'plain' : 'quiet', text }]
}

/** All that an action brought about, in words. */
export function say(
  events: readonly CascadeAction[],
  { i18n, store, detail }: Speech<Cascade>,
): readonly Message[] {
  const scene = { i18n, detail, state: cascadeState(store) }
  return [...sayTurn(events, scene), ...events.flatMap((event) => sayEvent(event, scene) ?? [])]
}
