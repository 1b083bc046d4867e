// @vitest-environment jsdom
import { type Assists, PLAYED_ON, startSession } from '#src/engine/session.ts'
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { CascadeChoice } from '#src/games/cascade/choice.ts'
import { endOfGoal } from '#src/games/cascade/levels/end.tsx'
import { STAGES, stageOf } from '#src/games/cascade/levels/levels.ts'
import { rules } from '#src/games/cascade/rules/rules.ts'

/** Ends a level after some swaps, with all its goal or with nothing of it. */
function endOf(
  level: number,
  swaps: number,
  isPassed: boolean,
  assists: Assists = {},
  choice: CascadeChoice = { type: 'level', level },
) {
  const { options } = stageOf({ type: 'level', level })
  const session = startSession(rules, options, 'seed')
  const gained = { points: 1e9, gemsByKind: [0, ...Array(options.kinds).fill(999)] }
  const dealt = { ...session.dealt, swaps, ...(isPassed && gained) }
  const end = endOfGoal(i18n, choice, { ...session, dealt, assists })
  const textOf = (node: ReactNode) =>
    render(<I18nProvider i18n={i18n}>{node}</I18nProvider>).container.textContent
  return {
    ...end,
    text: textOf(end.sentence),
    details: textOf(end.details),
    figure: `${end.figure} ${textOf(end.unit)}`,
  }
}

const { starSwaps, swaps } = stageOf({ type: 'level', level: 1 })
const [three, two] = starSwaps

test.each<[string, number, Assists, string]>([
  ['three stars', three, {}, '★★★'],
  ['two, by undo', three, { undo: 1 }, '★★☆'],
  ['two', two, {}, '★★☆'],
  ['one, played on', three, { [PLAYED_ON]: 1 }, '★☆☆'],
  ['one', swaps, {}, '★☆☆'],
])('a level passed says its stars, and leads on: %s', (_, used, assists, stars) => {
  const end = endOf(1, used, true, assists)
  expect(end).toMatchObject({
    title: 'Level 1 passed',
    figure: `${used} of ${swaps} swaps`,
    next: { label: 'Play level 2', href: '/cascade/level-2' },
    back: { href: '/cascade/levels' },
  })
  expect(end.stars?.map(({ isEarned }) => (isEarned ? '★' : '☆')).join('')).toBe(stars)
  expect(end.stars?.map(({ text }) => text)).toEqual([
    'passed',
    `in ${two} swaps`,
    `in ${three} swaps`,
  ])
  expect(end.details).toMatch(/^How often agents pass.*Random passes/)
})

test('a level not passed says what was missing, and is tried again', () => {
  const end = endOf(1, swaps, false)
  expect(end).toMatchObject({
    title: 'Level 1 not passed',
    figure: '0 of 12 gems',
    back: { label: 'Levels', href: '/cascade/levels' },
  })
  expect(end.stars).toBeUndefined()
  expect(end.next).toBeUndefined()
  expect(end.text).toMatch(/^Missing: 12 × [^.]+\.$/)
})

test('no level is after the last', () => {
  expect(endOf(STAGES.length, 1, true).next).toBeUndefined()
})

test.each([
  [true, 'Goal reached', ''],
  [false, 'Goal missed', /^Missing: 12 × [^.]+\.$/],
])('a shared level, passed: %s', (isPassed, title, text) => {
  const end = endOf(1, swaps, isPassed, {}, { type: 'shared' })
  expect(end.title).toBe(title)
  expect(end.text).toMatch(text)
})
