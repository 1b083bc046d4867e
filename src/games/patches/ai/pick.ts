import type { Random } from '#src/engine/random.ts'

/** An even draw. Throws when there is nothing to draw from. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[random.below(Math.max(1, items.length))]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}
