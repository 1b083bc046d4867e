import { expect, test } from 'vitest'
import { openCommand } from '../../support/command'

const { run: simulate } = openCommand('simulate')

/** Reads a row of the table: what is published, and the measured mean with its interval. */
function readRow(text: string, name: string): number[] {
  const [, numbers = ''] = new RegExp(`^${name} +([\\d. ]+)$`, 'm').exec(text) ?? []
  return numbers.trim().split(/ +/).map(Number)
}

test('the table of Unity’s match-3 is reproduced, and looking ahead beats what was trained', () => {
  const { status, stdout } = simulate(['published', 'unity', '--games', '20'])
  expect(status).toBe(0)
  for (const agent of ['random', 'greedy']) {
    const [published = 0, , low = 0, high = 0] = readRow(stdout, agent)
    expect(published).toBeGreaterThan(30)
    expect([low < published, published < high]).toEqual([true, true])
  }
  const [trained] = readRow(stdout, 'trained \\(PPO\\), from pictures')
  const [measured = 0] = readRow(stdout, 'lookahead')
  expect(trained).toBe(39.5)
  expect(measured).toBeGreaterThan(50)
}, 60_000)

test.each([
  [['published'], 'published has no table; accepted: unity'],
  [['published', 'doom'], '"doom" is not a published table; accepted: unity'],
  [['published', 'unity', 'x'], '"x" does not go with published'],
  [['published', 'unity', '--kinds', '5'], '--kinds does not go with published'],
  [['published', 'unity', '--games', '0'], 'games is "0"'],
  [['--values', '1:2'], 'values is "1:2"'],
  [['--deal', 'even', '--kinds', '3'], 'deal is "even"'],
  [['--ties', 'last'], 'ties is "last"'],
  [['--luck', 'good'], 'luck is "good"'],
])('%j is refused with a sentence', (args, sentence) => {
  const { status, stdout, stderr } = simulate(args)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(sentence)
})
