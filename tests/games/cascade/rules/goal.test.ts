import { expect, test } from 'vitest'
import {
  type Goal,
  type GoalProblem,
  isReached,
  leftOf,
  makeGoal,
  parseGoal,
  progressOf,
} from '#src/games/cascade/rules/goal.ts'

const BOTH: Goal = {
  gems: [
    [1, 30],
    [2, 12],
  ],
}

const TEXTS: readonly [text: string, goal: Goal][] = [
  ['points 1500', { points: 1500 }],
  ['points 1000000000', { points: 1_000_000_000 }],
  ['gems C 1', { gems: [[3, 1]] }],
  ['gems A 30 B 12', BOTH],
]

test.each(TEXTS)('%s is parsed and made', (text, goal) => {
  expect(parseGoal(text, 3)).toEqual({ ok: true, value: goal })
  expect(makeGoal(goal)).toBe(text)
})

test.each(TEXTS)('%s has a form for addresses', (text, goal) => {
  const address = makeGoal(goal, '-')
  expect(address).toBe(text.replaceAll(' ', '-'))
  expect(parseGoal(address, 3)).toEqual({ ok: true, value: goal })
})

const BAD: readonly [text: string, code: GoalProblem, detail: string][] = [
  ['', 'unknown-goal', ''],
  ['coins 3', 'unknown-goal', 'coins'],
  ['points', 'bad-number', 'points'],
  ['points 0', 'bad-number', 'points 0'],
  ['points 1e3', 'bad-number', 'points 1e3'],
  ['points 1000000001', 'bad-number', 'points 1000000001'],
  ['points 9 gems', 'extra', 'gems'],
  ['gems', 'unknown-gem', ''],
  ['gems D 3', 'unknown-gem', 'D'],
  ['gems . 3', 'unknown-gem', '.'],
  ['gems AB 3', 'unknown-gem', 'AB'],
  ['gems A -3', 'bad-number', 'gems A -3'],
  ['gems A 3 A 4', 'repeated-gem', 'A'],
  ['points-', 'bad-number', 'points'],
  ['gems-A--3', 'bad-number', 'gems A'],
]

test.each(BAD)('%j is refused', (text, code, detail) => {
  expect(parseGoal(text, 3)).toEqual({ ok: false, code, detail })
})

const REACHED: readonly [goal: Goal, points: number, gems: readonly number[], is: boolean][] = [
  [{ points: 10 }, 9, [0, 99, 99], false],
  [{ points: 10 }, 10, [0, 0, 0], true],
  [BOTH, 9999, [0, 30, 11], false],
  [BOTH, 9999, [0, 29, 12], false],
  [BOTH, 0, [0, 30, 12], true],
]

test.each(REACHED)('%j with %i points and gems %j: %s', (goal, points, gems, is) => {
  const gained = { points, gemsByKind: gems }
  expect(isReached(goal, gained)).toBe(is)
  const left = leftOf(goal, gained)
  expect(isReached(left, { points: 0, gemsByKind: [] })).toBe(is)
})

const PROGRESS: readonly [Goal, points: number, gems: number[], progress: number, left: string][] =
  [
    [{ points: 10 }, 7, [0, 9, 9], 7, 'points 3'],
    [{ points: 10 }, 17, [0, 9, 9], 10, 'points 0'],
    [BOTH, 99, [0, 20, 20], 32, 'gems A 10 B 0'],
  ]

test.each(PROGRESS)(
  '%j with %i points and gems %j: %i, and %s is left',
  (goal, points, gems, progress, left) => {
    const gained = { points, gemsByKind: gems }
    expect(progressOf(goal, gained)).toBe(progress)
    expect(makeGoal(leftOf(goal, gained))).toBe(left)
  },
)
