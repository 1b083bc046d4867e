import { type PlotOptions, plot } from '@observablehq/plot'

/**
 * Draws a labelled picture. The library writes a style sheet into its drawings, which the page's policy forbids: it is
 * removed, and the page's own sheet says the same.
 */
export function drawPlot(options: PlotOptions, label: string): Element {
  const drawing = plot({ ...options, ariaLabel: label })
  for (const style of drawing.querySelectorAll('style')) style.remove()
  for (const part of drawing.querySelectorAll('g')) part.removeAttribute('aria-label')
  drawing.setAttribute('role', 'img')
  return drawing
}
