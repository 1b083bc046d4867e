import { expect, test } from 'vitest'
import type { GameResult } from '#src/define/define-game.ts'
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
const left = (result: GameResult): GameResult => ({ ...result, end: 'left' })
/** Three boards cleared: no newcomer any more. */
const practised = ['novice', 'normal', 'hard'].map(won)
const today = [...practised, dailyOf(TODAY)]
const journey = [...journeyOf([]).map(({ choice }) => won(`${choice}-no-net`)), dailyOf(TODAY)]
const elsewhere = makeResult({ game: 'garden', choice: 'hard' })

/** Name, games in progress, results, what Play opens. */
test.each([
  ['on a first visit, the smallest board', '', [], 'first novice'],
  ['after another game only, the smallest board', '', [elsewhere], 'first novice'],
  ['a game in progress before any other', 'link/hard', [won('novice')], 'continue /link/hard'],
  [
    'the latest game in progress',
    'garden/easy link/classic link/hard',
    [],
    'continue /link/classic',
  ],
  ['a game of another game in progress is not Link’s', 'garden/easy', [], 'first novice'],
  ['after one board cleared, a larger one', '', [won('novice')], 'larger normal'],
  ['after two, a still larger one', '', [won('novice'), won('normal')], 'larger hard'],
  ['after a board not cleared, the smallest one', '', [left(won('novice'))], 'larger novice'],
  ['the next stage after a stage', '', [won('novice'), won('journey-1')], 'journey journey-1-2'],
  ['today’s board', '', [...practised, dailyOf('2026-11-25')], 'daily daily'],
  ['today’s board, given up', '', [...practised, left(dailyOf(TODAY))], 'daily daily'],
  ['with today’s board won, the first stage', '', today, 'journey journey-1'],
  ['the first stage not cleared', '', [...today, won('journey-1')], 'journey journey-1-2'],
  [
    'with every star, the last level',
    '',
    [won('hard-down'), won('expert-easy'), ...journey],
    'again expert-easy',
  ],
  ['without any level, the smallest board', '', journey, 'again novice'],
])('Play opens %s', (_, slots, results, expected) => {
  const next = nextBoard(slots.split(' ').filter(Boolean).map(savedIn), results, TODAY)
  const opened = next.type === 'continue' ? next.entry.game.href : makeChoice(next.choice)
  expect(`${next.type} ${opened}`).toBe(expected)
})
