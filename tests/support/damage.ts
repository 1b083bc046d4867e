import fc from 'fast-check'

/** Damage to JSON: an index at each depth, and the replacement. */
export interface Damage {
  readonly path: readonly number[]
  readonly instead: unknown
}

/** Replacements: any JSON, and values that almost fit. */
const instead = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(undefined, null, '', [], {}, -1, 0.5, 1e9, '1e9', '__proto__'),
  fc.integer(),
  fc.string({ unit: 'binary', maxLength: 80 }),
)

export const damages: fc.Arbitrary<Damage> = fc.record({
  path: fc.array(fc.nat(99), { maxLength: 6 }),
  instead,
})

/** Replaces the part of a JSON value at a path. */
export function damageJson(json: unknown, { path, instead }: Damage): unknown {
  const [place, ...rest] = path
  if (place === undefined || typeof json !== 'object' || json === null) return instead
  const keys = Object.keys(json)
  const key = keys[place % keys.length]
  if (key === undefined) return instead
  const parts = Object.entries(json).map(([name, part]) => [
    name,
    name === key ? damageJson(part, { path: rest, instead }) : part,
  ])
  return Array.isArray(json) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

/** Damage to text: position, number of characters removed, and inserted text. */
export const cuts = fc.record({
  at: fc.nat(10_000),
  length: fc.nat(9),
  insert: fc.string({ unit: 'binary', maxLength: 9 }),
})

export function cutText(
  text: string,
  { at, length, insert }: { at: number; length: number; insert: string },
): string {
  const start = at % (text.length + 1)
  return text.slice(0, start) + insert + text.slice(start + length)
}
