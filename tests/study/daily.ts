import { writeFileSync } from 'node:fs'
import { DIGITS, dailyDraw, FIRST_DAY } from '#src/games/link/daily.ts'
import { DRAWS } from '#src/games/link/daily-table.ts'
import { deal } from '#src/games/link/deal/deal.ts'
import type { LinkOptions } from '#src/games/link/deal/levels.ts'
import { bandOf, gradeSeed } from '#src/games/link/grade/find-graded.ts'
import { startGrading } from '#src/games/link/grade/grade.ts'
import { GAMES, LEAST_CLEARED, RISKS, type Risk } from '#src/games/link/grade/scales.ts'
import { parseOptions } from '#src/games/link/rules/options.ts'

const DAY_MS = 86_400_000
const DAYS = 1_826
const TABLE = 'src/games/link/daily-table.ts'

const dayAt = (index: number): string =>
  new Date(Date.parse(FIRST_DAY) + index * DAY_MS).toISOString().slice(0, 10)

function readDraw(day: string, draw: number): { risk: Risk; options: LinkOptions; seed: string } {
  const { risk, options, seed } = dailyDraw(day, draw)
  const parsed = parseOptions(options)
  if (!parsed.ok || !risk) throw new Error(`${seed} is no draw of a risk`)
  return { risk, options: parsed.value, seed }
}

/** Random games clear every board of the table, so no solver is needed. */
const unproved = () => undefined

/** A risk's band without margin, at least 1. */
function wholeBand(risk: Risk) {
  const harder = RISKS[RISKS.indexOf(risk) - 1]
  return { least: LEAST_CLEARED[risk], most: harder ? LEAST_CLEARED[harder] - 1 : GAMES }
}

/** Returns a day's first draw within the margin of its weekday's risk, else its first of that risk. */
function findDraw(day: string): number {
  for (const band of [bandOf, wholeBand]) {
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
  const comment =
    'Made by `npm run study new-daily`: the draw of each day from the first on, a digit each.'
  writeFileSync(TABLE, `/** ${comment} */\nexport const DRAWS =\n  '${draws}'\n`)
}

/** Proves that every board of the table has the risk of its weekday and can be cleared. */
export function checkDailyTable(): void {
  const wrong = Array.from(DRAWS, (digit, index) => {
    const { risk, options, seed } = readDraw(dayAt(index), DIGITS.indexOf(digit))
    const grading = startGrading(deal(options, seed), options.gravity)
    while (grading.counts.played < GAMES) grading.playNext()
    return grading.grade().risk === risk && grading.counts.cleared > 0 ? [] : seed
  }).flat()
  console.log(`${DRAWS.length} daily boards, of which ${wrong.length} are not what they promise`)
  if (wrong.length > 0) throw new Error(wrong.join(', '))
}
