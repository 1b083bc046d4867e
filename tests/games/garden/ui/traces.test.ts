import { expect, test } from 'vitest'
import { positions } from '#src/engine/grid.ts'
import { stateOf as sessionState, startSession } from '#src/engine/session.ts'
import { SIZE } from '#src/games/garden/rules/position.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import { traceAt } from '#src/games/garden/ui/traces.ts'
import { moveOf, played, stateOf } from '../rules/playing'

/** The traces of moves, by row: `0,1 to ai 3`, and `#2` after the second of several. */
function tracesOf(position: string, text: string, seed: string): string[] {
  const dealt = stateOf(position, 'hard', seed)
  let session = { ...startSession(rules, dealt.options, seed), dealt }
  for (const step of text.split('; ')) {
    const state = sessionState(session)
    const move = moveOf(state.position.turn, step)
    session = { ...session, past: [...session.past, { move, ...played(state, move) }] }
  }
  return [...positions(SIZE)].flatMap((at) => {
    const { part, flower, towards, nth } = traceAt({ session, hinted: null }, at) ?? {}
    const went = flower?.type === 'flower' ? `${flower.owner} ${flower.colour}` : undefined
    const words = [`${at.row},${at.col}`, part, went, towards, nth && `#${nth}`]
    return part ? words.filter((one) => one !== undefined).join(' ') : []
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
  [
    'moves of the opponent while the player is skipped: all of them, counted',
    'ai 0:1 slides 0:3 goal 14\n.......\n.a.....\n......B\n.......\n..c....',
    '1,1 0,1; 4,2 4,3',
    'fine',
    ['0,1 to #1', '1,1 from -90', '4,2 from 0', '4,3 to #2'],
  ],
  [
    'moves of the player while the opponent is skipped: the last alone',
    'human 0:1 slides 3:0 goal 14\n.......\n.A.....\n......b',
    '1,1 0,1; 0,1 0,2',
    'none',
    ['0,1 from 0', '0,2 to'],
  ],
])('marks of %s', (_, position, move, seed, traces) => {
  expect(tracesOf(position, move, seed)).toEqual(traces)
})

test('marks the weed that grew', () => {
  const grown = tracesOf('ai 0:1 slides 3:3 goal 14\naA.....\n.......\n......B', '0,0 0,1', 'weed')
  expect(grown.filter((trace) => trace.endsWith('weed'))).toHaveLength(1)
})
