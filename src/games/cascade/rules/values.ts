/** Their number is written in three bits. */
const MOST_VALUES = 7
const LARGEST_VALUE = 100

export const ACCEPTED_VALUES = `up to ${MOST_VALUES} values from 1 to ${LARGEST_VALUE} and their shares in hundredths, adding up to 1, like 1:0.7,2:0.2,3:0.1`

/** Reads values that gems have by chance, beside their kinds, and their shares in hundredths: `1:0.7,2:0.2,3:0.1`. */
export function readValues(text: string) {
  const pairs = text.split(',').map((pair) => /^(\d{1,3}):(0?\.\d{1,2}|1)$/.exec(pair))
  const values = pairs.map((pair) => Number(pair?.[1]))
  const weights = pairs.map((pair) => Math.round(100 * Number(pair?.[2])))
  const isBounded = values.every((value) => value >= 1 && value <= LARGEST_VALUE)
  const isWhole = weights.every((weight) => weight >= 1) && sum(weights) === 100
  const isDistinct = new Set(values).size === values.length && values.length <= MOST_VALUES
  return isBounded && isWhole && isDistinct ? { values, weights } : undefined
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)
