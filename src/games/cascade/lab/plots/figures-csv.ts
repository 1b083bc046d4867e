import { figuresOf, type LabFigures, listFigures } from '../statistics/figures.ts'
import type { Findings } from '../statistics/tally.ts'

const COLUMNS = 'figure,count,mean,low,high,deviation'

const NAMES = {
  legalSwaps: 'legal_swaps',
  steps: 'steps',
  gems: 'gems',
  points: 'points',
  gamePoints: 'game_points',
  groupSize: 'group_size',
  redeals: 'redeals_per_1000',
  cuts: 'cuts_per_1000',
} as const

/** Makes a line per figure; kinds are counted from 1. */
export const makeFiguresCsv = (findings: Findings): string =>
  [COLUMNS, ...linesOf(figuresOf(findings))].join('\n').concat('\n')

interface SweptFindings {
  readonly value: number | string
  readonly findings: Findings
}

/** Makes a line per value and figure. */
export function makeSweepCsv(swept: string, runs: readonly SweptFindings[]): string {
  const lines = runs.flatMap(({ value, findings }) =>
    linesOf(figuresOf(findings)).map((line) => `${value},${line}`),
  )
  return [`${swept},${COLUMNS}`, ...lines].join('\n').concat('\n')
}

const linesOf = (figures: LabFigures): readonly string[] =>
  listFigures(figures).map(({ name, kind, count, mean, interval, deviation }) => {
    const named = kind === 0 ? NAMES[name] : `${NAMES[name]}_${kind}`
    return [named, count, mean, ...(interval ?? ['', '']), deviation].join(',')
  })
