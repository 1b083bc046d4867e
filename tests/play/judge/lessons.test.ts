import { expect, test } from 'vitest'
import type { Judgement } from '#src/define/story.ts'
import { lessonsIn } from '#src/play/judge/judgements.ts'

const lesson = { best: 0, ask: () => '', why: () => '', isGood: async () => true }
const costing = (cost: number): Judgement => ({ value: 0, cost, lesson })

test.each<[string, readonly (Judgement | undefined)[], number | undefined, readonly number[]]>([
  ['the costliest first', [costing(1), undefined, costing(3), costing(2)], undefined, [2, 3, 0]],
  ['that of the lost lead before', [costing(1), costing(3), undefined], 1, [0, 1]],
  ['that before an opponent’s turn', [costing(3), costing(1), undefined], 3, [1, 0]],
  ['no lesson of the lost lead', [costing(1), costing(3), undefined, undefined], 4, [1, 0]],
])('lessons: %s', (_, judgements, turn, steps) => {
  expect(lessonsIn(judgements, turn).map(({ length }) => length)).toEqual(steps)
})
