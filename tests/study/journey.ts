import { writeFileSync } from 'node:fs'
import { GRAVITIES, type Gravity } from '#src/games/link/board/gravity.ts'
import { type LinkChoice, makeChoice, parseChoice } from '#src/games/link/choice.ts'
import { bandOf, gradeSeed } from '#src/games/link/grade/engine/find-graded.ts'
import { type Band, RISKS, type Risk } from '#src/games/link/grade/engine/scales.ts'
import { parseOptions } from '#src/games/link/rules/options.ts'
import { follow } from './progress'

const TABLE = 'src/games/link/journey/stages.json'

/** The risks of each garden's ten stages, as indices. */
const COURSE = [
  '0000111122',
  '0001111222',
  '0011112223',
  '1111222233',
  '1112222333',
  '1122223334',
  '0122333344',
]

/** The boards of each stage, one for every garden: from small to large and back, and then the longest and the largest. */
const BOARDS = [
  '16x9 16x9 16x9 16x9 16x9 16x9 16x9',
  '8x6 7x6 9x6 8x5 10x5 6x6 8x7',
  '10x8 12x6 9x8 11x8 10x7 8x8 12x7',
  '10x7-pillars 12x6-pillars 9x8-pillars 11x6-pillars 12x7-pillars 8x8-pillars 11x8-pillars',
  '12x10 14x8 12x9 13x8 11x10 10x10 12x8',
  '12x10-courtyard 14x8-courtyard 13x9-courtyard 14x10-courtyard 12x11-courtyard 16x8-courtyard 15x10-courtyard',
  '8x8 10x6 11x6 8x7 10x8 9x6 12x6',
  '14x9-pillars 12x10-pillars 13x9-pillars 15x8-pillars 14x10-pillars 12x11-pillars 16x9-pillars',
  '18x8 20x6 16x8 18x7 20x7 17x8 20x8',
  '16x10 14x12 18x10-courtyard 18x10 18x9 16x12-courtyard 16x10-pillars',
].map((boards) => boards.split(' '))

const KINDS = Array.from({ length: 17 }, (_, index) => 4 + 2 * index)

/** Draws by which numbers of kinds are compared, and those tried with the best. */
const SAMPLE = 16
const MOST_DRAWS = 2_000

/** Needs no solver: random games clear every board of the table. */
const unproved = () => undefined

/** Cuts the band of a risk among the stages that have it, so that each is harder than the one before. */
function bandAt(course: string, index: number): Band {
  const digit = course[index] ?? '0'
  const { least, most } = bandOf(RISKS[Number(digit)] ?? 'easy')
  const count = course.split(digit).length - 1
  const width = (most + 1 - least) / count
  const top = most + 1 - width * (index - course.indexOf(digit))
  return { least: Math.ceil(top - width), most: Math.ceil(top) - 1 }
}

interface Wanted {
  readonly name: string
  readonly board: string
  readonly gravity: Gravity
  readonly risk: Risk
  readonly band: Band
}

function wantedAt(gravity: Gravity, garden: number): readonly Wanted[] {
  const course = COURSE[garden] ?? ''
  return BOARDS.map((boards, index) => ({
    name: `${garden + 1}-${index + 1}`,
    board: boards[garden] ?? '',
    gravity,
    risk: RISKS[Number(course[index])] ?? 'easy',
    band: bandAt(course, index),
  }))
}

function choiceOf({ board, gravity }: Wanted, kinds: number): LinkChoice {
  const [size, walls] = board.split('-')
  const slides = gravity === 'none' ? [] : [gravity]
  const text = ['custom', size, kinds, ...slides, ...(walls ? [walls] : [])].join('-')
  const choice = parseChoice(text)
  if (!choice) throw new Error(`${text} is no board`)
  return choice
}

function isFound(wanted: Wanted, kinds: number, draw: number): boolean {
  const options = parseOptions(choiceOf(wanted, kinds))
  if (!options.ok) throw new Error(`${wanted.board}: ${options.code}`)
  const seed = `journey ${wanted.name} ${draw}`
  return gradeSeed(options.value, seed, wanted.band, unproved) !== undefined
}

/** Returns the largest number of kinds that gives wanted draws at least half as often as the best number. */
function kindsFor(wanted: Wanted): number {
  const draws = Array.from({ length: SAMPLE }, (_, index) => -1 - index)
  const counts = KINDS.map((kinds) => draws.filter((draw) => isFound(wanted, kinds, draw)).length)
  const most = Math.max(...counts)
  if (most === 0) throw new Error(`No number of kinds gives ${wanted.name} its risk`)
  return KINDS[counts.findLastIndex((count) => 2 * count >= most)] ?? 0
}

function findStage(wanted: Wanted): string {
  const kinds = kindsFor(wanted)
  for (let draw = 1; draw <= MOST_DRAWS; draw++) {
    if (isFound(wanted, kinds, draw))
      return `${makeChoice(choiceOf(wanted, kinds))} ${wanted.risk} ${draw}`
  }
  throw new Error(`No draw of ${wanted.name} is as wanted`)
}

/** Rewrites the table of the journey's stages. */
export function writeJourneyTable(): void {
  const stages = GRAVITIES.flatMap(wantedAt)
  const found = follow('journey', stages, stages.length, findStage)
  const gardens = GRAVITIES.map((_, garden) => found.slice(10 * garden, 10 * garden + 10))
  writeFileSync(TABLE, `${JSON.stringify(gardens, undefined, 2)}\n`)
}
