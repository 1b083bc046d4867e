import type { Run } from '../simulate.ts'
import type { Figure, LabFigures, Rate } from '../statistics/figures.ts'
import { figuresOf } from '../statistics/figures.ts'
import { QUANTITIES, type Quantity } from '../statistics/tally.ts'
import type { SweepPart } from '../sweep/sweep.ts'

const COLUMNS = 'figure,count,mean,low,high,deviation'

const NAMES: Readonly<Record<Quantity, string>> = {
  legalSwaps: 'legal_swaps',
  steps: 'steps',
  gems: 'gems',
  points: 'points',
  gamePoints: 'game_points',
}

/** Makes a line per figure; kinds are counted from 1. */
export const makeFiguresCsv = (figures: LabFigures): string =>
  [COLUMNS, ...linesOf(figures)].join('\n').concat('\n')

/** Makes a line per value and figure. */
export function makeSweepCsv(swept: string, parts: readonly SweepPart[], runs: readonly Run[]) {
  const lines = runs.flatMap(({ findings }, index) =>
    linesOf(figuresOf(findings)).map((line) => `${parts[index]?.value},${line}`),
  )
  return [`${swept},${COLUMNS}`, ...lines].join('\n').concat('\n')
}

const linesOf = ({ quantities, sizes, redeals, cuts }: LabFigures): readonly string[] => [
  ...QUANTITIES.map((name) => figureLine(NAMES[name], quantities[name])),
  ...sizes.map((size, kind) => figureLine(kind === 0 ? 'group_size' : `group_size_${kind}`, size)),
  rateLine('redeals_per_1000', redeals),
  rateLine('cuts_per_1000', cuts),
]

const figureLine = (name: string, { count, mean, interval, deviation }: Figure): string =>
  [name, count, mean, ...(interval ?? ['', '']), deviation].join(',')

const rateLine = (name: string, { events, perThousand, interval }: Rate): string =>
  [name, events, perThousand, ...interval, ''].join(',')
