import { describe, expect, test } from 'vitest'
import { chooseMove } from '#src/games/garden/ai/choose-move.ts'
import { countFlowers, makePosition } from '#src/games/garden/rules/position.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import { GARDEN_STRENGTHS, type GardenMove, SIDES } from '#src/games/garden/rules/types.ts'
import { chosen } from '../../support/effort'
import { moveOf, played, positionOf, stateOf } from './rules/playing'

const LEVELS = ['medium', 'hard'] as const
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f']

const optionsFor = (seed: string) => ({ seed, budget: { nodes: 5_000 } })

const textOf = (move: GardenMove | undefined) =>
  move?.type === 'move' ? `${move.from.row},${move.from.col} ${move.to.row},${move.to.col}` : 'none'

describe('given a new game', () => {
  const start = rules.deal({ difficulty: 'medium', deal: 1 }, 'acceptance')

  test('when nothing is played, there are 36 flowers, and the human is to move', () => {
    expect(start.position.turn).toBe('human')
    expect(SIDES.map((side) => countFlowers(start.position.cells, side))).toEqual([18, 18])
    expect(start.position.points).toEqual({ human: 0, ai: 1 })
    expect(rules.outcome(start)).toBeNull()
  })

  test('when it is dealt again, then it is as it was', () => {
    const [move] = rules.legalMoves(start)
    if (!move) throw new Error('A deal has moves')
    expect(played(start, move).state).not.toEqual(start)
    expect(rules.deal(start.options, start.seed)).toEqual(start)
  })
})

describe('given a human with a valid move', () => {
  const start = stateOf('human 4:5 slides 3:3 goal 14\nA..a...\n.B.A...\n..#.b..\n.......\ncc.....')

  test('when it clears, then the group is gone, the points are counted, the opponent is to move', () => {
    const { state } = played(start, moveOf('human', '1,3 0,3'))
    expect(makePosition(state.position)).toBe(
      makePosition(
        positionOf('ai 6:5 slides 3:3 goal 14\nA......\n.B.....\n..#.b..\n.......\ncc.....'),
      ),
    )
  })

  test('when it is a free slide, then the flower has moved and a slide is used up', () => {
    const { state } = played(start, moveOf('human', '0,0 0,1'))
    expect(makePosition(state.position)).toBe(
      makePosition(
        positionOf('ai 4:5 slides 2:3 goal 14\n.A.a...\n.B.A...\n..#.b..\n.......\ncc.....'),
      ),
    )
  })

  test('when a move is not valid, then it is refused and nothing has changed', () => {
    const before = structuredClone(start)
    const refused = rules.play(start, moveOf('human', '1,3 1,5'))
    expect(refused).toEqual({ ok: false, code: 'not-a-neighbour' })
    expect(start).toEqual(before)
  })
})

describe("given the opponent's turn", () => {
  test.each(GARDEN_STRENGTHS)('when %s chooses, then the move is valid, to the end', (level) => {
    for (const seed of chosen(SEEDS, 2)) {
      let state = rules.deal({ difficulty: level, deal: 1 }, seed)
      while (!rules.outcome(state)) {
        const move = chooseMove(state.position, level, optionsFor(seed))
        if (!move) throw new Error('The game goes on')
        state = played(state, move).state
      }
      expect(chooseMove(state.position, level, optionsFor(seed))).toBeUndefined()
    }
  })
})

/** A name, the position, the only move that will do. */
const WINS: readonly [name: string, text: string, move: string][] = [
  [
    'by the goal, with the only group of three',
    'ai 0:11 slides 3:3 goal 14\naa.....\n.......\ncc.c...\n.......\nAA.BB..',
    '2,3 2,2',
  ],
  [
    'by the goal, with three flowers that no weed touches',
    'ai 0:11 slides 3:3 goal 14\naa.....\n.......\nccc#...\n.......\nbb.b..A\n......A',
    '4,3 4,2',
  ],
  [
    'with the last pair, though a free slide would win as many points later',
    'ai 3:2 slides 0:1 goal 14\naa.....',
    '0,0 0,1',
  ],
]

describe('given an opponent that can win at once', () => {
  for (const level of ['fair', ...LEVELS] as const) {
    test.each(WINS)(`when ${level} chooses, then it wins %s`, (_, text, move) => {
      for (const seed of SEEDS) {
        const chosen = chooseMove(positionOf(text), level, optionsFor(seed))
        expect(textOf(chosen)).toBe(move)
        const after = chosen && played(stateOf(text), chosen).state
        expect(after && rules.outcome(after)).toEqual({ result: 'lost' })
      }
    })
  }
})

const BLOCKS: readonly [name: string, text: string, move: string][] = [
  [
    'by taking the group itself, though another is larger',
    'ai 12:1 slides 3:3 goal 14\nAAa....\n.......\n.......\nbbbb...',
    '0,2 0,1',
  ],
  [
    'by standing in the way, though that gives no points',
    'ai 12:1 slides 0:1 goal 14\nA.A....\n.b.....\n.......\n.......\nccc....',
    '1,1 0,1',
  ],
]

describe('given a human who can win with the next move', () => {
  for (const level of LEVELS) {
    test.each(BLOCKS)(`when ${level} chooses, then it prevents that %s`, (_, text, move) => {
      for (const seed of SEEDS) {
        expect(textOf(chooseMove(positionOf(text), level, optionsFor(seed)))).toBe(move)
      }
    })

    test(`when nothing prevents it, then ${level} still makes a valid move`, () => {
      const text = 'ai 12:1 slides 0:0 goal 14\nAA.BB..\n.......\n.......\ncc.....'
      const move = chooseMove(positionOf(text), level, optionsFor('a'))
      expect(textOf(move)).toBe('3,0 3,1')
    })
  }
})
