import type { CDPSession, Page } from '@playwright/test'

/** A page's memory and nodes after garbage collection. */
export interface Reading {
  /** Bytes of JavaScript heap in use. */
  readonly heap: number
  readonly listeners: number
  readonly nodes: number
  readonly workers: number
}

/** Reads what the page holds. It should be at rest, on a page that is always the same. */
export async function readGauges(page: Page, devtools: CDPSession): Promise<Reading> {
  // Finalizers free more on the second round.
  for (let session = 0; session < 2; session++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((found) => found.name === name)?.value ?? Number.NaN
  return {
    heap: metric('JSHeapUsedSize'),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    workers: page.workers().length,
  }
}

/** Growth allowed between the middle and the end of a run, when everything has been loaded. */
const GROWTH = { heap: 0.1, listeners: 0.1, nodes: 0.2, workers: 0 } as const
const GAUGES = ['heap', 'listeners', 'nodes', 'workers'] as const

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Finds gauges that grew from the second third of the readings to the last. */
export function findGrowth(readings: readonly Reading[]): string[] {
  const third = Math.floor(readings.length / 3)
  if (third === 0) return []
  return GAUGES.flatMap((gauge) => {
    const values = readings.map((reading) => reading[gauge])
    const before = mean(values.slice(-2 * third, -third))
    const after = mean(values.slice(-third))
    const allowed = before * (1 + GROWTH[gauge])
    return after > allowed ? `${gauge} grew from ${before.toFixed(0)} to ${after.toFixed(0)}` : []
  })
}
