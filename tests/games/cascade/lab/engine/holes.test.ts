import { expect, test } from 'vitest'
import { parseHoles } from '#src/games/cascade/lab/engine/holes.ts'
import { parseSettings } from '#src/games/cascade/lab/settings.ts'

/** Rows of `#` cells and `.` holes, and whether three in line can be made by a swap. */
const SHAPES: readonly [shape: string, isPlayable: boolean][] = [
  ['### ### ###', true],
  ['#.# #.# ###', true],
  ['### ..# ...', true],
  ['### .#. ...', true],
  ['###. .... ....', false],
  ['#### .... ....', true],
  ['#.## .#.. ....', false],
  ['### ... ###', false],
  ['##. .## ...', false],
  ['... ... ...', false],
]

test.each(SHAPES)('a board of %s can be played: %s', (shape, isPlayable) => {
  const rows = shape.split(' ')
  const cells = Array.from(rows.join(''))
  const holes = [...cells.keys()].filter((cell) => cells[cell] === '.')
  const parsed = parseHoles(holes, { rows: rows.length, cols: rows[0]?.length ?? 0 })
  expect(parsed).toEqual(isPlayable ? holes : undefined)
})

test.each([[[64]], [[-1]], [[3, 3]], [[5, 4]], [[1.5]], [['1']], ['1,2'], [{}], [null]])(
  'holes %j are refused',
  (holes) => {
    expect(parseSettings({ holes })).toMatchObject({ ok: false, code: 'holes' })
  },
)

test('holes are kept, in settings', () => {
  expect(parseSettings({ holes: [0, 9, 63] })).toMatchObject({ value: { holes: [0, 9, 63] } })
})
