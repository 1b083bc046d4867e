import { expect, test } from 'vitest'
import { turnOfLead } from '#src/play/judge/lead.ts'

test.each([
  ['a lead from the first turn', [1, 2, 1], 'won', 1],
  ['a lead won for good', [1, -1, 0, 2, 3], 'won', 4],
  ['a lead lost', [1, 2, 0, -1], 'lost', 3],
  ['a lead lost in the last turn', [1, 2, -1], 'lost', 3],
  ['never a lead', [0, -1, -2], 'lost', undefined],
  ['a draw', [1, 0], 'drawn', undefined],
  ['a game that counts none', [], 'won', undefined],
] as const)('the turn of %s', (_, margins, result, turn) => {
  expect(turnOfLead(margins, result)).toBe(turn)
})
