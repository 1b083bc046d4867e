import { expect, test } from 'vitest'
import { actionsIn, type Situation } from '#src/play/end/end-actions.ts'

const NONE: Situation = {
  isDay: false,
  isRace: false,
  isByLink: false,
  isBegun: false,
  repeats: false,
  isToSee: false,
  hasLessons: false,
  hasRematch: false,
  canRace: false,
  canSend: false,
  hasNext: false,
  hasBack: false,
}
const PLAYED = { isBegun: true, canRace: true }
const TAUGHT = { ...PLAYED, hasLessons: true }
const LOST = { ...TAUGHT, isToSee: true }

const ENDS: readonly (readonly [string, Partial<Situation>, string])[] = [
  ['a board without moves', {}, 'again share menu'],
  ['a win', PLAYED, 'again share replay race menu'],
  ['a win with lessons', TAUGHT, 'again share learn replay race menu'],
  ['a loss whose cause is known', LOST, 'learn again share replay race menu'],
  ['a loss without lessons', { ...LOST, hasLessons: false }, 'again share replay race menu'],
  ['a game that cannot be raced', { isBegun: true }, 'again share replay restart menu'],
  [
    'a level',
    { ...PLAYED, hasNext: true, hasBack: true },
    'next again share replay race back menu',
  ],
  ['a board of its address', { ...PLAYED, repeats: true }, 'again share replay menu'],
  ['a day', { ...TAUGHT, isDay: true, repeats: true }, 'share learn replay calendar menu'],
  ['a lost day', { ...LOST, isDay: true, repeats: true }, 'learn share replay calendar menu'],
  ['a race', { ...TAUGHT, isRace: true }, 'restart again share learn replay menu'],
  ['a lost race', { ...LOST, isRace: true }, 'learn restart again share replay menu'],
  [
    'a race on a level',
    { ...PLAYED, isRace: true, hasNext: true },
    'next restart again share replay menu',
  ],
  [
    'a race on a day',
    { ...PLAYED, isRace: true, isDay: true },
    'share replay restart calendar menu',
  ],
  ['two seats', { ...PLAYED, hasRematch: true }, 'again rematch share replay menu'],
  [
    'a game by link',
    { ...PLAYED, isByLink: true, hasRematch: true, canSend: true },
    'send rematch share replay menu',
  ],
]

test.each(ENDS)('%s', (_, end, actions) => {
  expect(actionsIn({ ...NONE, ...end }).join(' ')).toBe(actions)
})
