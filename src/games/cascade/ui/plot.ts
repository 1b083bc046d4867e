import { plot, rectY, ruleY } from '@observablehq/plot'
import type { Axes, Bar } from './rebin'

const SIZE = { width: 320, height: 150, marginLeft: 40, marginBottom: 26, marginTop: 8 } as const

/**
 * Draws bars. Removes the library's style sheet, which the content security policy forbids; the page's own
 * replaces it.
 */
export function drawHistogram(
  bars: readonly Bar[],
  { width, upTo, highest }: Axes,
  label: string,
  language: string,
): Element {
  // Centres a whole number's bar on its tick.
  const shift = width === 1 ? -0.5 : 0
  const drawing = plot({
    ...SIZE,
    ariaLabel: label,
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
  })
  for (const style of drawing.querySelectorAll('style')) style.remove()
  for (const part of drawing.querySelectorAll('g')) part.removeAttribute('aria-label')
  drawing.setAttribute('role', 'img')
  return drawing
}
