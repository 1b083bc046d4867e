import { writeFileSync } from 'node:fs'
import { DIGITS, DRAWS, dailyDraw, FIRST_DAY } from '#src/games/link/daily.ts'
import { deal } from '#src/games/link/deal/deal.ts'
import type { LinkOptions } from '#src/games/link/deal/levels.ts'
import { bandOf, gradeSeed } from '#src/games/link/grade/engine/find-graded.ts'
import { gradeOf } from '#src/games/link/grade/engine/grade.ts'
import { type Risk, rangeOf } from '#src/games/link/grade/engine/scales.ts'
import { parseOptions } from '#src/games/link/rules/options.ts'
import type { Figures } from './figures'
import { follow } from './progress'

const DAY_MS = 86_400_000
const DAYS = 1_826
const TABLE = 'src/games/link/daily.json'

const dayAt = (index: number): string =>
  new Date(Date.parse(FIRST_DAY) + index * DAY_MS).toISOString().slice(0, 10)

function readDraw(day: string, draw: number): { risk: Risk; options: LinkOptions; seed: string } {
  const { risk, options, seed } = dailyDraw(day, draw)
  const parsed = parseOptions(options)
  if (!parsed.ok || !risk) throw new Error(`${seed} is no draw of a risk`)
  return { risk, options: parsed.value, seed }
}

/** Needs no solver: random games clear every board of the table. */
const unproved = () => undefined

/** Returns a day's first draw within the margin of its weekday's risk, else its first of that risk. */
function findDraw(day: string): number {
  for (const band of [bandOf, rangeOf]) {
    for (let draw = 1; draw < DIGITS.length; draw++) {
      const { risk, options, seed } = readDraw(day, draw)
      if (gradeSeed(options, seed, band(risk), unproved)) return draw
    }
  }
  throw new Error(`No draw of ${day} has the risk of its weekday`)
}

/** Rewrites the table of five years. */
export function writeDailyTable(): void {
  let draws = ''
  for (let index = 0; index < DAYS; index++) draws += DIGITS[findDraw(dayAt(index))] ?? ''
  writeFileSync(TABLE, `${JSON.stringify({ from: FIRST_DAY, draws }, undefined, 2)}\n`)
}

/** Counts boards of the table that do not have the risk of their weekday or are not cleared by a random game. */
export function* studyDaily(): Generator<Figures['daily']> {
  const days = Array.from(DRAWS, (digit, index) => ({ digit, day: dayAt(index) }))
  const wrong = follow('daily', days, days.length, ({ digit, day }) => {
    const { risk, options, seed } = readDraw(day, DIGITS.indexOf(digit))
    const { cleared, risk: found } = gradeOf(deal(options, seed), options.gravity)
    return found === risk && cleared > 0 ? [] : seed
  }).flat()
  if (wrong.length > 0) console.error(`Not what they promise: ${wrong.join(', ')}`)
  yield { boards: days.length, wrong: wrong.length }
}
