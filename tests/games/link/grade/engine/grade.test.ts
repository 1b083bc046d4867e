import { describe, expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import {
  type Board,
  isCleared,
  makeBoard,
  parseBoard,
  tilesOf,
  withoutTiles,
} from '#src/games/link/board/board.ts'
import { GRAVITIES, type Gravity, slide } from '#src/games/link/board/gravity.ts'
import { matches } from '#src/games/link/board/pairs.ts'
import { deal } from '#src/games/link/deal/deal.ts'
import { LEVELS, type Level } from '#src/games/link/deal/levels.ts'
import { gradeOf, startGrading } from '#src/games/link/grade/engine/grade.ts'
import { GAMES, RISKS, riskOf, SEARCHES, searchOf } from '#src/games/link/grade/engine/scales.ts'
import { clears, stateOf } from '../../rules/playing'

const read = (text: string): Board => {
  const board = parseBoard(text)
  if (!board.ok) throw new Error(board.code)
  return board.value
}

const dealt = (level: Level, gravity: Gravity): Board =>
  deal({ level, gravity, layout: 'even' }, 'graded')

describe('grade 1 never changes', () => {
  test.each([
    ['AA', 'none', 256, '1.000'],
    ['AB\nBA', 'none', 0, '1.000'],
    ['ABAB', 'none', 256, '1.000'],
    ['ABBA\nBAAB\nABBA', 'down', 242, '1.094'],
    ['A.A\n.#.\nBCB\nD#C\n##D', 'down', 256, '2.667'],
    ['A..\n.BA\n..B', 'down', 256, '1.000'],
  ] as const)('of %j under %s', (text, gravity, cleared, looks) => {
    const grade = gradeOf(read(text), gravity)
    expect([grade.cleared, grade.looks.toFixed(3)]).toEqual([cleared, looks])
  })

  test.each([
    ['novice', 'none', 256, '1.799'],
    ['normal', 'out', 253, '2.242'],
    ['hard', 'none', 170, '3.866'],
    ['hard', 'down', 173, '4.096'],
    ['classic', 'up', 226, '3.987'],
    ['courtyard', 'none', 176, '3.174'],
    ['pillars', 'left', 2, '4.395'],
    ['expert', 'none', 211, '12.540'],
    ['expert', 'right', 0, '19.603'],
    ['normal', 'in', 207, '3.148'],
  ] as const)('of a deal of %s under %s', (level, gravity, cleared, looks) => {
    const grade = gradeOf(dealt(level, gravity), gravity)
    expect([grade.cleared, grade.looks.toFixed(3)]).toEqual([cleared, looks])
  })
})

test.each([
  [256, 'easy'],
  [231, 'easy'],
  [230, 'medium'],
  [141, 'medium'],
  [140, 'hard'],
  [52, 'hard'],
  [51, 'fiendish'],
  [11, 'fiendish'],
  [10, 'merciless'],
  [0, 'merciless'],
] as const)('%i games cleared are %s', (cleared, risk) => expect(riskOf(cleared)).toBe(risk))

test.each([
  [1, 'obvious'],
  [2.49, 'obvious'],
  [2.5, 'plain'],
  [4, 'mixed'],
  [7, 'hidden'],
  [11.9, 'hidden'],
  [12, 'buried'],
  [100, 'buried'],
] as const)('%f tiles looked at are %s', (looks, search) => expect(searchOf(looks)).toBe(search))

test('risk and search have five grades each', () => {
  expect([RISKS.length, SEARCHES.length]).toEqual([5, 5])
})

/** The share of random games that clear the board, and tiles looked at; the plain algorithm, which lists all matches. */
function playPlainly(start: Board, gravity: Gravity, games: number) {
  const random = makeRandom('plainly')
  const sums = { cleared: 0, looks: 0, positions: 0 }
  const countTiles = (board: Board) => tilesOf(board).length
  for (let game = 0; game < games; game++) {
    let board = start
    for (let all = matches(board); all.length > 0; all = matches(board)) {
      if (2 * countTiles(board) > countTiles(start)) {
        const movable = new Set(
          all.flatMap(({ from, to }) => [from, to].map((at) => `${at.row} ${at.col}`)),
        )
        sums.looks += (countTiles(board) + 1) / (movable.size + 1)
        sums.positions++
      }
      const match = all[random.below(all.length)]
      if (match) board = slide(withoutTiles(board, match.from, match.to), gravity).board
    }
    if (isCleared(board)) sums.cleared++
  }
  return { share: sums.cleared / games, looks: sums.looks / sums.positions }
}

test.each([
  ['expert', 'none', 'a'],
  ['hard', 'down', 'a'],
  ['novice', 'left', 'b'],
  ['pillars', 'in', 'a'],
] as const)(
  'a grade of %s under %s tells what games of listed matches do',
  (level, gravity, seed) => {
    const board = deal({ level, gravity, layout: 'peeled' }, seed)
    const grade = gradeOf(board, gravity)
    const plain = playPlainly(board, gravity, 100)
    const share = (grade.cleared + 100 * plain.share) / (GAMES + 100)
    const error = Math.sqrt(share * (1 - share) * (1 / GAMES + 1 / 100))
    expect(Math.abs(grade.cleared / GAMES - plain.share)).toBeLessThanOrEqual(4 * error)
    expect(Math.abs(grade.looks / plain.looks - 1)).toBeLessThan(0.15)
  },
)

test.each(GRAVITIES)(
  'the first game that clears a board under %s is a line that does',
  (gravity) => {
    const board = deal({ level: 'novice', gravity, layout: 'peeled' }, 'line')
    const grading = startGrading(board, gravity)
    while (!grading.line()) grading.playNext()
    expect(clears(stateOf(makeBoard(board), gravity), grading.line() ?? [])).toBe(true)
  },
)

test('reports the number of games played', () => {
  const heard: number[] = []
  gradeOf(dealt('novice', 'none'), 'none', { onProgress: (played) => heard.push(played) })
  expect(heard).toEqual(Array.from({ length: 16 }, (_, step) => 16 * step))
})

test('another stream gives other games', () => {
  const board = dealt('pillars', 'none')
  const looks = ['grade 1', 'again'].map((stream) => gradeOf(board, 'none', { stream }).looks)
  expect(looks[0]).not.toBe(looks[1])
})

test('every level can be graded', () => {
  for (const level of LEVELS) expect(RISKS).toContain(gradeOf(dealt(level, 'none'), 'none').risk)
})
