import type { I18n } from '@lingui/core'
import { axisX, axisY, dot, gridY, plot, pointer, ruleY, tip } from '@observablehq/plot'
import type { GameResult } from '#src/define/define-game.ts'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { heightOf, type Measure, measureOf, resultTexts } from '../statistics.ts'

const SIZE = { width: 320, height: 150, marginLeft: 44, marginBottom: 24, marginTop: 10 } as const

const PLACE = { x: 'index', y: 'value' } as const

/** Steps of a clock in seconds. */
const TIME_STEPS = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200]
const MAX_TICKS = 4

/** Returns ticks from 0 to the first above the highest time. */
function timeTicks(highest: number): number[] {
  const step = TIME_STEPS.find((step) => highest / step <= MAX_TICKS) ?? highest / MAX_TICKS
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step)
}

/** Returns a game's place, its height in what the games are compared by. */
const pointOf = (measure: Measure, result: GameResult, index: number) => ({
  index,
  value: heightOf(measure, result),
  result,
})

function titleOf(i18n: I18n, measure: Measure, result: GameResult): string {
  const { figure, end, date } = resultTexts(i18n, measure, result)
  return `${figure} · ${end}\n${date}`
}

/** Draws games in order, evenly spaced; those not won as crosses. The pointer shows a game's date and result. */
export function drawResults(i18n: I18n, results: readonly GameResult[], label: string): Element {
  const measure = measureOf(results)
  const isTime = measure === 'time'
  const points = results.map((result, index) => pointOf(measure, result, index))
  const dates = [...new Set([0, Math.floor((points.length - 1) / 2), points.length - 1])]
  const dateFormat = new Intl.DateTimeFormat(i18n.locale, { day: 'numeric', month: 'short' })
  const times = timeTicks(Math.max(1, ...points.map(({ value }) => value)))
  const ticks = isTime ? { ticks: times } : { ticks: MAX_TICKS }
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
        tickFormat: (value: number) =>
          isTime ? formatTime(value * 1000) : value.toLocaleString(i18n.locale),
      }),
      axisX({
        ticks: dates,
        label: null,
        tickFormat: (index: number) => dateFormat.format(results[index]?.at ?? 0),
      }),
      ruleY([0], { stroke: 'currentColor' }),
      dot(
        points.filter(({ result }) => result.end === 'won'),
        { ...PLACE, r: 4, fill: 'var(--gold)' },
      ),
      dot(
        points.filter(({ result }) => result.end !== 'won'),
        { ...PLACE, r: 4, symbol: 'times', stroke: 'currentColor' },
      ),
      tip(
        points,
        pointer({
          ...PLACE,
          title: ({ result }: ReturnType<typeof pointOf>) => titleOf(i18n, measure, result),
          fill: 'var(--table-deep)',
          stroke: 'var(--muted)',
        }),
      ),
    ],
  })
}
