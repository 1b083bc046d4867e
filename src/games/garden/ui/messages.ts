import type { I18n } from '@lingui/core'
import type { Position } from '#src/engine/grid.ts'
import type { Message } from '#src/play/Announcer.tsx'
import type { Settings } from '#src/ui/settings.ts'
import type { Notice } from '../events'
import { contentAt } from '../rules/cells'
import type { GardenPosition } from '../rules/types'
import { contentName, flowerName, ownedName } from './content-names'
import { endSentence } from './end-words'
import { REFUSALS, WORDS } from './plain-words'

/** What a message needs to know besides the notice. */
interface Scene {
  readonly i18n: I18n
  readonly position: GardenPosition
  /** How much is read out. */
  readonly detail: Settings['detail']
}

type Saying<Type extends Notice['type']> = (
  notice: Extract<Notice, { type: Type }>,
  scene: Scene,
) => string

const placeOf = ({ i18n }: Scene, { row, col }: Position): string =>
  i18n._({
    id: 'board.place',
    message: 'row {row}, column {col}',
    values: { row: row + 1, col: col + 1 },
  })

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
    message: '{name} goes from {from} to {to}.',
    values: {
      name: ownedName(scene.i18n, side, colour),
      from: placeOf(scene, from),
      to: placeOf(scene, to),
    },
  })

const sayGathered: Saying<'gathered'> = ({ side, colour, from, to }, scene) =>
  scene.i18n._({
    id: 'garden.gathered',
    message: '{name}, {from}, gathers with {to}.',
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
    message: 'A free slide; {left} left.',
    values: { left },
  })

const sayWhere: Saying<'where'> = ({ at }, scene) => {
  const { i18n, position } = scene
  const values = {
    human: position.points.human,
    ai: position.points.ai,
    goal: position.goal,
    slides: position.slides.human,
  }
  const whole = i18n._({
    id: 'garden.where',
    message:
      'You have {human} points, the AI {ai}, the goal is {goal}; you have {slides} free slides left.',
    values,
  })
  if (!at) return whole
  return `${contentName(i18n, contentAt(position.cells, at))}, ${placeOf(scene, at)}. ${whole}`
}

const saySprouted: Saying<'sprouted'> = ({ at }, scene) =>
  scene.i18n._({
    id: 'garden.sprouted',
    message: 'A weed sprouts, {place}.',
    values: { place: placeOf(scene, at) },
  })

const sayHurry: Saying<'hurry'> = ({ seconds }, { i18n }) =>
  i18n._({ id: 'garden.hurry', message: '{seconds} seconds left.', values: { seconds } })

const sayEnded: Saying<'ended'> = (ending, { i18n, position }) =>
  endSentence(i18n, ending, position.goal)

const quiet = (text: string): Message => ({ tone: 'quiet', text })
const plain = (text: string): Message => ({ tone: 'plain', text })

/** What is said of a notice; `quiet` is what the eye sees anyway. */
function say(notice: Notice, scene: Scene): Message | undefined {
  const { i18n } = scene
  switch (notice.type) {
    case 'refused':
      return { tone: 'refused', text: i18n._(REFUSALS[notice.code]) }
    case 'selected':
      return scene.detail === 'brief' ? undefined : quiet(saySelected(notice, scene))
    case 'slid':
      return scene.detail === 'brief' ? undefined : quiet(saySlid(notice, scene))
    case 'gathered':
      return scene.detail === 'brief' ? undefined : quiet(sayGathered(notice, scene))
    case 'cleared':
      return quiet(sayCleared(notice, scene))
    case 'free-slide':
      return quiet(sayFreeSlide(notice, scene))
    case 'sprouted':
      return quiet(saySprouted(notice, scene))
    case 'hurry':
      return plain(sayHurry(notice, scene))
    case 'where':
      return plain(sayWhere(notice, scene))
    case 'ended':
      return quiet(sayEnded(notice, scene))
    case 'goal-reached':
      return undefined
    case 'passed':
    case 'timed-out':
      return plain(i18n._(WORDS[`${notice.type}-${notice.side}`]))
    case 'dealt':
      return notice.canGoBack ? plain(i18n._(WORDS['dealt-back'])) : quiet(i18n._(WORDS.dealt))
    case 'restarted':
    case 'restored':
    case 'watching':
    case 'deserted':
      return plain(i18n._(WORDS[notice.type]))
    default:
      return quiet(i18n._(WORDS[notice.type]))
  }
}

/** All that an action brought about, in words. */
export const makeMessages = (events: readonly Notice[], scene: Scene): readonly Message[] =>
  events.flatMap((notice) => say(notice, scene) ?? [])
