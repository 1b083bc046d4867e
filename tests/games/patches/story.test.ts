// @vitest-environment jsdom
import '../../support/browser'
import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { rules } from '#src/games/patches/rules/rules.ts'
import { makeTile } from '#src/games/patches/rules/tile.ts'
import type { PatchesMove, PatchesState } from '#src/games/patches/rules/types.ts'
import story from '#src/games/patches/story.ts'
import type { Patches, PatchesPiece } from '#src/games/patches/types.ts'
import { makeTurn, type StripTurn } from '#src/play/story/turns.ts'
import { CROWDED } from './games'
import { played, randomGame, replay, round, stateOf, tableOf } from './rules/playing'

const OPTIONS = { board: 'small', level: 'easy', deal: 1 } as const

type Told = StripTurn<Patches>

/** Tells the last of some moves. */
function turnOf(dealt: PatchesState, moves: readonly PatchesMove[]): Told {
  const past: Told['told']['step'][] = []
  for (const move of moves) past.push({ move, ...played(past.at(-1)?.state ?? dealt, move) })
  const turn = makeTurn(story, { options: OPTIONS, dealt, past }, moves.length - 1, i18n)
  if (!turn) throw new Error('A round is a turn')
  return turn
}

const tileOf = (piece: PatchesPiece | undefined): string =>
  piece?.type === 'tile' ? makeTile(piece.tile) : ''

/** Tiles, then gain and side, if any: `yc3 bc3 +0 : +3`. */
const cardOf = ({ pieces, gain, side }: Told): string =>
  [...pieces.map(tileOf), gain, side].filter(Boolean).join(' ')

/** `rs3 2,1 opponent, yc3 2,2 you`. */
const cellsOf = ({ cells }: Told): string =>
  cells
    .map(({ at, piece, side = '' }) => `${tileOf(piece)} ${at.row},${at.col} ${side}`.trim())
    .join(', ')

const rulesOf = ({ rules = [] }: Told): string => rules.map(({ rule }) => rule).join(' ')

const HANDS = ['yc3 yc4', 'bc3 bc4'] as const
const OPENING = stateOf(
  'phase opening\npoints 0 0\nuser yc3\nopponent bc4\ndeck\n'.concat('. . . .\n'.repeat(4)),
)
/** Either takes the last tile, and with it the game. */
const END = '. rs2 . O\nO O O U\nU U U O\nU U U O'

type Case = readonly [
  name: string,
  played: readonly [PatchesState, ...PatchesMove[]],
  card: string,
  cells: string,
  text: string,
  rules: string,
]

test.each<Case>([
  [
    'the first round, which captures nothing',
    [OPENING, round('yc3 2,1', 'bc4 1,2')],
    'yc3 bc4',
    'yc3 2,1 you, bc4 1,2 opponent',
    'Nothing was captured.',
    'sides',
  ],
  [
    'captures of both, with the tiles that are now under tokens',
    [tableOf('gs4', 'bc3', CROWDED), round('gs4 3,0', 'bc3 0,3')],
    'gs4 bc3 +2 : +2',
    'rs3 2,1 you, gs4 3,0 you, bc1 1,2 opponent, bc3 0,3 opponent',
    'You capture 2 cells for 1 point. Clover captures 2 cells for 2 points.',
    'sides matching strength capture',
  ],
  [
    'a capture of one',
    [tableOf('gs4', 'yt2', CROWDED), round('gs4 3,0', 'yt2 0,3')],
    'gs4 yt2 +2 : +0',
    'rs3 2,1 you, gs4 3,0 you, yt2 0,3 opponent',
    'You capture 2 cells for 1 point. Clover captures nothing.',
    'sides matching strength capture',
  ],
  [
    'a conflict, which the stronger wins',
    [tableOf(...HANDS, CROWDED), round('yc3 2,2', 'bc3 1,1')],
    'yc3 bc3 +0 : +3',
    'bc1 1,2 opponent, rs3 2,1 opponent, bc3 1,1 opponent, yc3 2,2 you',
    'Conflict over 2 tiles: Clover’s 4 beats your 3. Clover captures 3 cells for 4 points.',
    'sides matching strength conflict capture',
  ],
  [
    'a conflict over one tile by its name',
    [tableOf('bt2', 'yc4', '. . . .\n. . . .\n. . yt2 .\n. . . .'), round('bt2 3,1', 'yc4 1,3')],
    'bt2 yc4 +2 : +0',
    'yt2 2,2 you, bt2 3,1 you, yc4 1,3 opponent',
    'Conflict over yellow triangle two: your 2 beats 1. You capture 2 cells for 2 points.',
    'sides matching strength conflict capture',
  ],
  [
    'a conflict of equals',
    [
      tableOf('bs2', 'rh4', '. . . .\nbh1 . rs3 bc1\n. . . .\n. . . .'),
      round('bs2 0,2', 'rh4 0,1'),
    ],
    'bs2 rh4',
    'bs2 0,2 you, rh4 0,1 opponent, rs3 1,2',
    'Conflict over red square three: 3 against 3, so nobody captures anything.',
    'sides strength tie',
  ],
  [
    'a collision, of which one tile is still to come',
    [tableOf('yc3 yc4', 'rt3 bc4', CROWDED), round('yc3 1,1', 'rt3 1,1')],
    'yc3 rt3 +0 : +2',
    'rs3 2,1 opponent, rt3 1,1 opponent',
    'You both chose row 2, column 2, on Clover’s side: your yellow circle three must move. Clover captures 2 cells for 2 points.',
    'sides matching strength collision capture',
  ],
  [
    'a collision that ends the game, after which no tile moves',
    [tableOf('rt3', 'yc4', 'O O O U\nO O U U\nU U U O\n. rs2 . U'), round('rt3 3,0', 'yc4 3,0')],
    'rt3 yc4 +2 : +0',
    'rs2 3,1 you, rt3 3,0 you',
    'You both chose row 4, column 1, on your side. You capture 2 cells for 1 point. You win! You hold more than half of the cells.',
    'sides matching strength collision end capture',
  ],
  [
    'the replay after it, a card of its own with the words of the round',
    [tableOf('yc3 yc4', 'rt3 bc4', CROWDED), round('yc3 1,1', 'rt3 1,1'), replay('0,3')],
    'yc3 +2 you',
    'bc1 1,2 you, yc3 0,3 you',
    'You both chose row 2, column 2; your tile moved to row 1, column 4. Clover captures 2 cells for 2 points. You capture 2 cells for 1 point.',
    'sides matching strength capture',
  ],
  [
    'a tie that leaves an orphan',
    [tableOf('yc1', 'bc2', 'yt2 . . .\nU . . .\nU O . .\n. O . .'), round('yc1 0,1', 'bc2 1,1')],
    'yc1 bc2',
    'yc1 0,1 you, bc2 1,1 opponent, yt2 0,0',
    'Conflict over yellow triangle two: 1 against 1, so nobody captures anything.',
    'sides strength tie orphan',
  ],
  [
    'the end, with its reason',
    [tableOf('rs1', 'rc4', END), round('rs1 0,0', 'rc4 0,2')],
    'rs1 rc4 +2 : +0',
    'rs2 0,1 you, rs1 0,0 you, rc4 0,2 opponent',
    'Conflict over red square two: your 2 beats 1. You capture 2 cells for 2 points. You win! You hold more than half of the cells.',
    'sides matching strength conflict orphan end capture',
  ],
])('tells %s', (_, [state, ...moves], ...told) => {
  const turn = turnOf(state, moves)
  expect([cardOf(turn), cellsOf(turn), turn.text, rulesOf(turn)]).toEqual(told)
})

test('tells every move of a game: each captured cell with a tile and its taker', () => {
  for (let seed = 0; seed < 20; seed++) {
    const game = randomGame(rules.deal(OPTIONS, `${seed}`), makeRandom(`${seed}`, 'story'))
    for (const { before: dealt, move, after, events } of game) {
      const past = [{ move, state: after, events }]
      const turn = makeTurn(story, { options: OPTIONS, dealt, past }, 0, i18n)
      const taken = events.flatMap((event) => (event.type === 'captured' ? event.cells : []))
      const lit = turn?.cells.filter(({ piece, side }) => tileOf(piece) && side) ?? []
      expect(turn?.text).toBeTruthy()
      expect(lit.map(({ at }) => at)).toEqual(expect.arrayContaining([...taken]))
    }
  }
})
