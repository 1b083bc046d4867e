import decode from 'qr/decode.js'

/** Pixels of a module. */
const SCALE = 4

/** Reads the QR code that a path draws in a view box of `size`, one square for each black module. */
export function scan(path: string, size: number): string {
  const side = size * SCALE
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, col, row] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let pixel = 0; pixel < SCALE * SCALE; pixel++) {
      const x = Number(col) * SCALE + (pixel % SCALE)
      const y = Number(row) * SCALE + Math.floor(pixel / SCALE)
      data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  }
  return decode({ width: side, height: side, data })
}
