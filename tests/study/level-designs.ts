import type { CascadeLevel } from '#src/games/cascade/rules/level.ts'

/** A level but for the number of its goal. Gems are wanted by kind, each with its share of the number. */
export interface Design extends Omit<CascadeLevel, 'goal'> {
  readonly wants: 'points' | readonly (readonly [kind: number, share: number])[]
}

/** Boards, from the top: `#` is a cell, `.` a hole. */
const SHAPES = {
  heart: '.##.##. ####### ####### ####### .#####. ..###.. ...#...',
  ring: '.######. ######## ###..### ##....## ##....## ###..### ######## .######.',
  cross: '..####.. ..####.. ######## ######## ######## ######## ..####.. ..####..',
  hourglass: '######## ######## .######. ..####.. ..####.. .######. ######## ########',
  stairs: '###..... ####.... #####... ######.. #######. ########',
  diamond: '...##... ..####.. .######. ######## ######## .######. ..####.. ...##...',
  window:
    '######### ####.#### ####.#### ####.#### #..###..# ####.#### ####.#### ####.#### #########',
  corners: '.#####. ####### ####### ####### ####### ####### .#####.',
  cup: '##....## ##....## ##....## ######## ######## .######. .######. ..####..',
  house: '...###... ..#####.. .#######. ######### ######### ###...### ###...### ###...###',
  arrow: '...##... ..####.. .######. ######## ..####.. ..####.. ..####.. ..####..',
  pillars: '######### #.##.##.# ######### #.##.##.# ######### #.##.##.# #########',
  bridge: '######### ######### ######### ###...### ###...### ###...###',
  clover:
    '.###.###. ######### ######### .#######. ..#####.. .#######. ######### ######### .###.###.',
  fish: '..####..# .######.# ######### .######.# ..####..#',
  crown: '#..##..# ##.##.## ######## ######## ######## ########',
  boat: '...#.... ...###.. ...####. ...#.... ######## .######. ..####..',
  eyes: '######### ##..#..## ##..#..## ######### ######### ##.....## #########',
} as const

/** Written as a board (a size or a shape), kinds, swaps and what is wanted: points, or kinds with shares. */
const LINES = [
  '6x6 4 12 points',
  '5x5 4 10 A1',
  'heart 4 15 points',
  '7x7 4 14 B1',
  'corners 4 12 A1,C1',
  '6x7 5 18 points',
  'cross 4 15 C1',
  'stairs 4 16 points',
  '8x8 5 15 A1',
  'diamond 4 14 A1,B1',
  '7x6 5 20 points',
  'crown 4 12 D1',
  '8x7 5 18 B1,D1',
  'bridge 4 20 points',
  'ring 4 16 A1',
  '9x8 5 10 points',
  'hourglass 4 18 A1,B1,C1',
  '6x6 5 25 C1',
  'house 5 20 points',
  '7x8 5 22 A2,E1',
  'clover 5 15 B1',
  '5x7 4 20 points',
  'arrow 4 18 A1,D1',
  '8x8 6 24 points',
  'cup 5 20 C1',
  'pillars 5 18 points',
  '10x9 6 15 A1,B1',
  'heart 5 22 E1',
  'fish 4 14 points',
  '9x9 6 20 A1,C1,F1',
  'eyes 5 20 points',
  '7x7 6 28 D1',
  'diamond 5 20 points',
  'boat 4 16 A1,B1',
  '8x9 6 30 points',
  'ring 5 24 B1,D1',
  '6x9 6 16 F1',
  'window 5 20 points',
  'cross 5 25 A1,C2',
  '10x8 7 25 points',
  'hourglass 5 16 E1',
  '9x7 7 30 A1,G1',
  'stairs 5 24 points',
  '8x8 7 40 B1,D1,F1',
  'crown 5 18 points',
  'pillars 6 26 A1,F1',
  '9x9 5 6 points',
  'clover 6 28 C1,E1',
  'heart 6 30 points',
  '10x9 7 36 A1,D1,G1',
]

const shapes: Readonly<Record<string, string>> = SHAPES

function boardOf(name: string): Pick<Design, 'rows' | 'cols' | 'holes'> {
  const drawing = shapes[name]
  if (drawing === undefined) {
    const [rows = 0, cols = 0] = name.split('x').map(Number)
    return { rows, cols }
  }
  const lines = drawing.split(' ')
  const cells = Array.from(lines.join(''))
  const holes = Array.from(cells.keys()).filter((cell) => cells[cell] === '.')
  return { rows: lines.length, cols: cells.length / lines.length, holes }
}

function parseDesign(line: string): Design {
  const [board = '', kinds, swaps, wants = ''] = line.split(' ')
  const gems = wants.split(',').map((want) => {
    return [want.charCodeAt(0) - 64, Number(want.slice(1))] as const
  })
  const wanted = wants === 'points' ? wants : gems
  return { ...boardOf(board), kinds: Number(kinds), swaps: Number(swaps), wants: wanted }
}

/** Fifty levels, from those that should be easy to those that should be nearly impossible. */
export const DESIGNS = LINES.map(parseDesign)
