import { execFileSync } from 'node:child_process'
import * as v from 'valibot'
import { print, printTable } from './report'

const sizesSchema = v.array(v.object({ name: v.string(), size: v.number(), sizeLimit: v.number() }))

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1)

/** Prints each part's share of its size budget. */
export function sizesBench(): void {
  const answer = execFileSync('npx', ['size-limit', '--json'], { encoding: 'utf8' })
  const sizes = v.parse(sizesSchema, JSON.parse(answer))
  print('Sizes, kB with gzip')
  printTable(
    Object.fromEntries(
      sizes.map(({ name, size, sizeLimit }) => [
        name,
        { size: kilobytes(size), budget: kilobytes(sizeLimit) },
      ]),
    ),
  )
}
