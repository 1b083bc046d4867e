import { expect, test } from 'vitest'
import { dealUnlessFixed, isSameBut } from '#src/define/route.ts'
import { parseLinkCode } from '#src/engine/link-code.ts'

const options = { size: 6, deal: 1 }

test.each([
  ['as they are', options, [], true],
  ['in another order', { deal: 1, size: 6 }, [], true],
  ['that differ', { ...options, size: 9 }, ['deal'], false],
  ['that differ in what is free', { ...options, deal: 2 }, ['deal'], true],
  ['without what is free', { size: 6 }, ['deal'], true],
  ['with a field more', { ...options, first: 'ai' }, ['deal'], false],
  ['with a free field more', { ...options, first: 'ai' }, ['deal', 'first'], true],
] as const)('options %s are compared', (_, other, free, expected) => {
  expect(isSameBut<Readonly<Record<string, string | number>>>(options, other, free)).toBe(expected)
})

test.each([
  ['garden?difficulty=easy&seed=k3f9', ['deal']],
  ['garden?difficulty=easy&deal=1&seed=k3f9', []],
])('%s leaves %j open', (address, free) => {
  const linked = parseLinkCode(address)
  if (!linked.ok) throw new Error(linked.code)
  expect(dealUnlessFixed({ linked: linked.value })).toEqual(free)
  expect(dealUnlessFixed({})).toEqual(['deal'])
})
