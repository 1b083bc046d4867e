import { expect, test } from 'vitest'
import { isSameBoard } from '#src/define/route.ts'
import { parseLinkCode } from '#src/engine/link-code.ts'
import type { Garden } from '#src/games/garden/types.ts'

const options = { difficulty: 'easy', deal: 1 } as const

test.each([
  ['as they are', options, [], true],
  ['in another order', { deal: 1, difficulty: 'easy' }, [], true],
  ['that differ', { ...options, difficulty: 'hard' }, [], false],
  ['that differ in what is free', { ...options, difficulty: 'hard' }, ['difficulty'], true],
  ['with a field more', { ...options, first: 'ai' }, [], false],
  ['with a free field more', { ...options, first: 'ai' }, ['first'], true],
] as const)('options %s are compared', (_, other, free, expected) => {
  expect(isSameBoard<Garden>({ options }, other, free)).toBe(expected)
})

test.each([
  ['cascade?seed=k3f9', true],
  ['cascade?deal=1&seed=k3f9', false],
])('%s may be of another version of the deal: %s', (address, expected) => {
  const linked = parseLinkCode(address)
  if (!linked.ok) throw new Error(linked.code)
  expect(isSameBoard({ options: { deal: 1 }, linked: linked.value }, { deal: 2 })).toBe(expected)
})
