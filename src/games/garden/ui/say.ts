import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Position } from '#src/engine/grid.ts'
import { isSessionEvent, OVER, saySession, UNSELECTED } from '#src/play/say.ts'
import type { EventOf, Message, Speech } from '#src/play/types.ts'
import type { Detail } from '#src/ui/settings.ts'
import { placeText, sentences, thereText } from '#src/ui/texts.ts'
import { contentAt } from '../rules/cells'
import type { GardenPosition, GardenRefusal } from '../rules/types'
import { type Garden, positionNow } from '../store'
import { contentName, endSentence, flowerName, ownedName } from './texts'

type GardenEvent = EventOf<Garden>

/** What a message is made from, beside the event. */
interface Scene {
  readonly i18n: I18n
  readonly position: GardenPosition
  /** How much is read out. */
  readonly detail: Detail
}

type Saying<Type extends GardenEvent['type']> = (
  event: Extract<GardenEvent, { type: Type }>,
  scene: Scene,
) => string

/** Why a move is refused. */
const REFUSALS: Record<GardenRefusal, MessageDescriptor> = {
  over: OVER,
  'not-your-turn': /*i18n*/ {
    id: 'garden.refused.turn',
    message: 'It’s the AI’s turn.',
  },
  'no-flower': /*i18n*/ {
    id: 'garden.refused.no-flower',
    message: 'There is no flower there. Select one of yours first.',
  },
  'not-yours': /*i18n*/ {
    id: 'garden.refused.not-yours',
    message: 'That flower belongs to the AI. Yours are in round green pots.',
  },
  'not-a-neighbour': /*i18n*/ {
    id: 'garden.refused.neighbour',
    message: 'A flower can only slide one cell up, down, left or right.',
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
    message: 'You have no free slides left, so your move must clear something.',
  },
}

/** What is said in the same words each time. */
const TEXTS = {
  unselected: UNSELECTED,
  deserted: /*i18n*/ {
    id: 'garden.deserted',
    message: 'Paused: you ran out of time twice in a row.',
  },
  'your-turn': /*i18n*/ { id: 'garden.your-turn', message: 'Your turn.' },
} as const satisfies Record<string, MessageDescriptor>

const placeOf = ({ i18n }: Scene, position: Position) => placeText(i18n, position)

const saySelected: Saying<'selected'> = ({ at, targets }, scene) =>
  scene.i18n._({
    id: 'garden.selected',
    message:
      '{name} selected, {place}: {count, plural, =0 {it can go nowhere} one {# place to go} other {# places to go}}.',
    values: {
      name: contentName(scene.i18n, contentAt(scene.position.cells, at)),
      place: placeOf(scene, at),
      count: targets,
    },
  })

const saySlid: Saying<'slid'> = ({ side, colour, from, to }, scene) =>
  scene.i18n._({
    id: 'garden.slid',
    message: '{name} slides from {from} to {to}.',
    values: {
      name: ownedName(scene.i18n, side, colour),
      from: placeOf(scene, from),
      to: placeOf(scene, to),
    },
  })

const sayGathered: Saying<'gathered'> = ({ side, colour, from, to }, scene) =>
  scene.i18n._({
    id: 'garden.gathered',
    message: '{name}, {from}, joins the flower at {to}.',
    values: {
      name: ownedName(scene.i18n, side, colour),
      from: placeOf(scene, from),
      to: placeOf(scene, to),
    },
  })

const sayCleared: Saying<'cleared'> = ({ cells, colour, points, weeds }, scene) =>
  scene.i18n._({
    id: 'garden.cleared',
    message:
      'Cleared {count} of {flower}{weeds, plural, =0 {} one {, beside # weed} other {, beside # weeds}}: {points, plural, =0 {no points} one {# point} other {# points}}. {human} to {ai}.',
    values: {
      count: cells.length,
      flower: flowerName(scene.i18n, colour),
      weeds: weeds.length,
      points,
      human: scene.position.points.human,
      ai: scene.position.points.ai,
    },
  })

const sayFreeSlide: Saying<'free-slide'> = ({ left }, { i18n }) =>
  i18n._({
    id: 'garden.free-slide',
    message: 'Free slide; {left} left.',
    values: { left },
  })

const sayWhere: Saying<'where'> = ({ at }, scene) => {
  const { i18n, position } = scene
  const { points, goal, slides, cells } = position
  const values = { ...points, goal, slides: slides.human }
  const figures = i18n._({
    id: 'garden.where',
    message:
      'You have {human} points and the AI has {ai}. The goal is {goal}. You have {slides, plural, one {# free slide} other {# free slides}} left.',
    values,
  })
  const there = at ? thereText(i18n, contentName(i18n, contentAt(cells, at)), at) : undefined
  return sentences(i18n, [there, figures])
}

const saySprouted: Saying<'sprouted'> = ({ at }, scene) =>
  scene.i18n._({
    id: 'garden.sprouted',
    message: 'A weed sprouts at {place}.',
    values: { place: placeOf(scene, at) },
  })

const sayHurry: Saying<'hurry'> = ({ seconds }, { i18n }) =>
  i18n._({ id: 'garden.hurry', message: '{seconds} seconds left.', values: { seconds } })

const sayPassed: Saying<'passed'> = ({ side }, { i18n }) =>
  i18n._({
    id: 'garden.passed',
    message:
      '{side, select, human {You can’t move, so the AI plays again.} other {The AI can’t move, so it’s your turn again.}}',
    values: { side },
  })

const sayTimedOut: Saying<'timed-out'> = ({ side }, { i18n }) =>
  i18n._({
    id: 'garden.timed-out',
    message:
      'Time is up: {side, select, human {you miss your turn} other {the AI misses its turn}}.',
    values: { side },
  })

/** Whose turn it is, after what happened to the session. */
const turnAfter = ({ type }: GardenEvent, { i18n }: Scene): string | undefined =>
  type === 'dealt' || type === 'undone' ? i18n._(TEXTS['your-turn']) : undefined

const sayEnded: Saying<'ended'> = (ending, { i18n, position }) =>
  endSentence(i18n, ending, position.goal)

const quiet = (text: string): Message => ({ tone: 'quiet', text })
const plain = (text: string): Message => ({ tone: 'plain', text })

/** What is said of an event; `quiet` is what the eye sees anyway. */
function sayEvent(event: GardenEvent, scene: Scene): Message | undefined {
  const { i18n } = scene
  if (isSessionEvent(event)) return saySession(i18n, event, turnAfter(event, scene))
  switch (event.type) {
    case 'refused':
      return { tone: 'refused', text: i18n._(REFUSALS[event.code]) }
    case 'selected':
      return scene.detail === 'brief' ? undefined : quiet(saySelected(event, scene))
    case 'slid':
      return scene.detail === 'brief' ? undefined : quiet(saySlid(event, scene))
    case 'gathered':
      return scene.detail === 'brief' ? undefined : quiet(sayGathered(event, scene))
    case 'cleared':
      return quiet(sayCleared(event, scene))
    case 'free-slide':
      return quiet(sayFreeSlide(event, scene))
    case 'sprouted':
      return quiet(saySprouted(event, scene))
    case 'hurry':
      return plain(sayHurry(event, scene))
    case 'where':
      return plain(sayWhere(event, scene))
    case 'ended':
      return quiet(sayEnded(event, scene))
    case 'goal-reached':
      return undefined
    case 'passed':
      return plain(sayPassed(event, scene))
    case 'timed-out':
      return plain(sayTimedOut(event, scene))
    case 'deserted':
      return plain(i18n._(TEXTS.deserted))
    default:
      return quiet(i18n._(TEXTS[event.type]))
  }
}

/** All that an action brought about, in words. */
export const say = (
  events: readonly GardenEvent[],
  { i18n, store, detail }: Speech<Garden>,
): readonly Message[] => {
  const scene = { i18n, detail, position: positionNow(store) }
  return events.flatMap((event) => sayEvent(event, scene) ?? [])
}
