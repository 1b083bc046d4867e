import fc from 'fast-check'

/** A way to damage something: which of its parts, at each depth, and what stands there instead. */
export interface Damage {
  readonly path: readonly number[]
  readonly instead: unknown
}

/** What may stand where something else belongs: any JSON, and what nearly fits. */
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

/** The JSON with one part of it replaced: the one the path leads to, as far as it goes. */
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

/** Where a text is cut, how much of it is cut out, and what is put there. */
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
