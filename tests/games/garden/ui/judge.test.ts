// @vitest-environment jsdom
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { playMove, type Session, startSession } from '#src/engine/session.ts'
import { judgeTurns } from '#src/games/garden/ai/judge.ts'
import { factsOf } from '#src/games/garden/ai/reasons.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import type { GardenGame, GardenMove, GardenStep } from '#src/games/garden/rules/types.ts'
import type { Garden } from '#src/games/garden/types.ts'
import { judge } from '#src/games/garden/ui/judge.ts'
import { betterText, blameText, factsText } from '#src/games/garden/ui/reasons.ts'
import { moveOf, parseCells, positionOf, stateOf } from '../rules/playing'

const onPage: Garden['Worker'] = {
  choose: async () => undefined,
  judge: async (turns, report) => judgeTurns(turns, report),
  findEven: async (_, stem) => stem,
  end: () => {},
}

/** Answers for every move alike. */
const answering = (values: { bestShare: number; share: number }): Garden['Worker'] => ({
  ...onPage,
  judge: async (turns) => judgeTurns(turns, () => {}).map(({ best }) => ({ best, ...values })),
})

const play = (position: string, moves: readonly GardenMove[]): Session<GardenGame> => {
  const dealt = stateOf(position)
  const session = { ...startSession(rules, dealt.options, 'seed'), dealt }
  return moves.reduce<Session<GardenGame>>((before, move) => {
    const played = playMove(rules, before, move, 0)
    if (!played.ok) throw new Error(played.code)
    return played.state
  }, session)
}

const POSITION = 'human 11:9 slides 0:0 goal 14\nAAA....\n.......\nDD.....\n....b.b\ncc...b.'

/** The player lets its time run out, then takes the pair instead of the winning three; the opponent reaches the goal. */
const GIVEN_AWAY = play(POSITION, [
  { type: 'time-out', side: 'human' },
  moveOf('ai', '4,0 4,1'),
  moveOf('human', '2,0 2,1'),
  moveOf('ai', '3,4 3,5'),
])

const { signal } = new AbortController()
const judged = (report = (_: number) => {}) => judge(onPage, GIVEN_AWAY, report, signal)

test('judges the moves of the player, and leads through the other steps to the next of them', async () => {
  const reported: number[] = []
  const found = await judged((done) => reported.push(done))
  expect(found.map((one) => `${one?.value} ${one?.cost}`)).toEqual(['1 0', '1 0', '0 1', '0 0'])
  expect(found.map((one) => one?.note?.(i18n))).toEqual([
    undefined,
    undefined,
    'This move took your chances from 100% to 0%. Best: red poppy from row 1, column 1 to row 1, column 2 (+3).',
    undefined,
  ])
  expect(reported).toEqual([1])
})

test.each([
  [
    0.62,
    0.51,
    'This move took your chances from 62% to 51%. Best: red poppy from row 1, column 1 to row 1, column 2 (+3).',
  ],
  [0.62, 0.53, 'This move took your chances from 62% to 53%.'],
  [0.62, 0.618, 'This move kept all your chances: 62%.'],
  [0.004, 0, ''],
])('says what a move made of chances of %d, now %d', async (bestShare, share, text) => {
  const worker = answering({ bestShare, share })
  const [, , step] = await judge(worker, GIVEN_AWAY, () => {}, signal)
  expect(step?.note?.(i18n)).toBe(text)
})

test('does not judge what follows the last move of the player in a game that goes on', async () => {
  const moves = GIVEN_AWAY.past.map(({ move }) => move)
  const judgements = await judge(onPage, play(POSITION, moves.slice(0, 2)), () => {}, signal)
  expect(judgements).toEqual([undefined, undefined])
})

test('a costly move is a lesson, whose answer is not in its question', async () => {
  const [, , step] = await judged()
  const { ask, why, best } = step?.lesson ?? {}
  expect(ask?.(i18n)).toBe('Your move here cost 100% of a win. Find a better move.')
  const named = 'Best: red poppy from row 1, column 1 to row 1, column 2 (+3).'
  const reasons = 'It takes 3 flowers: +3. It ends the game, and you win.'
  expect(why?.(i18n)).toBe(`${named} ${reasons}`)
  expect(best).toMatchObject({ type: 'move', from: { row: 0 }, to: { row: 0 } })
})

test('a lesson accepts each move that gives nothing away', async () => {
  const [, , step] = await judged()
  const isGood = (move: GardenMove) => step?.lesson?.isGood(move, signal)
  expect(await isGood(moveOf('human', '0,0 0,1'))).toBe(true)
  expect(await isGood(moveOf('human', '0,2 0,1'))).toBe(true)
  expect(await isGood(moveOf('human', '2,0 2,1'))).toBe(false)
  expect(await isGood({ type: 'time-out', side: 'human' })).toBe(false)
})

test.each([
  ['is named from a tenth of a win', 0.5, 0.39, 'lesson'],
  ['is not named below that', 0.5, 0.41, 'none'],
  ['is named in a game that is not lost', 0.35, 0, 'lesson'],
  ['is not named in one that is lost', 0.34, 0, 'none'],
])('a cost %s', async (_, bestShare, share, named) => {
  const worker = answering({ bestShare, share })
  const [, , step] = await judge(worker, GIVEN_AWAY, () => {}, signal)
  expect(step?.lesson ? 'lesson' : 'none').toBe(named)
})

test.each([
  [0.41, true],
  [0.39, false],
])('a lesson compares a move that keeps %d with one that keeps half a win', async (share, good) => {
  const values = { bestShare: 0.5, share: 0 }
  const [, , step] = await judge(answering(values), GIVEN_AWAY, () => {}, signal)
  values.share = share
  expect(await step?.lesson?.isGood(moveOf('human', '0,0 0,1'), signal)).toBe(good)
})

function factsIn(position: string, text: string) {
  const [from, to] = parseCells(text)
  if (!from || !to) throw new Error(text)
  const step: GardenStep = { side: 'human', from, to }
  return factsOf(positionOf(position), step)
}

const START = 'human 0:1 slides 3:3 goal 14'

test.each([
  ['human 0:0 slides 3:3 goal 14\nAA', 'It takes 2 flowers: +2. It ends the game, and you win.'],
  ['human 0:2 slides 3:3 goal 14\nAA', 'It takes 2 flowers: +2. It ends the game in a draw.'],
  [
    'human 0:2 slides 3:3 goal 14\nAA#',
    'It takes 2 flowers beside 1 weed: +1. It ends the game, and Hazel wins.',
  ],
  [`${START}\nAA....B`, 'It takes 2 flowers: +2. Hazel can’t move then: it is your turn again.'],
  [`${START}\nAA....b`, 'It takes 2 flowers: +2. Hazel can then clear nothing.'],
  [
    'human 0:12 slides 3:3 goal 14\nAA...bb',
    'It takes 2 flowers: +2. Hazel can then take +2 and reach the goal.',
  ],
])('says what a step takes and leaves: %j', (position, text) => {
  expect(factsText(i18n, factsIn(position, '0,0 0,1'), 'Hazel')).toBe(text)
})

/** The poppies; the player's two sunflowers beside two of the opponent's; three of its bellflowers. */
const CHOICE = 'human 0:11 slides 3:3 goal 14\nAA.....\n.......\nBBbb...\n.......\nc.c....'

test.each([
  [
    'a smaller clearing',
    CHOICE,
    '2,0 2,1',
    '0,0 0,1',
    'Your move left Hazel a clearing of +4, which reaches the goal. Find a better move.',
    'It takes 4 flowers: +4. Your move left Hazel a clearing of +4, which reaches the goal; this one leaves at most +2.',
  ],
  [
    'none',
    `${START}\nAA.....\n.......\nBBbb...\n.......\nc......`,
    '2,0 2,1',
    '0,0 0,1',
    'Your move left Hazel a clearing of +4. Find a better move.',
    'It takes 4 flowers: +4. Your move left Hazel a clearing of +4; this one leaves none.',
  ],
  [
    'no less, which is not compared',
    CHOICE,
    '0,0 0,1',
    '2,0 2,1',
    'Your move here cost 12% of a win. Find a better move.',
    'It takes 2 flowers: +2. Hazel can then take +4 and reach the goal.',
  ],
  [
    'as much, which is not compared',
    `${START}\nAA.....\n.......\nDD.....\n.......\nbb.....`,
    '0,0 0,1',
    '2,0 2,1',
    'Your move here cost 12% of a win. Find a better move.',
    'It takes 2 flowers: +2. Hazel can then take +2 at most.',
  ],
])('compares a better step that leaves %s', (_, position, better, played, asked, text) => {
  const facts = [factsIn(position, better), factsIn(position, played)] as const
  expect(blameText(i18n, ...facts, { name: 'Hazel', cost: '12%' })).toBe(asked)
  expect(betterText(i18n, ...facts, 'Hazel')).toBe(text)
})
