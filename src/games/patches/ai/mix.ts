import type { Random } from '#src/engine/random.ts'

/** How probable each of several choices is: parts that add up to 1. */
export type Mix = readonly number[]

/** Parts of a mix below this are noise, and never drawn. */
const NOISE = 0.03

/** The steps of an even draw between 0 and 1. */
const STEPS = 1 << 20

/** The place of the largest number, the first of several. */
export const largest = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers))

/** Draws a place of the mix, each as often as its part says. */
export function drawPart(mix: Mix, random: Random): number {
  const parts = mix.map((part) => (part < NOISE ? 0 : part))
  const whole = parts.reduce((sum, part) => sum + part, 0)
  let left = (random.below(STEPS) / STEPS) * whole
  const place = parts.findIndex((part) => {
    left -= part
    return left < 0
  })
  return place < 0 ? largest(mix) : place
}

/** An even draw. Throws when there is nothing to draw from. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[random.below(Math.max(1, items.length))]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}
