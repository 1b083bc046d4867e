import { readMahjong } from '../src/games/link/tiles/mahjong.ts'
import { SERIF } from './glyphs.ts'

const GREEN = '#0b6b3a'
const BLUE = '#1b4a9c'
const RED = '#c1221c'
const INK = '#1f2a44'

type Spot = readonly [x: number, y: number, colour: string]

type Row = readonly [y: number, xs: readonly number[], colour: string]

/** Makes rows of spots from the top, each row of one colour. */
const rowsOf = (...rows: readonly Row[]): readonly Spot[] =>
  rows.flatMap(([y, xs, colour]) => xs.map((x): Spot => [x, y, colour]))

/** The radius and centres of each rank's spots. */
const DOTS: Readonly<Record<number, readonly [radius: number, spots: readonly Spot[]]>> = {
  2: [7.2, rowsOf([9, [18], GREEN], [27, [18], BLUE])],
  3: [6, rowsOf([7, [7], BLUE], [18, [18], RED], [29, [29], GREEN])],
  4: [6.6, rowsOf([9, [9], BLUE], [9, [27], GREEN], [27, [9], GREEN], [27, [27], BLUE])],
  5: [
    5.4,
    rowsOf([7, [7], BLUE], [7, [29], GREEN], [18, [18], RED], [29, [7], GREEN], [29, [29], BLUE]),
  ],
  6: [5, rowsOf([6, [10, 26], GREEN], [18, [10, 26], RED], [30, [10, 26], RED])],
  7: [
    4.2,
    rowsOf(
      [5, [6], GREEN],
      [9.5, [18], GREEN],
      [14, [30], GREEN],
      [23, [10, 26], RED],
      [31.8, [10, 26], RED],
    ),
  ],
  8: [4, rowsOf(...[4.4, 13.5, 22.5, 31.6].map((y): Row => [y, [10, 26], BLUE]))],
  9: [4.6, rowsOf([5.5, [6, 18, 30], GREEN], [18, [6, 18, 30], RED], [30.5, [6, 18, 30], BLUE])],
}

const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

const dot = (r: number, [x, y, colour]: Spot) =>
  `${circle(x, y, r, colour)}${circle(x, y, r * 0.34, '#fff')}`

const count = (length: number) => Array.from({ length }, (_, index) => index)

/** Repeats a shape around a point. */
const around = (x: number, y: number, times: number, shape: string) =>
  count(times)
    .map((turn) => `<g transform="rotate(${(360 / times) * turn} ${x} ${y})">${shape}</g>`)
    .join('')

const wheel =
  circle(18, 18, 16, GREEN) +
  circle(18, 18, 13, '#fff') +
  circle(18, 18, 11.4, GREEN) +
  around(18, 18, 8, circle(18, 10.6, 2, '#fff')) +
  circle(18, 18, 4.6, '#fff') +
  circle(18, 18, 3.4, RED)

function drawDots(rank: number): string {
  const [radius, spots] = DOTS[rank] ?? [0, []]
  return rank === 1 ? wheel : spots.map((spot) => dot(radius, spot)).join('')
}

/** The length and centres of each rank's canes. */
const CANES: Readonly<Record<number, readonly [length: number, spots: readonly Spot[]]>> = {
  2: [15, rowsOf([9, [18], BLUE], [27, [18], GREEN])],
  3: [15, rowsOf([9, [18], BLUE], [27, [9, 27], GREEN])],
  4: [15, rowsOf([9, [9], BLUE], [9, [27], GREEN], [27, [9], GREEN], [27, [27], BLUE])],
  5: [
    15,
    rowsOf([9, [6], GREEN], [9, [30], BLUE], [18, [18], RED], [27, [6], BLUE], [27, [30], GREEN]),
  ],
  6: [15, rowsOf([9, [6, 18, 30], GREEN], [27, [6, 18, 30], BLUE])],
  7: [10.4, rowsOf([6, [18], RED], [18, [6, 18, 30], GREEN], [30, [6, 18, 30], BLUE])],
  9: [10.4, rowsOf([6, [6, 18, 30], RED], [18, [6, 18, 30], BLUE], [30, [6, 18, 30], GREEN])],
}

function cane(length: number, [x, y, colour]: Spot): string {
  const [top, middle] = [y - length / 2, y - 0.7]
  return `<rect x="${x - 3.1}" y="${top}" width="6.2" height="${length}" rx="2.4" fill="${colour}"/><path d="M${x - 3.2} ${middle}h6.4v1.4h-6.4z" fill="#fff"/>`
}

const strokes = (d: string, colour: string) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/>`

/** Draws eight canes as an M over a W. */
const eightCanes = strokes('M5 15V4l13 8 13-8v11', GREEN) + strokes('M5 21v11l13-8 13 8V21', BLUE)

const sparrow =
  `<path d="M9 12C13 3 25 5 26 15c5 1 7 8 8 18-6-2-9-5-11-8-8 1-15-4-14-13z" fill="${GREEN}"/>` +
  `<path d="M16 15c5 0 9 3 9 8-6 1-10-3-9-8z" fill="${BLUE}"/>` +
  `<path d="M9 12a7 7 0 0 1 12-5l-6 7z" fill="${RED}"/>` +
  `<path d="M10 9l-8 2 7 4z" fill="#d98a00"/>${circle(14.4, 8.8, 1.5, '#fff')}` +
  `<path d="M16 24l-2 9M21 25l-1 8" stroke="#d98a00" stroke-width="2.2" stroke-linecap="round"/>`

function drawBamboos(rank: number): string {
  if (rank === 1) return sparrow
  if (rank === 8) return eightCanes
  const [length, spots] = CANES[rank] ?? [0, []]
  return spots.map((spot) => cane(length, spot)).join('')
}

/** Draws a character scaled about its middle and moved to a height; stroked, since thin lines vanish. */
const character = (glyph: string, colour: string, [width, height] = [1, 1], y = 18) =>
  `<path transform="translate(18 ${y}) scale(${width} ${height}) translate(-18 -18)" d="${SERIF[glyph]}" fill="${colour}" stroke="${colour}" stroke-width=".9"/>`

const drawCharacters = (rank: number) =>
  character('一二三四五六七八九'.charAt(rank - 1), INK, [0.86, 0.6], 9.6) +
  character('萬', RED, [0.62, 0.42], 28.2)

const petal = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`

const plum =
  `<path d="M3 34C12 31 17 25 19 17" fill="none" stroke="#5b3a24" stroke-width="2.6" stroke-linecap="round"/>` +
  around(19, 16, 5, circle(19, 7.6, 6.2, '#d8337a')) +
  circle(19, 16, 4.2, '#ffd447')

const chrysanthemum =
  around(18, 18, 12, petal('M18 18l-3.4-11a3.5 5.5 0 0 1 6.8 0z', '#e08600')) +
  circle(18, 18, 5, '#7a3d00')

const frame = `<path d="M5 3h26v30H5z" fill="none" stroke="${BLUE}" stroke-width="3.4"/><path d="M10.5 8.5h15v19h-15z" fill="none" stroke="${BLUE}" stroke-width="1.6"/>`

const FACES: Readonly<Record<string, (rank: number) => string>> = {
  dots: drawDots,
  bamboos: drawBamboos,
  characters: drawCharacters,
  east: () => character('東', INK),
  south: () => character('南', INK),
  west: () => character('西', INK),
  north: () => character('北', INK),
  red: () => character('中', RED),
  green: () => character('發', GREEN),
  white: () => frame,
  plum: () => plum,
  chrysanthemum: () => chrysanthemum,
}

/** Draws the faces in the order of their kinds, 36 × 36. */
export const drawMahjong = (): readonly string[] =>
  readMahjong().map(({ face, rank }) => FACES[face]?.(rank) ?? '')
