import type { I18n } from '@lingui/core'
import { axisX, axisY, barX, dot, gridY, plot, ruleX, ruleY, text } from '@observablehq/plot'
import { LEVEL_NAMES, RISK_NAMES } from '../../choice.ts'
import { LEVELS, type Level } from '../../deal/levels.ts'
import { type ByRisk, intervalOf, PLAYERS, type RateFigures } from '../engine/figures.ts'
import { RISKS } from '../engine/scales.ts'

const SIZE = { width: 320, height: 150, marginBottom: 24, marginTop: 8 } as const

const percentOf = (language: string) => (share: number) =>
  share.toLocaleString(language, { style: 'percent' })

/** Draws a bar for each size, divided by risk; the easiest first and faintest. */
export function drawShares(sharesOf: (level: Level) => ByRisk<number>, i18n: I18n): Element {
  const nameOf = (level: Level) => i18n._(LEVEL_NAMES[level])
  const parts = LEVELS.flatMap((level) =>
    RISKS.map((risk, index) => ({
      name: nameOf(level),
      share: sharesOf(level)[risk],
      weight: index / (RISKS.length - 1),
    })),
  )
  return plot({
    ...SIZE,
    marginLeft: 76,
    x: { domain: [0, 1] },
    y: { domain: LEVELS.map(nameOf), padding: 0.25 },
    opacity: { type: 'identity' },
    marks: [
      barX(parts, {
        x: 'share',
        y: 'name',
        fill: 'var(--bar)',
        fillOpacity: 'weight',
        stroke: 'var(--bar)',
      }),
      axisX({ ticks: 4, label: null, tickFormat: percentOf(i18n.locale) }),
      axisY({ label: null, tickSize: 0 }),
    ],
    ariaLabel: i18n._({
      id: 'link.grades.shares.chart',
      message: 'Risk of boards by size; the numbers are in the table.',
    }),
  })
}

/** The space between two players' numbers, in widths of a risk's column. */
const STEP = 0.17

/** Places each player's rate of each risk, with its interval, in a column for each risk. */
const pointsOf = (rates: RateFigures['rates']) =>
  PLAYERS.flatMap((player, index) =>
    RISKS.flatMap((risk, column) => {
      const rate = rates[player][risk]
      if (!rate) return []
      const x = column + STEP * (index - (PLAYERS.length - 1) / 2)
      const [low, high] = intervalOf(rate)
      return { x, y: rate.mean, low, high, number: `${index + 1}` }
    }),
  )

/** Draws each player's clear rate as its number in the list of players, on a line for the interval. */
export function drawRates(rates: RateFigures['rates'], i18n: I18n): Element {
  const points = pointsOf(rates)
  const names = RISKS.map((risk) => i18n._(RISK_NAMES[risk]))
  return plot({
    ...SIZE,
    marginLeft: 36,
    x: { domain: [-0.5, RISKS.length - 0.5] },
    y: { domain: [0, 1] },
    marks: [
      gridY({ ticks: 4, stroke: 'var(--line)', strokeOpacity: 1 }),
      axisY({ ticks: 4, label: null, tickSize: 0, tickFormat: percentOf(i18n.locale) }),
      axisX({
        ticks: names.map((_, column) => column),
        tickFormat: (column: number) => names[column] ?? '',
        tickSize: 0,
        label: null,
        fontSize: 10,
      }),
      ruleY([0], { stroke: 'currentColor' }),
      ruleX(points, { x: 'x', y1: 'low', y2: 'high', stroke: 'var(--bar)', strokeWidth: 2 }),
      dot(points, { x: 'x', y: 'y', r: 5, fill: 'var(--table-lift)', stroke: 'var(--bar)' }),
      text(points, { x: 'x', y: 'y', text: 'number', fill: 'var(--text)', fontSize: 8 }),
    ],
    ariaLabel: i18n._({
      id: 'link.grades.rates.chart',
      message: 'Clear rates by risk and player; the numbers are in the table.',
    }),
  })
}
