import { expect, test } from 'vitest'
import { makeSharedText, type SharedLines } from '#src/share/shared-text.ts'

const board = { game: 'Link', name: '10 × 8', link: 'https://example.org/#/link?seed=k3f9' }
const result = { ms: 245_000, assists: 'No assists' }

test.each<[string, SharedLines, readonly string[]]>([
  ['a board', board, []],
  ['a cleared board', { ...board, result: { ...result, stars: 2 } }, ['4:05 · ★★☆ · No assists']],
  [
    'one cleared with help',
    { ...board, result: { ...result, stars: 0, assists: '1 hint and 2 undos' } },
    ['4:05 · ☆☆☆ · 1 hint and 2 undos'],
  ],
  [
    'a game against an opponent',
    { ...board, result: { ...result, score: 'Won 12 : 8' } },
    ['Won 12 : 8 · 4:05 · No assists'],
  ],
])('the text of %s', (_, lines, expected) => {
  const text = ['Pairwise · Link · 10 × 8', ...expected, board.link]
  expect(makeSharedText(lines).split('\n')).toEqual(text)
})
