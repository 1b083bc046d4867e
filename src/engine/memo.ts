/**
 * Memoizes a function by its first argument, as long as that is kept, and by the text of the others: none where they
 * follow from the first.
 */
export function memoize<Key extends object, Rest extends readonly unknown[], Value>(
  compute: (key: Key, ...rest: Rest) => Value,
  textOf: (...rest: Rest) => string = () => '',
): (key: Key, ...rest: Rest) => Value {
  const known = new WeakMap<Key, Map<string, { readonly value: Value }>>()
  return (key, ...rest) => {
    const values = known.get(key) ?? new Map<string, { readonly value: Value }>()
    known.set(key, values)
    const text = textOf(...rest)
    const made = values.get(text) ?? { value: compute(key, ...rest) }
    values.set(text, made)
    return made.value
  }
}
