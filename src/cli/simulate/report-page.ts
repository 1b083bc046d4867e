import { axisX, axisY, dot, gridY, lineY, plot, ruleX } from '@observablehq/plot'
import { JSDOM } from 'jsdom'
import { SURVEYED_AGENTS } from '#src/games/cascade/lab/engine/strategies.ts'
import { quote } from '#src/games/cascade/lab/settings.ts'
import type { Figure, Rate } from '#src/games/cascade/lab/statistics/figures.ts'
import type { ReportRequest } from './options.ts'

/** Swaps per game when dead ends are counted. */
export const GAME_SWAPS = 30

/** Figures of square boards of one size and number of kinds. */
export interface Finding {
  readonly size: number
  readonly kinds: number
  readonly measures: readonly (Figure | Rate)[]
}

/** Forbids every request, also those that a browser would make by itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
figure { margin: 0 }
figure > div { font-size: 14px }
svg[role=img] { display: block; width: 100%; min-width: 30rem; max-width: 40rem; font-size: 12px }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; white-space: nowrap }
th, td { padding: 0.2rem 0.8rem; text-align: right; border-bottom: 1px solid #8886 }
caption { text-align: left }
small { opacity: 0.75 }
`

export function makePage(request: ReportRequest, findings: readonly Finding[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<link rel="icon" href="data:,">
<title>Cascade: first moves and dead ends</title>
<style>${STYLE}</style>
<main>
<h1>Cascade: first moves and dead ends</h1>
${describe(request)}
${TITLES.map((title, index) => makeSection(title, index, request, findings)).join('\n')}
</main>
</html>
`
}

function describe({ settings, sizes, kinds }: ReportRequest): string {
  const { games, seed, counting } = settings
  const options = `--sizes=${sizes} --kinds=${kinds} --games=${games} --counting=${counting} --seed=${quote(seed)}`
  return `<p>Square boards with gems drawn evenly, gems counted by ${counting}: ${games} games of each size and
number of kinds, seed ${escapeText(seed)}. All matches of a step go at once; a board without a legal swap is replaced by a new one.
Intervals are 95%.</p>
<p><code>npm run simulate -- report --html=report.html ${escapeText(options)}</code></p>`
}

/** Titles of `Finding.measures`, in their order. */
const TITLES = [
  'Legal swaps on the first board',
  ...SURVEYED_AGENTS.map((agent) => `Points of the first swap, with its cascade: ${agent}`),
  `Dead ends in 1000 swaps (random, games of ${GAME_SWAPS} swaps)`,
]

function makeSection(
  title: string,
  index: number,
  { sizes, kinds }: ReportRequest,
  findings: readonly Finding[],
): string {
  const points = findings.flatMap(({ size, kinds, measures }): Point[] => {
    const measure = measures[index]
    if (!measure) return []
    const [low, high] = measure.interval ?? []
    const y = 'mean' in measure ? measure.mean : measure.perThousand || null
    return [{ name: `${kinds} kinds`, x: size, y, low, high }]
  })
  const cellOf = (size: number, count: number): string => {
    const found = findings.find((one) => one.size === size && one.kinds === count)
    const measure = found?.measures[index]
    return `<td>${measure ? showMeasure(measure) : ''}</td>`
  }
  const rows = sizes.map(
    (size) =>
      `<tr><th scope="row">${size} × ${size}</th>${kinds.map((count) => cellOf(size, count)).join('')}</tr>`,
  )
  const heads = kinds.map((count) => `<th scope="col">${count} kinds</th>`)
  return `<h2>${title}</h2>
<div class="wide" role="region" aria-label="${title}" tabindex="0">
${drawChart(`${title}, by the side of the board. The table below has the figures.`, points)}
<table>
<thead><tr><td></td>${heads.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>`
}

function showMeasure(measure: Figure | Rate): string {
  if ('mean' in measure) return showFigure(measure)
  const [low, high] = measure.interval.map(show)
  if (measure.events === 0) return `&lt; ${high}`
  return `${show(measure.perThousand)} <small>${low}–${high}</small>`
}

function showFigure({ mean, interval }: Figure): string {
  if (mean === null) return '–'
  return interval ? `${show(mean)} <small>± ${show(interval[1] - mean)}</small>` : show(mean)
}

const show = (value: number): string => {
  if (value >= 1000) return value.toFixed(0)
  return value === 0 ? '0' : value.toPrecision(3)
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const escapeText = (text: string): string =>
  text.replace(/[&<"]/g, (symbol) => ENTITIES[symbol] ?? '')

interface Point {
  /** The line that it belongs to. */
  readonly name: string
  readonly x: number
  /** `null` where only an interval is known. */
  readonly y: number | null
  readonly low: number | undefined
  readonly high: number | undefined
}

/** Okabe & Ito, distinct also to the colour-blind; symbols differ as well. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9']

/** Distance of lines from each other, so that their intervals at the same value are seen. */
const SHIFT = 3

/** A drawing is made of a document's nodes; Node has none. */
const { document } = new JSDOM().window

/** Draws lines with intervals on a logarithmic axis as SVG, with a legend. */
function drawChart(label: string, points: readonly Point[]): string {
  const names = [...new Set(points.map(({ name }) => name))]
  const sides = [...new Set(points.map(({ x }) => x))]
  const powers = powersOf(points.flatMap(({ y, high }) => [y ?? 0, high ?? 0]))
  const marks = names.map((name, index) => {
    const dx = SHIFT * (index - (names.length - 1) / 2)
    const own = points.filter((point) => point.name === name)
    return [
      lineY(own, { x: 'x', y: 'y', stroke: 'name', dx }),
      ruleX(own, { x: 'x', y1: 'low', y2: 'high', stroke: 'name', dx }),
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
