import { axisX, axisY, barX, dot, gridY, plot, ruleX, ruleY, text } from '@observablehq/plot'
import { type ByRisk, intervalOf, type Mean } from '../engine/figures.ts'
import { RISKS } from '../engine/scales.ts'

const SIZE = { width: 320, height: 150, marginBottom: 24, marginTop: 8 } as const

const percentOf = (language: string) => (share: number) =>
  share.toLocaleString(language, { style: 'percent' })

export interface SizeShares {
  readonly name: string
  readonly risks: ByRisk<number>
}

/** Draws a bar for each size, divided by risk; the easiest first and faintest. */
export function drawShares(sizes: readonly SizeShares[], label: string, language: string): Element {
  const parts = sizes.flatMap(({ name, risks }) =>
    RISKS.map((risk, index) => ({ name, share: risks[risk], weight: index / (RISKS.length - 1) })),
  )
  const options = {
    ...SIZE,
    marginLeft: 76,
    x: { domain: [0, 1] },
    y: { domain: sizes.map(({ name }) => name), padding: 0.25 },
    opacity: { type: 'identity' as const },
    marks: [
      barX(parts, {
        x: 'share',
        y: 'name',
        fill: 'var(--bar)',
        fillOpacity: 'weight',
        stroke: 'var(--bar)',
      }),
      axisX({ ticks: 4, label: null, tickFormat: percentOf(language) }),
      axisY({ label: null, tickSize: 0 }),
    ],
  }
  return plot({ ...options, ariaLabel: label })
}

/** Players' clear rates by risk, as drawn. */
export interface PlayerRates {
  /** The player's number in the list beside the chart. */
  readonly number: number
  readonly rates: ByRisk<Mean | null>
}

/** The space between two players' numbers, in widths of a risk's column. */
const STEP = 0.17

/** Draws each player's clear rate as its number, on a line for the interval, in a column for each risk. */
export function drawRates(
  players: readonly PlayerRates[],
  riskNames: readonly string[],
  { label, language }: { readonly label: string; readonly language: string },
): Element {
  const points = players.flatMap(({ number, rates }) =>
    RISKS.flatMap((risk, column) => {
      const rate = rates[risk]
      if (!rate) return []
      const x = column + STEP * (number - (players.length + 1) / 2)
      const [low, high] = intervalOf(rate)
      return { x, y: rate.mean, low, high, number: `${number}` }
    }),
  )
  const options = {
    ...SIZE,
    marginLeft: 36,
    x: { domain: [-0.5, RISKS.length - 0.5] },
    y: { domain: [0, 1] },
    marks: [
      gridY({ ticks: 4, stroke: 'var(--line)', strokeOpacity: 1 }),
      axisY({ ticks: 4, label: null, tickSize: 0, tickFormat: percentOf(language) }),
      axisX({
        ticks: RISKS.map((_, column) => column),
        tickFormat: (column: number) => riskNames[column] ?? '',
        tickSize: 0,
        label: null,
        fontSize: 10,
      }),
      ruleY([0], { stroke: 'currentColor' }),
      ruleX(points, { x: 'x', y1: 'low', y2: 'high', stroke: 'var(--bar)', strokeWidth: 2 }),
      dot(points, { x: 'x', y: 'y', r: 5, fill: 'var(--table-lift)', stroke: 'var(--bar)' }),
      text(points, { x: 'x', y: 'y', text: 'number', fill: 'var(--text)', fontSize: 8 }),
    ],
  }
  return plot({ ...options, ariaLabel: label })
}
