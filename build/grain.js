// Writes the grain of paper and felt to src/ui/kit, or to the folder named: `node build/grain.js FOLDER`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

const [folder = 'src/ui/kit'] = process.argv.slice(2)

/** In pixels; the picture is repeated. */
const SIDE = 64

/** Pixels have two bits: dark, nothing, nothing, light. Of 255, so that they are seen only when looked for. */
const OPACITIES = [9, 0, 0, 11]

/** Yields numbers from 0 to 3, always the same. */
function* noise() {
  for (let state = 1; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    yield state >>> 30
  }
}

const bytesOf = (value) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)

function chunk(type, bytes) {
  const body = Buffer.concat([Buffer.from(type), Buffer.from(bytes)])
  return Buffer.from([...bytesOf(bytes.length), ...body, ...bytesOf(crc32(body))])
}

const pixels = noise()

const next = () => pixels.next().value

/** A line of a PNG: no filter, then four pixels a byte. */
const drawLine = () => [
  0,
  ...Array.from({ length: SIDE / 4 }, () => next() | (next() << 2) | (next() << 4) | (next() << 6)),
]

writeFileSync(
  join(folder, 'grain.png'),
  Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', [...bytesOf(SIDE), ...bytesOf(SIDE), 2, 3, 0, 0, 0]),
    chunk('PLTE', [0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255]),
    chunk('tRNS', OPACITIES),
    chunk(
      'IDAT',
      deflateSync(Buffer.from(Array.from({ length: SIDE }, drawLine).flat()), { level: 9 }),
    ),
    chunk('IEND', []),
  ]),
)
