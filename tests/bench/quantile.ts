/** Returns a rounded quantile. */
export function quantile(values: readonly number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b)
  return (sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN).toFixed(0)
}
