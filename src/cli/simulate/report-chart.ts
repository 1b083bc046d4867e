import type { Interval } from '#src/games/cascade/lab/statistics/measure.ts'

export interface Point {
  readonly x: number
  /** `null` where only an interval is known. */
  readonly y: number | null
  readonly interval: Interval | null
}

export interface Series {
  readonly name: string
  readonly points: readonly Point[]
}

const WIDTH = 560
const HEIGHT = 300
const LEFT = 52
const RIGHT = 470
const TOP = 12
const BOTTOM = 268

/** Okabe & Ito, distinct also to the colour-blind. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9']

/** Distances of names from each other, and of bars at the same value. */
const NAME_HEIGHT = 15
const BAR_WIDTH = 3

interface Axis {
  readonly ticks: readonly number[]
  readonly at: (value: number) => number
}

/** Draws lines with intervals on a logarithmic axis as SVG, each named at its end. */
export function drawChart(label: string, series: readonly Series[]): string {
  const points = series.flatMap((one) => one.points)
  const x = makeLinear(points.map((point) => point.x))
  const y = makeLogarithmic(points.flatMap((point) => [point.y ?? 0, point.interval?.[1] ?? 0]))
  const parts = [
    ...y.ticks.map((tick) => drawRule(y.at(tick), tick)),
    ...x.ticks.map((tick) => drawText(x.at(tick), BOTTOM + 20, 'middle', `${tick}`)),
    drawText(RIGHT + 10, BOTTOM + 20, 'start', 'cells a side'),
    ...series.map((one, index) => {
      const shift = BAR_WIDTH * (index - (series.length - 1) / 2)
      return drawSeries(
        one,
        COLOURS[index] ?? 'currentColor',
        { ...x, at: (value) => x.at(value) + shift },
        y,
      )
    }),
    ...drawNames(series, x, y),
  ]
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}">${parts.join('')}</svg>`
}

/** Returns an axis with a tick for each value. */
function makeLinear(values: readonly number[]): Axis {
  const ticks = [...new Set(values)]
  const [least, most] = [Math.min(...ticks), Math.max(...ticks)]
  const scale = most > least ? (RIGHT - LEFT - 20) / (most - least) : 0
  return { ticks, at: (value) => LEFT + 10 + (value - least) * scale }
}

/** Returns an axis with a tick for each power of ten; lower values are drawn at its end. */
function makeLogarithmic(values: readonly number[]): Axis {
  const positive = values.filter((value) => value > 0)
  const low = Math.floor(Math.log10(Math.min(...positive)))
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...positive))))
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index))
  const shareOf = (value: number) => Math.max(0, (Math.log10(value) - low) / (high - low))
  return { ticks, at: (value) => BOTTOM - (BOTTOM - TOP) * shareOf(value) }
}

function drawSeries({ name, points }: Series, colour: string, x: Axis, y: Axis): string {
  const known = points.flatMap((point) =>
    point.y === null ? [] : [[round(x.at(point.x)), round(y.at(point.y))] as const],
  )
  const bars = points.flatMap(({ x: value, interval }) => {
    if (!interval) return []
    const [low, high] = interval.map((end) => round(y.at(end)))
    return [`M${round(x.at(value))} ${low}V${high}`]
  })
  const dots = known.map(([across, down]) => `<circle cx="${across}" cy="${down}" r="3"/>`)
  const line = `<polyline points="${known.join(' ')}"/><path d="${bars.join('')}"/>`
  return `<g fill="${colour}" stroke="${colour}"><title>${name}</title>${line}${dots.join('')}</g>`
}

/** Names each line beside its last point; from the lowest up, so that none covers another. */
function drawNames(series: readonly Series[], x: Axis, y: Axis): string[] {
  const ends = series.flatMap(({ name, points }) => {
    const last = points.findLast((point) => point.y !== null)
    return last ? [{ name, across: x.at(last.x) + 18, down: y.at(last.y ?? 0) + 4 }] : []
  })
  const lowest = new Map<number, number>()
  return ends
    .sort((one, other) => other.down - one.down)
    .map(({ name, across, down }) => {
      const free = Math.min(down, (lowest.get(across) ?? HEIGHT) - NAME_HEIGHT)
      lowest.set(across, free)
      return drawText(across, free, 'start', name)
    })
}

const drawRule = (at: number, value: number): string =>
  `<path class="rule" d="M${LEFT} ${round(at)}H${RIGHT}"/>${drawText(LEFT - 8, at + 4, 'end', `${value}`)}`

const drawText = (x: number, y: number, anchor: string, text: string): string =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${text}</text>`

const round = (value: number): number => Math.round(10 * value) / 10
