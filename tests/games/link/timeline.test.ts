import { expect, test } from 'vitest'
import { startSession, stateOf } from '#src/engine/session.ts'
import type { Gravity } from '#src/games/link/board/gravity.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import type { LinkMove } from '#src/games/link/rules/types.ts'
import { timeline } from '#src/games/link/timeline.ts'
import type { Cue } from '#src/ui/board/cues.ts'

const dealt = (board: string, gravity: Gravity = 'none') =>
  stateOf(startSession(rules, { level: 'literal', board, gravity }, 'seed'))

/** `0,1 0,2` as an attempt. */
function attempt(text: string): LinkMove {
  const [from, to] = text.split(' ').map((place) => {
    const [row = 0, col = 0] = place.split(',').map(Number)
    return { row, col }
  })
  if (!from || !to) throw new Error(text)
  return { type: 'attempt', from, to }
}

/** `motion row,col delay`, and where it comes from. */
const describeCue = ({ motion, at, from, delay = 0 }: Cue<unknown>) =>
  `${motion} ${at.row},${at.col} ${delay}${from ? ` from ${from.row},${from.col}` : ''}`

function seen(board: string, move: LinkMove, gravity?: Gravity): string[] {
  const before = dealt(board, gravity)
  const played = rules.play(before, move)
  if (!played.ok) throw new Error(played.code)
  return timeline(played.events, before, played.state).cues.map(describeCue)
}

test.each<[string, string, string, Gravity | undefined, readonly string[]]>([
  [
    'a match stays while its path is drawn',
    'AABB',
    '0,0 0,1',
    undefined,
    ['remove 0,0 170', 'remove 0,1 170', 'trace 0,0 0'],
  ],
  [
    'tiles slide once it is',
    'BB\nAA\nCC',
    '1,0 1,1',
    'down',
    [
      'remove 1,0 170',
      'remove 1,1 170',
      'trace 1,0 0',
      'slide 1,0 170 from 0,0',
      'slide 1,1 170 from 0,1',
    ],
  ],
  ['different tiles shake', 'AABB', '0,0 0,2', undefined, ['mismatch 0,0 0', 'mismatch 0,2 0']],
  [
    'so do equal ones that no path joins',
    '.B.B.\nBABAB\n.B.B.',
    '1,1 1,3',
    undefined,
    ['mismatch 1,1 0', 'mismatch 1,3 0'],
  ],
  [
    'stars shine on a cleared board',
    'AA',
    '0,0 0,1',
    undefined,
    ['soar 0,0 170', 'soar 0,1 170', 'trace 0,0 0', 'shine 0,0 170'],
  ],
])('%s', (_, board, move, gravity, cues) => {
  expect(seen(board, attempt(move), gravity)).toEqual(cues)
})

test('a shuffle moves every tile, in a wave', () => {
  const cues = seen('AABB\nCCDD', { type: 'shuffle', layout: 'peeled', seed: 'next' })
  const [first = '', ...others] = cues
  expect(cues).toHaveLength(8)
  expect(first).toMatch(/^shuffle 0,0 0 from /)
  expect(others.at(-1)).toMatch(/^shuffle 1,3 240 from /)
})

test('a shuffle after a slide starts from the cells before it', () => {
  const board = 'AB\nBA\nCC'
  const before = dealt(board, 'down')
  const played = rules.play(before, attempt('2,0 2,1'))
  if (!played.ok) throw new Error(played.code)
  expect(played.events.map(({ type }) => type)).toEqual(['matched', 'slid', 'stuck', 'shuffled'])
  const { cues } = timeline(played.events, before, played.state)
  expect(cues.filter(({ motion }) => motion === 'slide')).toEqual([])
  const origins = cues.flatMap(({ motion, from }) =>
    motion === 'shuffle' && from ? [from.row] : [],
  )
  expect(origins.toSorted()).toEqual([0, 0, 1, 1])
})

test.each<[string, Gravity | undefined, readonly string[], readonly string[]]>([
  ['AABB', undefined, ['deal 0,0 0', 'deal 0,1 0'], ['remove 0,0 0', 'remove 0,1 0']],
  [
    'BC\nDD\nAA\nBC',
    'down',
    [
      'slide 0,0 0 from 1,0',
      'slide 0,1 0 from 1,1',
      'slide 1,0 0 from 2,0',
      'slide 1,1 0 from 2,1',
      'deal 2,0 0',
      'deal 2,1 0',
    ],
    [
      'slide 1,0 0 from 0,0',
      'slide 1,1 0 from 0,1',
      'remove 2,0 0',
      'slide 2,0 0 from 1,0',
      'remove 2,1 0',
      'slide 2,1 0 from 1,1',
    ],
  ],
])(
  'undo of %j lets tiles come and slide back, and redo lets them go',
  (board, gravity, undo, redo) => {
    const before = dealt(board, gravity)
    const played = rules.play(before, attempt(gravity ? '2,0 2,1' : '0,0 0,1'))
    if (!played.ok) throw new Error(played.code)
    const undone = timeline([{ type: 'undone' }], played.state, before)
    expect(undone.cues.map(describeCue)).toEqual(undo)
    const redone = timeline([{ type: 'redone' }], before, played.state)
    expect(redone.cues.map(describeCue)).toEqual(redo)
  },
)

test('undo of a shuffle slides nothing', () => {
  const before = dealt('AABB\nCCDD', 'down')
  const played = rules.play(before, { type: 'shuffle', layout: 'peeled', seed: 'next' })
  if (!played.ok) throw new Error(played.code)
  const { cues } = timeline([{ type: 'undone' }], played.state, before)
  expect([...new Set(cues.map(({ motion }) => motion))]).toEqual(['deal'])
})
