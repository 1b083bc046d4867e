import { expect, test } from 'vitest'
import { makeChoice } from '#src/games/link/choice.ts'
import { journeyOf } from '#src/games/link/journey/journey.ts'
import { nextBoard } from '#src/games/link/ui/menu/next-board.ts'
import type { GameInProgress } from '#src/saves/saved-games.ts'
import { makeResult } from '../../../support/results'

const TODAY = '2026-11-26'

const savedIn = (slot: string): GameInProgress => ({
  key: slot,
  slot,
  value: undefined,
  asideAt: undefined,
  game: { at: 1, left: 40, href: `/${slot}`, save: null },
})

const won = (choice: string) => makeResult({ choice })
const dailyOf = (day: string) => makeResult({ choice: 'daily', seed: `daily ${day}` })
/** Three boards cleared: no newcomer any more. */
const practised = ['novice', 'normal', 'hard'].map(won)
const journey = journeyOf([]).map(({ choice }) => won(`${choice}-no-net`))

test.each([
  ['on a first visit, the smallest board', [], [], 'first novice'],
  [
    'after another game only, the smallest board',
    [],
    [makeResult({ game: 'garden', choice: 'hard' })],
    'first novice',
  ],
  [
    'a game in progress before today’s board',
    ['link/hard'],
    [won('novice')],
    'continue /link/hard',
  ],
  [
    'the latest game in progress',
    ['garden/easy', 'link/classic', 'link/hard'],
    [],
    'continue /link/classic',
  ],
  ['a game of another game in progress is not Link’s', ['garden/easy'], [], 'first novice'],
  ['after one board cleared, a larger one', [], [won('novice')], 'larger normal'],
  ['after two, a still larger one', [], [won('novice'), won('normal')], 'larger hard'],
  [
    'after a board not cleared, the smallest one',
    [],
    [{ ...won('novice'), end: 'left' as const }],
    'larger novice',
  ],
  ['the next stage after a stage', [], [won('novice'), won('journey-1')], 'journey journey-1-2'],
  ['today’s board', [], [...practised, dailyOf('2026-11-25')], 'daily daily'],
  [
    'today’s board although it was given up',
    [],
    [...practised, { ...dailyOf(TODAY), end: 'left' as const }],
    'daily daily',
  ],
  [
    'with today’s board won, the first stage',
    [],
    [...practised, dailyOf(TODAY)],
    'journey journey-1',
  ],
  [
    'the first stage not cleared',
    [],
    [...practised, dailyOf(TODAY), won('journey-1')],
    'journey journey-1-2',
  ],
  [
    'with every star, the last level',
    [],
    [won('hard-down'), won('expert-easy'), ...journey, dailyOf(TODAY)],
    'again expert-easy',
  ],
  ['without any level, the smallest board', [], [...journey, dailyOf(TODAY)], 'again novice'],
])('Play opens %s', (_, slots, results, expected) => {
  const next = nextBoard(slots.map(savedIn), results, TODAY)
  const opened = next.type === 'continue' ? next.entry.game.href : makeChoice(next.choice)
  expect(`${next.type} ${opened}`).toBe(expected)
})
