// @vitest-environment jsdom
import '../../support/browser'
import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import type { GardenMove, GardenState } from '#src/games/garden/rules/types.ts'
import story from '#src/games/garden/story.ts'
import { endReason } from '#src/games/garden/texts.ts'
import type { Garden, GardenPiece } from '#src/games/garden/types.ts'
import { SLIDES } from '#src/games/garden/ui/slides.ts'
import { makeTurn, type StripTurn } from '#src/play/story/turns.ts'
import { moveOf, played, stateOf } from './rules/playing'

type Told = StripTurn<Garden>

/** Tells the last of some moves. */
function turnOf(dealt: GardenState, ...moves: readonly GardenMove[]): Told {
  const past: Told['told']['step'][] = []
  for (const move of moves) past.push({ move, ...played(past.at(-1)?.state ?? dealt, move) })
  const turn = makeTurn(story, { options: dealt.options, dealt, past }, moves.length - 1, i18n)
  if (!turn) throw new Error('A step is a turn')
  return turn
}

const flowerOf = (piece: GardenPiece | undefined): string =>
  piece?.type === 'flower' ? `${piece.owner} ${piece.colour}` : ''

/** Flowers, gain and side: `ai 1 +3 opponent`. */
const cardOf = ({ pieces, gain, side }: Told): string =>
  [...pieces.map(flowerOf), gain, side].filter(Boolean).join(' ')

/** `0,1 ai 3 opponent, 0,0`. */
const cellsOf = ({ cells }: Told): string =>
  cells
    .map(({ at, piece, side = '' }) =>
      [`${at.row},${at.col}`, flowerOf(piece), side].filter(Boolean).join(' '),
    )
    .join(', ')

const rulesOf = ({ rules = [] }: Told): string => rules.map(({ rule }) => rule).join(' ')

const SLIDE = 'human 0:1 slides 3:3 goal 14\nA.aA...\n..#....\n.......\n......b'

type Case = readonly [
  name: string,
  /** `seed` of the weeds. */
  played: readonly [position: string, move: string, seed?: 'weed'],
  card: string,
  cells: string,
  text: string,
  rules: string,
]

test.each<Case>([
  [
    'a slide to a group that a weed touches, with flowers of both',
    [SLIDE, '0,0 0,1'],
    'human 1 +2 you',
    '0,1 human 1 you, 0,2 ai 1 opponent, 0,3 human 1 you, 0,0',
    'You took 3 red poppies: +2, a weed touches them.',
    'cost slide theirs',
  ],
  [
    'a free slide',
    [SLIDE, '0,0 1,0'],
    'human 1 → you',
    '1,0 human 1 you, 0,0',
    'You slid a red poppy freely; 2 free slides are left.',
    'free-slide',
  ],
  [
    'the opponent gathering, and the weed that grows',
    ['ai 0:1 slides 3:3 goal 14\ncc.....\n......A', '0,0 0,1', 'weed'],
    'ai 3 +2 opponent',
    '0,1 ai 3 opponent, 0,0 ai 3 opponent, 5,0',
    'Sage took 2 blue bellflowers: +2. A weed grew.',
    'weed gather second',
  ],
  [
    'a move after which the other passes',
    ['human 0:1 slides 3:0 goal 14\nA......\n.....b.', '0,0 0,1'],
    'human 1 → you',
    '0,1 human 1 you, 0,0',
    'You slid a red poppy freely; 2 free slides are left. Sage can’t move, so it’s your turn again.',
    'pass free-slide',
  ],
  [
    'the move that reaches the goal',
    ['human 12:1 slides 3:3 goal 14\nAA.....\n.....b.', '0,0 0,1'],
    'human 1 +2 you',
    '0,1 human 1 you, 0,0 human 1 you',
    'You took 2 red poppies: +2. You win! The goal of 14 points has been reached.',
    'end gather',
  ],
])('tells %s', (_, [position, move, seed = 'none'], ...told) => {
  const state = stateOf(position, 'hard', seed)
  const turn = turnOf(state, moveOf(state.position.turn, move))
  expect([cardOf(turn), cellsOf(turn), turn.text, rulesOf(turn)]).toEqual(told)
})

test('the cells of a turn include the weed that grew', () => {
  const state = stateOf('ai 0:1 slides 3:3 goal 14\ncc.....\n......A', 'hard', 'weed')
  const { events } = played(state, moveOf('ai', '0,0 0,1'))
  const weed = events.find((event) => event.type === 'sprouted')
  expect(turnOf(state, moveOf('ai', '0,0 0,1')).cells.at(-1)).toEqual({ at: weed?.at })
})

test.each([
  [
    'human',
    'human 0:1 slides 3:0 goal 14\nA......\n.....b.',
    'Sage can’t move, so it’s your turn again. You slid',
  ],
  [
    'ai',
    'ai 0:1 slides 0:3 goal 14\na......\n.....B.',
    'You can’t move, so Sage plays again. Sage slid',
  ],
] as const)('tells who was skipped before a turn of %s', (side, position, text) => {
  const before = stateOf(position, 'hard', 'none')
  const turn = turnOf(before, moveOf(side, '0,0 0,1'), moveOf(side, '0,1 0,2'))
  expect(turn.text).toContain(text)
})

test('tells a turn that ran out of time', () => {
  const turn = turnOf(stateOf(SLIDE), { type: 'time-out', side: 'human' })
  expect([cardOf(turn), turn.text, rulesOf(turn)]).toEqual([
    'you',
    'Time is up: you miss your turn.',
    'time',
  ])
})

test.each(SLIDES.filter(({ moves }) => moves.length > 0))(
  'the slide $title.message shows its rule',
  ({ position, moves, words, grows }) => {
    const told: Told[] = []
    moves.reduce(
      (state, move) => {
        const step = moveOf(state.position.turn, move)
        told.push(turnOf(state, step))
        return played(state, step).state
      },
      stateOf(position, 'hard', grows ? 'weed' : 'none'),
    )
    const shown = told.flatMap(({ rules = [] }) => rules.map(({ text }) => text))
    expect(shown).toContain(i18n._(words))
    expect(told.some((turn) => turn.text.includes('A weed grew.'))).toBe(grows === true)
  },
)

test.each([
  ['both are stuck at once', 'hahaha', /^Neither side can move/],
  ['the player was', 'hahaaaa', /^You ran out of moves after 2; Hazel made 4 more\.$/],
  ['the opponent was', 'hahhh', /^Neither side can move/],
])('a game that is lost when %s says so', (_, sides, expected) => {
  const dealt = stateOf(SLIDE, 'medium')
  const past = [...sides].map((side) => ({
    move: moveOf(side === 'h' ? 'human' : 'ai', '0,0 0,1'),
    state: dealt,
    events: [],
  }))
  const ending = { reason: 'no-moves', winner: 'ai' } as const
  expect(endReason(i18n, ending, { ...dealt, dealt, past })).toMatch(expected)
})
