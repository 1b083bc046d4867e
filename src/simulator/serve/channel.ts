/* Bytes in and out, synchronously. */
import { readSync, writeSync } from 'node:fs'
import { codeOf } from '../terminal/files.ts'

const BUFFER_BYTES = 65_536
const WAIT = new Int32Array(new SharedArrayBuffer(4))

/** Reads a file descriptor synchronously: a round trip then takes a fraction of the event loop's. */
export class Reader {
  private buffer = Buffer.alloc(BUFFER_BYTES)
  private from = 0
  private to = 0

  constructor(private readonly descriptor: number) {}

  /** The next byte, left in place; `undefined` at the end of input. */
  peek(): number | undefined {
    return this.fill(1) ? this.buffer[this.from] : undefined
  }

  /** Takes bytes, which are valid until the next call; `undefined` when the input ends before them. */
  take(size: number): Buffer | undefined {
    if (!this.fill(size)) return undefined
    this.from += size
    return this.buffer.subarray(this.from - size, this.from)
  }

  /** Takes a line without its end. */
  takeLine(limit: number): string | 'too-long' | undefined {
    for (let size = 1; size <= limit + 1; size = this.to - this.from + 1) {
      if (!this.fill(size)) return undefined
      const end = this.buffer.subarray(this.from, this.to).indexOf('\n')
      if (end < 0) continue
      return end > limit ? 'too-long' : this.take(end + 1)?.toString('utf8', 0, end)
    }
    return 'too-long'
  }

  private fill(size: number): boolean {
    if (this.to - this.from >= size) return true
    this.makeRoom(size)
    while (this.to - this.from < size) {
      const { descriptor, buffer, to } = this
      const read = retry(() => readSync(descriptor, buffer, to, buffer.length - to, null))
      if (read === 0) return false
      this.to += read
    }
    return true
  }

  private makeRoom(size: number): void {
    if (this.from + size <= this.buffer.length) return
    const old = this.buffer
    if (size > old.length) this.buffer = Buffer.alloc(2 * size)
    old.copy(this.buffer, 0, this.from, this.to)
    this.to -= this.from
    this.from = 0
  }
}

/** Writes all bytes, also to a pipe that takes them bit by bit. */
export function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let from = 0; from < bytes.length; ) {
    from += retry(() => writeSync(descriptor, bytes, from))
  }
}

/** Waits while a pipe that does not block is empty or full. */
function retry(action: () => number): number {
  for (;;) {
    try {
      return action()
    } catch (error) {
      const code = codeOf(error)
      if (code === 'EOF') return 0
      if (code !== 'EAGAIN') throw error
      Atomics.wait(WAIT, 0, 0, 1)
    }
  }
}
