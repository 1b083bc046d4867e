/** Adds a value to a binary heap, whose first entry is its greatest. */
export function push(heap: number[], value: number): void {
  let place = heap.length
  while (place > 0) {
    const parent = (place - 1) >> 1
    const above = heap[parent] ?? 0
    if (above >= value) break
    heap[place] = above
    place = parent
  }
  heap[place] = value
}

/** Takes the greatest value out of a heap. */
export function pop(heap: number[]): number | undefined {
  const greatest = heap[0]
  const last = heap.pop()
  if (last === undefined || heap.length === 0) return greatest
  let place = 0
  for (let child = 1; child < heap.length; child = 2 * place + 1) {
    if ((heap[child + 1] ?? -1) > (heap[child] ?? -1)) child++
    const below = heap[child] ?? -1
    if (below <= last) break
    heap[place] = below
    place = child
  }
  heap[place] = last
  return greatest
}
