import { axisX, axisY, dot, gridY, lineY, plot, ruleX } from '@observablehq/plot'
import { JSDOM } from 'jsdom'
import type { Interval } from '#src/games/cascade/lab/statistics/measure.ts'

export interface Point {
  /** The line that it belongs to. */
  readonly name: string
  readonly x: number
  /** `null` where only an interval is known. */
  readonly y: number | null
  readonly interval: Interval | null
}

/** Okabe & Ito, distinct also to the colour-blind; symbols differ as well. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9']

/** Distance of lines from each other, so that their intervals at the same value are seen. */
const SHIFT = 3

/** A drawing is made of a document's nodes; Node has none. */
const { document } = new JSDOM().window

/** Draws lines with intervals on a logarithmic axis as SVG, with a legend. */
export function drawChart(label: string, points: readonly Point[]): string {
  const names = [...new Set(points.map(({ name }) => name))]
  const sides = [...new Set(points.map(({ x }) => x))]
  const powers = powersOf(points.flatMap(({ y, interval }) => [y ?? 0, interval?.[1] ?? 0]))
  const marks = names.map((name, index) => {
    const dx = SHIFT * (index - (names.length - 1) / 2)
    const own = points.filter((point) => point.name === name)
    const ends = own.filter(({ interval }) => interval !== null)
    const span = {
      y1: ({ interval }: Point) => interval?.[0],
      y2: ({ interval }: Point) => interval?.[1],
    }
    return [
      lineY(own, { x: 'x', y: 'y', stroke: 'name', dx }),
      ruleX(ends, { x: 'x', ...span, stroke: 'name', dx }),
      dot(own, { x: 'x', y: 'y', stroke: 'name', symbol: 'name', dx }),
    ]
  })
  const drawing = plot({
    document,
    ariaLabel: label,
    width: 560,
    height: 300,
    marginBottom: 40,
    marginLeft: 52,
    x: { inset: 12 },
    y: { type: 'log', domain: [powers[0], powers.at(-1)], clamp: true },
    color: { domain: names, range: COLOURS },
    symbol: { legend: true, domain: names },
    marks: [
      gridY({ ticks: powers }),
      axisX({ ticks: sides, label: 'cells a side', tickFormat: String }),
      axisY({ ticks: powers, label: null, tickFormat: String }),
      marks,
    ],
  })
  drawing.querySelector('svg[aria-label]')?.setAttribute('role', 'img')
  return drawing.outerHTML
}

/** Returns the powers of ten from below the least value to above the greatest; at least two. */
function powersOf(values: readonly number[]): number[] {
  const exponents = values.filter((value) => value > 0).map(Math.log10)
  const low = Math.floor(Math.min(...exponents))
  const high = Math.max(low + 1, Math.ceil(Math.max(...exponents)))
  return Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index))
}
