import { expect, test } from 'vitest'
import { codeMove } from '#src/games/link/rules/code.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import {
  answerOn,
  dueOn,
  type Mistake,
  makeProblem,
  mergeMistakes,
  parseMistakes,
  problemDays,
} from '#src/results/mistakes/mistakes.ts'
import { linkOf, played } from '../../support/link-of'

const addressOf = (seed: string, use: 'lesson' | 'g' = 'lesson') => {
  const options = { level: 'novice', gravity: 'none', layout: 'even' } as const
  return linkOf({ rules, codeMove }, played(rules, { options, seed }, []), use)
}

const TODAY = '2026-11-28'
const MISTAKE: Mistake = {
  ...{ address: addressOf('s'), choice: 'novice', at: Date.UTC(2026, 10, 27) },
  ...{ due: TODAY, right: 0 },
}

const many = (count: number, own: Partial<Mistake> = {}) =>
  Array.from({ length: count }, (_, at) => ({ ...MISTAKE, address: `${at}`, at, ...own }))

test.each([
  ['+', ['2026-11-28', '2026-12-01']],
  ['-', ['2026-11-28', '2026-11-29']],
  ['++', ['2026-11-28', '2026-12-01', 'solved']],
  ['-++', ['2026-11-28', '2026-11-29', '2026-12-06', 'solved']],
  ['+-++', ['2026-11-28', '2026-12-01', '2026-12-02', '2026-12-09', 'solved']],
])('with answers %s, the first of each day, a mistake comes on %o', (answers, days) => {
  const seen = [MISTAKE]
  for (const answer of answers) {
    const one = seen.at(-1) ?? MISTAKE
    const next = answerOn(one, answer === '+', one.due)
    expect(answerOn(next, answer === '-', one.due)).toBe(next)
    seen.push(next)
  }
  expect(seen.map(({ right, due }) => (right === 2 ? 'solved' : due))).toEqual(days)
})

test('a problem is solved by one answer, or a mistake from the next day on; three solved mark their day', () => {
  const problem = makeProblem(TODAY, { ...MISTAKE, address: 'link?' })
  const [solved, missed] = [answerOn(problem, true, TODAY), answerOn(problem, false, TODAY)]
  expect([solved, missed]).toMatchObject([{ right: 2 }, { right: 0, due: '2026-11-29' }])
  expect([...problemDays([solved, solved, solved], 'link')]).toEqual([TODAY])
  expect([...problemDays([solved, solved, missed], 'link')]).toEqual([])
  expect([...problemDays([solved, solved, solved], 'garden')]).toEqual([])
})

const ANSWERED = { answered: TODAY, right: 2 } as const

test.each<[what: string, all: readonly Mistake[], count: number]>([
  ['what is due', [MISTAKE, { ...MISTAKE, due: '2026-11-29' }], 1],
  ['what was due before', [{ ...MISTAKE, due: '2026-11-02' }], 1],
  ['nothing solved or deleted', [...many(1, { right: 2 }), ...many(1, { deleted: true })], 0],
  ['ten, of all that a clock set forth makes due', many(99, { due: '2026-01-01' }), 10],
  ['as many as are left of ten', [...many(4, ANSWERED), ...many(9)], 6],
  ['none after ten', [...many(11, ANSWERED), ...many(9)], 0],
])('a day has %s', (_, all, count) => {
  expect(dueOn(all, TODAY)).toHaveLength(count)
})

test.each([
  ['2031-01-01', '2026-12-05'],
  ['2026-12-06', '2026-12-05'],
  ['2026-12-05', '2026-12-05'],
  ['2026-11-20', '2026-11-20'],
])('what a clock has put off to %s is due on %s', (due, drawnIn) => {
  expect(parseMistakes([{ ...MISTAKE, due }], TODAY).mistakes[0]?.due).toBe(drawnIn)
})

test('one address is one mistake; beyond 500, the oldest solved goes first, then the oldest', () => {
  const deleted = { ...MISTAKE, deleted: true } as const
  expect(mergeMistakes([deleted], [MISTAKE])).toEqual([deleted])
  const solved = many(71, { right: 2 }).slice(70)
  const all = mergeMistakes([...many(70), ...solved], many(502))
  const left = new Set(all.map(({ at }) => at))
  expect([left.size, ...[70, 0, 1, 501].map((at) => left.has(at))]).toEqual([
    500,
    false,
    false,
    true,
    true,
  ])
})

test.each<[what: string, own: object]>([
  ['an address that was changed', { address: addressOf('s').replace('=s', '=t') }],
  ['a code that was cut', { address: addressOf('s').slice(0, -1) }],
  ['a game to watch', { address: addressOf('s', 'g') }],
  ['an address of more than 2,000 characters', { address: addressOf('s'.repeat(2_001)) }],
  ['no day', { due: 'soon' }],
  ['a day that is none', { due: '2026-13-41' }],
  ['a date beyond all calendars', { at: 9e15 }],
])('%s is left out as damaged', (_, own) => {
  const one = { ...MISTAKE, ...own }
  expect(parseMistakes([one, MISTAKE], TODAY)).toEqual({ mistakes: [MISTAKE], damaged: [one] })
})
