import { rectY, ruleY } from '@observablehq/plot'
import { drawPlot } from '#src/ui/plot.ts'
import type { Axes, Bar } from './rebin'

const SIZE = { width: 320, height: 150, marginLeft: 40, marginBottom: 26, marginTop: 8 } as const

/** Draws bars on axes that another chart may share. */
export function drawHistogram(
  bars: readonly Bar[],
  { width, upTo, highest }: Axes,
  label: string,
  language: string,
): Element {
  // Centres a whole number's bar on its tick.
  const shift = width === 1 ? -0.5 : 0
  const options = {
    ...SIZE,
    x: {
      domain: [shift, upTo + shift],
      label: null,
      ticks: 5,
      tickFormat: (value: number) => value.toLocaleString(language),
    },
    y: {
      domain: [0, 100 * highest],
      percent: true,
      label: null,
      ticks: 4,
      tickFormat: (share: number) => `${share} %`,
      grid: true,
    },
    marks: [
      rectY(bars, {
        x1: ({ from }: Bar) => from + shift,
        x2: ({ to }: Bar) => to + shift,
        y: 'share',
        fill: 'var(--bar)',
        insetLeft: 0.5,
        insetRight: 0.5,
      }),
      ruleY([0], { stroke: 'currentColor' }),
    ],
  }
  return drawPlot(options, label)
}
