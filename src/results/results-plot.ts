import { axisX, axisY, dot, gridY, plot, pointer, ruleY, tip } from '@observablehq/plot'
import { formatTime } from '#src/ui/kit/Time.tsx'

interface PlottedGame {
  /** Seconds or points. */
  readonly value: number
  readonly at: number
  readonly isWon: boolean
  readonly date: string
  readonly figure: string
  readonly result: string
}

interface Texts {
  readonly label: string
  readonly isTime: boolean
  formatDate(at: number): string
  formatValue(value: number): string
}

const SIZE = { width: 320, height: 150, marginLeft: 44, marginBottom: 24, marginTop: 10 } as const

/** Steps of a clock in seconds. */
const TIME_STEPS = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200]
const MAX_TICKS = 4

/** Returns ticks from 0 to the first above the highest time. */
function timeTicks(highest: number): number[] {
  const step = TIME_STEPS.find((step) => highest / step <= MAX_TICKS) ?? highest / MAX_TICKS
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step)
}

/** Draws games in order, evenly spaced; those not won as crosses. The pointer shows a game's date and result. */
export function drawResults(games: readonly PlottedGame[], texts: Texts): Element {
  const { label, isTime, formatDate, formatValue } = texts
  const points = games.map((game, index) => ({ ...game, index }))
  const dates = [...new Set([0, Math.floor((points.length - 1) / 2), points.length - 1])]
  const times = timeTicks(Math.max(1, ...games.map(({ value }) => value)))
  const ticks = isTime ? { ticks: times } : { ticks: MAX_TICKS }
  const place = { x: 'index', y: 'value' }
  return plot({
    ...SIZE,
    ariaLabel: label,
    x: { domain: [-0.5, points.length - 0.5] },
    y: isTime ? { domain: [0, times.at(-1) ?? 1] } : { zero: true, nice: true },
    marks: [
      gridY({ ...ticks, stroke: 'var(--line)', strokeOpacity: 1 }),
      axisY({
        ...ticks,
        label: null,
        tickSize: 0,
        tickFormat: (value: number) => (isTime ? formatTime(value * 1000) : formatValue(value)),
      }),
      axisX({
        ticks: dates,
        label: null,
        tickFormat: (index: number) => formatDate(points[index]?.at ?? 0),
      }),
      ruleY([0], { stroke: 'currentColor' }),
      dot(
        points.filter(({ isWon }) => isWon),
        { ...place, r: 4, fill: 'var(--gold)' },
      ),
      dot(
        points.filter(({ isWon }) => !isWon),
        { ...place, r: 4, symbol: 'times', stroke: 'currentColor' },
      ),
      tip(
        points,
        pointer({
          ...place,
          title: ({ figure, result, date }: PlottedGame) => `${figure} · ${result}\n${date}`,
          fill: 'var(--table-deep)',
          stroke: 'var(--muted)',
        }),
      ),
    ],
  })
}
