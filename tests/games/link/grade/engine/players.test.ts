import { expect, test } from 'vitest'
import { parseBoard } from '#src/games/link/board/board.ts'
import { deal } from '#src/games/link/deal/deal.ts'
import { tilesLeft } from '#src/games/link/grade/engine/players.ts'

function read(text: string) {
  const board = parseBoard(text)
  if (!board.ok) throw new Error(board.code)
  return board.value
}

const countStuck = (...game: Parameters<typeof tilesLeft>): number =>
  tilesLeft(...game).filter((left) => left > 0).length

test.each([
  ['AA', 'none', 0],
  ['AB\nBA', 'none', 100],
  ['ABAB', 'none', 0],
  ['ABBA\nBAAB\nABBA', 'down', 2],
  ['A..\n.BA\n..B', 'down', 0],
] as const)(
  'counts the attentive games of 100 that get stuck: %j under %s',
  (text, gravity, count) => {
    expect(countStuck(read(text), gravity)).toBe(count)
  },
)

test.each([
  ['none', 45],
  ['down', 35],
  ['left', 76],
] as const)('of a dealt board under %s the count never changes', (gravity, count) => {
  const board = deal({ level: 'pillars', gravity, layout: 'peeled' }, 'stranded')
  expect(countStuck(board, gravity)).toBe(count)
})

test('says how many tiles are left, in another number of games', () => {
  expect(tilesLeft(read('ABCC\nBA..'), 'none', { games: 3 })).toEqual([4, 4, 4])
})
