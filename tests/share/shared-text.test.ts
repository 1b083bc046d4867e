import { expect, test } from 'vitest'
import { makeSharedText, type SharedLines } from '#src/share/shared-text.ts'

const board = { game: 'Link', name: '10 × 8', link: 'https://example.org/#/link?seed=k3f9' }
const result = { ms: 245_000, assists: 'No assists' }

test.each<[string, SharedLines, readonly string[]]>([
  ['a board', board, []],
  ['a cleared board', { ...board, result: { ...result, stars: 2 } }, ['4:05 · ★★☆ · No assists']],
  [
    'one without times of its steps',
    { ...board, result: { ...result, stars: 0, assists: '1 hint and 2 undos' } },
    ['4:05 · ☆☆☆ · 1 hint and 2 undos'],
  ],
  [
    'a game against an opponent',
    { ...board, result: { ...result, score: 'Won 12 : 8' }, pace: [0, 1, 2, 3, 4, 5, 6] },
    ['Won 12 : 8 · 4:05 · No assists', '▁▂▃▄▅▆▇'],
  ],
  ['a game that goes on, of which no pace is shown', { ...board, pace: [3, 3, 3, 3, 3, 3, 3] }, []],
])('the text of %s', (_, lines, expected) => {
  const text = ['Pairwise · Link · 10 × 8', ...expected, board.link]
  expect(makeSharedText(lines).split('\n')).toEqual(text)
})
