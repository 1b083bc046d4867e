import { expect, test } from 'vitest'
import { makeTile } from '#src/games/patches/rules/tile.ts'
import type { PatchesMove, PatchesState } from '#src/games/patches/rules/types.ts'
import { finale, timeline } from '#src/games/patches/timeline.ts'
import type { PatchesPiece } from '#src/games/patches/types.ts'
import type { Cue } from '#src/ui/board/cues.ts'
import { CROWDED } from './games'
import { played, replay, round, stateOf, tableOf } from './rules/playing'

/** Describes a cue: `gc2`, or `user 3, opponent 4 over 1,2`. */
function nameOf(piece: PatchesPiece | undefined): string {
  if (!piece) return ''
  if (piece.type === 'tile') return makeTile(piece.tile)
  const claims = piece.claims.map(({ player, strength }) => `${player} ${strength}`).join(', ')
  const contested = piece.contested.map(({ row, col }) => ` ${row},${col}`).join('')
  return contested ? `${claims} over${contested}` : claims
}

/** A cue as `motion row,col delay`, what follows it and when, and what is drawn for it. */
const lineOf = ({ motion, at, delay = 0, next, nextAt, show }: Cue<PatchesPiece>): string =>
  [motion, `${at.row},${at.col}`, delay, next, nextAt, nameOf(show)]
    .filter((part) => part !== undefined && part !== '')
    .join(' ')

const HANDS = ['yc3 yc4', 'bc3 bc4'] as const
/** Either takes the last tile, and with it the game. */
const END = '. rs2 . O\nO O O U\nU U U O\nU U U O'

type Case = readonly [
  name: string,
  played: readonly [PatchesState, ...PatchesMove[]],
  cues: readonly string[],
]

test.each<Case>([
  [
    'shows the tiles, then their tokens, then their matches for a while',
    [tableOf('gs4 yc4', 'bc3 bc4', CROWDED), round('gs4 3,0', 'bc3 0,3')],
    [
      'capture 2,1 1000',
      'flip 2,1 1000 rs3',
      'capture 3,0 1000',
      'select 3,0 0 flip 1000 gs4',
      'capture 1,2 1000',
      'flip 1,2 1000 bc1',
      'capture 0,3 1000',
      'deal 0,3 0 flip 1000 bc3',
      'fade 3,0 1700 user 1, opponent 2',
    ],
  ],
  [
    'what both match is marked, for as long as it takes to read; what is not captured stays',
    [tableOf(...HANDS, CROWDED), round('yc3 2,2', 'bc3 1,1')],
    [
      'select 2,2 0',
      'capture 1,2 1000',
      'flip 1,2 1000 bc1',
      'capture 2,1 1000',
      'flip 2,1 1000 rs3',
      'capture 1,1 1000',
      'deal 1,1 0 flip 1000 bc3',
      'fade 2,2 3600 user 3, opponent 4 over 1,2 2,1',
    ],
  ],
  [
    'a tile that goes elsewhere comes by itself',
    [tableOf(...HANDS, CROWDED), round('yc3 2,2', 'bc3 2,2'), replay('3,3')],
    ['deal 3,3 0'],
  ],
  [
    'the end does not wait for a conflict to be read',
    [tableOf('rs1', 'rc4', END), round('rs1 0,0', 'rc4 0,2')],
    [
      'deal 0,2 0',
      'capture 0,1 1000',
      'flip 0,1 1000 rs2',
      'capture 0,0 1000',
      'select 0,0 0 flip 1000 rs1',
      'fade 0,0 1700 user 2, opponent 1 over 0,1',
    ],
  ],
])('%s', (_, [state, ...moves], cues) => {
  const last = moves.pop()
  const before = moves.reduce((now, move) => played(now, move).state, state)
  const seen = timeline(last ? played(before, last).events : [], before)
  expect(seen.cues.map(lineOf)).toEqual(cues)
  expect([seen.stages, seen.wordsAt, seen.shownAt]).toEqual([[240], 550, 1_000])
})

test.each<[string, Parameters<typeof timeline>[0], readonly string[]]>([
  [
    'a tile comes to the cell that is chosen for it',
    [{ type: 'previewed', cell: { row: 3, col: 0 }, preview: { matches: [], strength: 1 } }],
    ['select 3,0 0'],
  ],
  [
    'what may not be chosen shakes',
    [{ type: 'cell-refused', cell: { row: 1, col: 2 }, code: 'occupied' }],
    ['mismatch 1,2 0'],
  ],
])('%s, and nothing is held back', (_, events, cues) => {
  const seen = timeline(events, tableOf(...HANDS, CROWDED))
  expect(seen.cues.map(lineOf)).toEqual(cues)
  expect([seen.shownAt, seen.sounds]).toEqual([undefined, undefined])
})

test('captures are heard when their tokens turn up', () => {
  const before = tableOf(...HANDS, CROWDED)
  const { events } = played(before, round('yc3 2,2', 'bc3 1,1'))
  expect(timeline(events, before).sounds).toEqual([{ sound: 'match', at: 1_000 }])
})

test.each([
  [
    'the user’s, from the last cell',
    'U O U .\nU U . U\nU U U .\n. . U rs2',
    '3,2 2,2 2,1 2,0 1,3 1,1 1,0 0,2 0,0',
  ],
  [
    'the opponent’s, from the first',
    'O O O O\nO O O O\nO U . .\n. . . .',
    '0,0 0,1 0,2 0,3 1,0 1,1 1,2 1,3 2,0',
  ],
  ['nobody’s in a draw', 'O O O O\nO O O O\nU U U U\nU U U U', ''],
  ['nobody’s before the end', CROWDED, ''],
])('tokens leap at the end: %s', (_, rows, expected) => {
  const phase = rows === CROWDED ? 'choosing' : 'over'
  const state = stateOf(`phase ${phase}\npoints 2 2\nuser\nopponent\ndeck\n${rows}`)
  const { motion, cells } = finale(state)
  expect(motion).toBe('hop')
  expect(cells.map(({ row, col }) => `${row},${col}`).join(' ')).toBe(expected)
})
