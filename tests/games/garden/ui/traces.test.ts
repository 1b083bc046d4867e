import { expect, test } from 'vitest'
import { positions } from '#src/engine/grid.ts'
import { startSession } from '#src/engine/session.ts'
import { SIZE } from '#src/games/garden/rules/position.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import { traceAt } from '#src/games/garden/ui/traces.ts'
import { moveOf, played, stateOf } from '../rules/playing'

/** The traces of a move, by row: `0,1 to ai 3`. */
function tracesOf(position: string, text: string, seed: string): string[] {
  const dealt = stateOf(position, 'hard', seed)
  const move = moveOf(dealt.position.turn, text)
  const step = { move, ...played(dealt, move) }
  const session = { ...startSession(rules, dealt.options, seed), dealt, past: [step] }
  return [...positions(SIZE)].flatMap((at) => {
    const { part, flower, towards } = traceAt({ session }, at) ?? {}
    const went = flower?.type === 'flower' ? `${flower.owner} ${flower.colour}` : undefined
    return part
      ? [`${at.row},${at.col}`, part, went, towards].filter((one) => one !== undefined).join(' ')
      : []
  })
}

test.each([
  [
    'a slide to a group: where from, and the flowers that went',
    'ai 0:1 slides 3:3 goal 14\na.Aa...\n.......\n......B',
    '0,0 0,1',
    'none',
    ['0,0 from 0', '0,1 to ai 1', '0,2 gone human 1', '0,3 gone ai 1'],
  ],
  [
    'a group that is gathered: all of it',
    'ai 0:1 slides 3:3 goal 14\naA.....\n.......\n......B',
    '0,0 0,1',
    'none',
    ['0,0 from ai 1', '0,1 to human 1'],
  ],
  [
    'a free slide: where from',
    'ai 0:1 slides 3:3 goal 14\n.......\n.a.....\n......B',
    '1,1 0,1',
    'none',
    ['0,1 to', '1,1 from -90'],
  ],
  [
    'the player’s move: no flowers, which the player knows',
    'human 0:1 slides 3:3 goal 14\nA.Aa...\n.......\n......b',
    '0,0 0,1',
    'none',
    ['0,0 from 0', '0,1 to', '0,2 gone', '0,3 gone'],
  ],
])('marks of %s', (_, position, move, seed, traces) => {
  expect(tracesOf(position, move, seed)).toEqual(traces)
})

test('marks the weed that grew', () => {
  const grown = tracesOf('ai 0:1 slides 3:3 goal 14\naA.....\n.......\n......B', '0,0 0,1', 'weed')
  expect(grown.filter((trace) => trace.endsWith('weed'))).toHaveLength(1)
})
