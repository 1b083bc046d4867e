import type { Interval } from '../lab/interval'

/** A figure with as many digits as its size asks for, in the language's own way. */
export function showNumber(language: string, value: number | null): string {
  if (value === null) return '–'
  const digits =
    Math.abs(value) >= 1000 || value === 0
      ? { maximumFractionDigits: 0 }
      : { minimumSignificantDigits: 4, maximumSignificantDigits: 4 }
  return value.toLocaleString(language, digits)
}

/** From where to where, at 95 %. */
export const showInterval = (language: string, interval: Interval | null): string =>
  interval ? `${showNumber(language, interval[0])} – ${showNumber(language, interval[1])}` : '–'
