import * as Plot from '@observablehq/plot'
import type { Interval } from '#src/engine/interval.ts'
import { curveLook, RUN_LOOKS, type SeriesLook } from './Key.tsx'
import type { PlotSize } from './paper.ts'
import { type Axes, type Bar, roundUp } from './rebin.ts'

/** The size of a card on the page. */
const CARD: PlotSize = { width: 320, height: 150 }

const MARGINS = { marginLeft: 50, marginBottom: 24, marginTop: 14 } as const

/** Approximate numbers of ticks on the x and y axes. */
const TICKS_X = 5
const TICKS_Y = 4

const LABELS = { ticks: TICKS_Y, tickSize: 0, label: null } as const
const GRID = { ticks: TICKS_Y, stroke: 'var(--line)', strokeOpacity: 1 } as const

export interface Series {
  readonly bars: readonly Bar[]
  readonly mean: number | null
  readonly interval: Interval | null
}

export interface HistogramTexts {
  readonly label: string
  readonly isLog: boolean
  /** Describes the values and shares of a bar. */
  readonly describe: (from: number) => string
  readonly formatShare: (share: number) => string
  readonly formatValue: (value: number) => string
}

/** The first run is filled, the second an outline: they differ without their colours. */
const FIRST = { colour: 'var(--text)', dash: 'none' }
const SECOND = { colour: 'var(--hint)', dash: '3 2' }

/** Draws one histogram, or two above each other. */
export function drawHistogram(
  [first, second]: readonly Series[],
  axes: Axes,
  texts: HistogramTexts,
  size = CARD,
): Element {
  const scale = scaleOf(axes, texts.isLog)
  const marks = [
    Plot.gridY({ ...GRID, ticks: scale.ticks }),
    first && drawBars(first, scale),
    first && drawMean(first, scale, FIRST),
    second && drawOutline(second, scale),
    second && drawMean(second, scale, SECOND),
    drawHistogramAxes(axes, scale, texts),
    drawTip([first, second], scale, texts),
  ]
  return Plot.plot({
    ...MARGINS,
    ...size,
    x: { domain: scale.x },
    y: { domain: scale.y, type: texts.isLog ? 'log' : 'linear' },
    marks,
    ariaLabel: texts.label,
  })
}

type Scale = ReturnType<typeof scaleOf>

function scaleOf({ width, step, from, upTo, isCut, lowest, highest }: Axes, isLog: boolean) {
  // Centres the bar of one value on its tick.
  const shift = width === step ? -step / 2 : 0
  const gap = width / 2
  const left = (bar: Bar) => bar.from + shift + (bar.from < upTo ? 0 : gap)
  const powers = powersTo(lowest)
  return {
    left,
    right: (bar: Bar) => left(bar) + width,
    x: [from + shift, upTo + shift + (isCut ? gap + width : 0)] as const,
    y: [isLog ? (powers.at(-1) ?? lowest) : 0, highest] as const,
    /** The number of lines across, or their shares. */
    ticks: isLog ? powers.filter((power) => power <= highest) : TICKS_Y,
  }
}

/** Returns 1, 0.1, 0.01, … down to the first that is below a share. */
function powersTo(share: number): readonly number[] {
  const count = Math.floor(-Math.log10(share)) + 2
  return Array.from({ length: count }, (_, power) => 10 ** -power)
}

const drawBars = ({ bars }: Series, { left, right, y: [floor] }: Scale): Plot.Markish =>
  Plot.rect(bars, {
    x1: left,
    x2: right,
    y1: floor,
    y2: 'share',
    fill: 'var(--path)',
    fillOpacity: 0.5,
    stroke: 'var(--path)',
    insetLeft: 1,
    insetRight: 1,
  })

/** Draws a line over the bars, down to the axis where there are none. */
function drawOutline({ bars }: Series, { left, right, y: [floor] }: Scale): Plot.Markish {
  const corners = bars.flatMap((bar, index) => {
    const next = bars[index + 1]
    const [x1, x2] = [left(bar), right(bar)]
    const isLast = !next || left(next) > x2
    const isFirst = index === 0 || right(bars[index - 1] ?? bar) < x1
    return [
      ...(isFirst ? [{ x: x1, y: floor }] : []),
      { x: x1, y: bar.share },
      { x: x2, y: bar.share },
      ...(isLast ? [{ x: x2, y: floor }] : []),
    ]
  })
  return Plot.line(corners, { x: 'x', y: 'y', stroke: SECOND.colour, strokeWidth: 1.5 })
}

function drawMean(
  { mean, interval }: Series,
  { x: [left, right], y: [y1, y2] }: Scale,
  look: SeriesLook,
): Plot.Markish {
  if (mean === null) return []
  const [low, high] = interval ?? [mean, mean]
  const band = { low: Math.max(left, low), high: Math.min(right, high) }
  return [
    Plot.rect([band], { x1: 'low', x2: 'high', y1, y2, fill: look.colour, fillOpacity: 0.3 }),
    Plot.ruleX([mean], { stroke: look.colour, strokeDasharray: look.dash, strokeWidth: 2 }),
  ]
}

function drawHistogramAxes(axes: Axes, scale: Scale, texts: HistogramTexts): Plot.Markish {
  const { step, from, upTo, width, isCut } = axes
  const every = step * roundUp((upTo - from) / step / TICKS_X)
  const last = width === step ? upTo - step : upTo
  const first = every * Math.ceil(from / every)
  const count = Math.max(0, Math.floor((last - first) / every) + 1)
  const beyond: Bar = { from: upTo, to: Infinity, share: 0 }
  return [
    Plot.axisX({
      ticks: Array.from({ length: count }, (_, index) => first + index * every),
      tickFormat: texts.formatValue,
      label: null,
    }),
    Plot.axisY({ ...LABELS, ticks: scale.ticks, tickFormat: texts.formatShare }),
    Plot.ruleY([scale.y[0]], { stroke: 'currentColor' }),
    Plot.text(isCut ? [beyond] : [], {
      x: scale.right,
      frameAnchor: 'top-right',
      dy: -12,
      text: () => `≥ ${texts.formatValue(upTo)} ▸`,
    }),
  ]
}

function drawTip(
  series: readonly (Series | undefined)[],
  { left, right, y: [floor] }: Scale,
  texts: HistogramTexts,
): Plot.Markish {
  const tops = new Map<number, Bar>()
  for (const bar of series.flatMap((each) => each?.bars ?? [])) {
    const top = tops.get(bar.from)
    if (!top || top.share < bar.share) tops.set(bar.from, bar)
  }
  return Plot.tip(
    tops.values(),
    Plot.pointerX({
      x: (bar: Bar) => (left(bar) + right(bar)) / 2,
      y: ({ share }: Bar) => Math.max(floor, share),
      title: ({ from }: Bar) => texts.describe(from),
      ...TIP,
    }),
  )
}

const TIP = { fill: 'var(--table-deep)', stroke: 'var(--muted)' } as const

/** Draws the share of values up to each value, as a step line for each run. */
export function drawDistribution(
  runs: readonly (readonly (readonly [value: number, share: number])[])[],
  { from, upTo }: Axes,
  texts: Omit<HistogramTexts, 'isLog' | 'describe'>,
  size = CARD,
): Element {
  const marks = runs.map((points, index) => {
    const { colour, dash } = RUN_LOOKS[index === 0 ? 0 : 1]
    // From no value at all, and within the axes.
    const line = [[from, 0] as const, ...points.filter(([value]) => value <= upTo)]
    const look = { stroke: colour, strokeDasharray: dash, strokeWidth: 2 }
    return Plot.line(line, { x: '0', y: '1', curve: 'step-after', ...look })
  })
  const tips = runs.flatMap((points) => points.filter(([value]) => value <= upTo))
  return Plot.plot({
    ...MARGINS,
    ...size,
    x: { domain: [from, upTo] },
    y: { domain: [0, 1] },
    marks: [
      Plot.gridY(GRID),
      Plot.axisX({ ticks: TICKS_Y, tickFormat: texts.formatValue, label: null }),
      Plot.axisY({ ...LABELS, tickFormat: texts.formatShare }),
      Plot.ruleY([0], { stroke: 'currentColor' }),
      ...marks,
      Plot.tip(
        tips,
        Plot.pointer({
          x: '0',
          y: '1',
          title: ([value, share]: readonly [number, number]) =>
            `≤ ${texts.formatValue(value)}: ${texts.formatShare(share)}`,
          ...TIP,
        }),
      ),
    ],
    ariaLabel: texts.label,
  })
}

export interface CurvePoint {
  readonly value: number | string
  readonly mean: number
  readonly interval: Interval | null
}

export interface Curve {
  /** Unique; empty where there is only one. */
  readonly name: string
  readonly points: readonly CurvePoint[]
}

export interface CurveTexts {
  readonly label: string
  readonly swept: string
  readonly describe: (point: CurvePoint, curve: Curve) => string
  readonly formatValue: (value: number | string) => string
  readonly formatMean: (mean: number) => string
}

/** Draws means with their intervals; those of numbers are joined to curves. */
export function drawCurves(
  curves: readonly Curve[],
  values: readonly (number | string)[],
  texts: CurveTexts,
  size = CARD,
): Element {
  const isNamed = values.some((value) => typeof value === 'string')
  return Plot.plot({
    ...MARGINS,
    ...size,
    marginBottom: 36,
    x: isNamed ? { type: 'point', domain: values, padding: 0.5 } : { domain: endsOf(values) },
    y: { nice: true },
    marks: [
      Plot.gridY(GRID),
      Plot.axisX({
        ticks: values,
        tickFormat: texts.formatValue,
        label: texts.swept,
        labelAnchor: 'center',
        labelArrow: 'none',
      }),
      Plot.axisY({ ...LABELS, tickFormat: texts.formatMean }),
      // Agents have no order to join.
      ...curves.map((curve, index) => drawCurve(curve, curveLook(index), !isNamed)),
      drawCurveTip(curves, texts),
    ],
    ariaLabel: texts.label,
  })
}

const PLACE = { x: 'value', y: 'mean' } as const

function drawCurve({ points }: Curve, look: SeriesLook, isJoined: boolean): Plot.Markish {
  const { colour, dash, symbol = 'circle' } = look
  const span = {
    x: 'value',
    y1: ({ mean, interval }: CurvePoint) => interval?.[0] ?? mean,
    y2: ({ mean, interval }: CurvePoint) => interval?.[1] ?? mean,
  }
  const joined = isJoined ? points : []
  return [
    Plot.areaY(joined, { ...span, fill: colour, fillOpacity: 0.25 }),
    Plot.line(joined, { ...PLACE, stroke: colour, strokeDasharray: dash, strokeWidth: 1.5 }),
    // An interval of no height, of one point alone, would be drawn through the whole plot.
    Plot.ruleX(
      points.filter(({ interval }) => interval),
      { ...span, stroke: colour, strokeWidth: 1.5 },
    ),
    Plot.dot(points, { ...PLACE, r: 3.5, symbol, fill: colour, stroke: colour }),
  ]
}

function drawCurveTip(curves: readonly Curve[], texts: CurveTexts): Plot.Markish {
  const points = curves.flatMap((curve) =>
    curve.points.map((point) => ({ ...point, text: texts.describe(point, curve) })),
  )
  const pointed = curves.length > 1 ? Plot.pointer : Plot.pointerX
  return Plot.tip(points, pointed({ ...PLACE, title: 'text', ...TIP }))
}

/** Returns the ends of an axis with room for one value alone. */
function endsOf(values: readonly (number | string)[]): [number, number] {
  const numbers = values.map(Number)
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? [least - 1, most + 1] : [least, most]
}
