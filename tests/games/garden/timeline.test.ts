import { expect, test } from 'vitest'
import { THINKING_MS } from '#src/games/garden/opponent.ts'
import { screen } from '#src/games/garden/screen.tsx'
import { SPEEDS } from '#src/games/garden/settings.ts'
import { finale, LEADS_MS, timeline } from '#src/games/garden/timeline.ts'
import { moveOf, stateOf } from './rules/playing'

const GATHERING =
  'human 0:1 slides 3:3 goal 14\nAa.....\n.......\n.......\nC......\n.......\n.....cc'

type Case = readonly [
  name: string,
  text: string,
  move: string,
  cues: readonly string[],
  shownAt: number,
]

/** Each cue as `motion row,col delay`, and what follows it; then when figures take their new values. */
test.each<Case>([
  ['a slide', GATHERING, 'human 3,0 4,0', ['slide 4,0 0'], 200],
  [
    'a pair that gathers',
    GATHERING,
    'human 0,0 0,1',
    ['flip 0,1 200', 'flip 0,0 200', 'rise 0,1 200'],
    400,
  ],
  [
    'a flower that comes to its colour arrives before all go',
    'human 0:1 slides 3:3 goal 14\nA.a....\n.......\n.......\n.......\n.......\n.....cc',
    'human 0,0 0,1',
    ['slide 0,1 0 flip', 'flip 0,2 200', 'rise 0,1 200'],
    400,
  ],
])('%s', (_, text, move, cues, shownAt) => {
  const [side = '', ...cells] = move.split(' ')
  const before = stateOf(text)
  const played = screen.rules.play(before, moveOf(side === 'ai' ? 'ai' : 'human', cells.join(' ')))
  if (!played.ok) throw new Error(played.code)
  const seen = timeline(played.events, before)
  const shown = seen.cues
    .filter(({ motion }) => motion !== 'sprout')
    .map(({ motion, at, delay = 0, next = '' }) =>
      `${motion} ${at.row},${at.col} ${delay} ${next}`.trim(),
    )
  expect(shown).toEqual(cues)
  expect(seen.shownAt).toBe(shownAt)
})

test.each([
  ['with a weed, which waits until the points have gone', 'weed', 'normal', 'sprout 1700', 1_950],
  ['without one', 'none', 'normal', undefined, 1_000],
  ['slowly', 'none', 'slow', undefined, 1_300],
  ['at once', 'none', 'at-once', undefined, 400],
] as const)('the opponent’s step takes its time, %s', (_, seed, speed, weed, shownAt) => {
  const before = stateOf(GATHERING.replace('human', 'ai'), 'hard', seed)
  const played = screen.rules.play(before, moveOf('ai', '5,5 5,6'))
  if (!played.ok) throw new Error(played.code)
  const { cues, shownAt: seenAt } = timeline(played.events, before, speed)
  const sprout = cues.find(({ motion }) => motion === 'sprout')
  expect(sprout && `${sprout.motion} ${sprout.delay}`).toBe(weed)
  expect(seenAt).toBe(shownAt)
})

test.each(SPEEDS)('the opponent’s move is made within two seconds of its turn: %s', (speed) => {
  expect(THINKING_MS[speed] + LEADS_MS[speed]).toBeLessThan(2_000)
})

test.each([
  ['normal', ['5,5 600', '5,6 600', '5,6 800', '5,5 800']],
  ['at-once', []],
] as const)('the opponent’s group is framed before it goes: %s', (speed, expected) => {
  const before = stateOf(GATHERING.replace('human', 'ai'))
  const played = screen.rules.play(before, moveOf('ai', '5,5 5,6'))
  if (!played.ok) throw new Error(played.code)
  const frames = timeline(played.events, before, speed).cues.flatMap(({ at, delay, show }) =>
    show?.type === 'frame' ? `${at.row},${at.col} ${delay}` : [],
  )
  expect(frames).toEqual(expected)
})

const LAST = '\nAa#....\n.......\n.......\nC......\n.......\n.....cc'

test.each([
  ['all to a player who has won', 'human 14:1', '0,0 0,1 3,0 5,5 5,6'],
  ['the opponent’s where it has', 'human 3:14', '0,1 5,5 5,6'],
  ['none before the end', 'human 3:4', ''],
])('flowers bow at the end: %s', (_, points, expected) => {
  const { motion, cells } = finale(stateOf(`${points} slides 3:3 goal 14${LAST}`))
  expect(motion).toBe('bow')
  expect(cells.map(({ row, col }) => `${row},${col}`).join(' ')).toBe(expected)
})
