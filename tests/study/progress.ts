/** Maps things, counting them on the standard error stream. */
export function follow<Thing, Value>(
  name: string,
  things: Iterable<Thing>,
  total: number,
  compute: (thing: Thing) => Value,
): Value[] {
  const values: Value[] = []
  for (const thing of things) {
    values.push(compute(thing))
    process.stderr.write(`\r${name}: ${values.length} of ${total}`)
  }
  process.stderr.write('\n')
  return values
}
