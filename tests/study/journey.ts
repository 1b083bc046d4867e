import { writeFileSync } from 'node:fs'
import { joinWords } from '#src/engine/text.ts'
import { GRAVITIES, type Gravity } from '#src/games/link/board/gravity.ts'
import { makeChoice, parseChoice, STAGES_EACH } from '#src/games/link/choice.ts'
import { deal } from '#src/games/link/deal/deal.ts'
import { gradeSeed } from '#src/games/link/grade/engine/find-graded.ts'
import { attentive, type Player } from '#src/games/link/grade/engine/players.ts'
import { type Band, GAMES } from '#src/games/link/grade/engine/scales.ts'
import { STAGES, type Stage } from '#src/games/link/journey/stages.ts'
import { parseOptions } from '#src/games/link/rules/options.ts'
import { scale } from './boards'
import type { Figures } from './figures'
import { atRandom, lookAhead } from './players'
import { follow } from './progress'
import { clearRate } from './rates'

const TABLE = 'src/games/link/journey/stages.json'

/** The shares of random games between which each garden falls, and its boards, from the fewest tiles to the most. */
const GARDENS = [
  [1, 0.4, '8x6 9x6 10x6 10x7-pillars 12x8-courtyard 12x8-pillars 14x7 14x8 14x9 16x9'],
  [0.97, 0.34, '8x6 10x6-pillars 8x8 9x8-pillars 9x8 14x8-courtyard 14x8-pillars 14x8 16x8 16x9'],
  [0.94, 0.28, '8x6 9x6 8x8-pillars 9x8 12x9-courtyard 12x9-pillars 12x9 14x9-pillars 14x9 16x9'],
  [
    0.91,
    0.22,
    '8x6 10x6-pillars 10x6 12x6-pillars 10x8-pillars 13x9-courtyard 13x9-pillars 15x8 16x8 16x9',
  ],
  [0.88, 0.16, '8x6 9x6 11x6 12x6 10x8-pillars 14x8-courtyard 14x8-pillars 14x9-pillars 16x8 16x9'],
  [0.85, 0.08, '8x6 8x7 8x8 10x7-pillars 10x8 15x8-courtyard 15x8-pillars 15x8 16x8 16x9'],
  [
    0.82,
    0,
    '8x6 10x6 12x6-pillars 12x6 12x7-pillars 14x9-courtyard 14x9-pillars 14x9 16x9-pillars 16x9',
  ],
] as const

const KINDS = Array.from({ length: 17 }, (_, index) => 4 + 2 * index)

/** Draws by which numbers of kinds are compared, and those tried with the best. */
const SAMPLE = 32
const MOST_DRAWS = 4_000

/**
 * Careful players, who clear each stage less often than the one before by a `step`, and more often than random ones by a
 * part of what these do not clear, so that a harder one can follow.
 */
const CAREFUL = [
  { player: attentive, games: 512, step: 0.03, lift: 0 },
  { player: lookAhead, games: 256, step: 0, lift: 0.25 },
] as const

/** Needs no solver: random games clear every board of the table. */
const unproved = () => undefined

interface Wanted {
  readonly name: string
  readonly board: string
  readonly gravity: Gravity
  /** Cut from its garden's, so that each stage is harder than the one before. */
  readonly band: Band
}

function wantedAt(gravity: Gravity, garden: number): readonly Wanted[] {
  const [first, last, boards] = GARDENS[garden] ?? GARDENS[0]
  const width = (GAMES * (first - last)) / STAGES_EACH
  return boards.split(' ').map((board, index) => {
    const top = GAMES * first - width * index
    const band = { least: Math.ceil(top - width), most: Math.ceil(top) - 1 }
    return { name: `${garden + 1}-${index + 1}`, board, gravity, band }
  })
}

/** Grades a draw; `undefined` if random games clear it too often or too seldom. */
function gradeDraw({ name, board, gravity, band }: Wanted, kinds: number, draw: number) {
  const [size, walls] = board.split('-')
  const slides = gravity !== 'none' && gravity
  const choice = parseChoice(joinWords('-', `custom-${size}-${kinds}`, slides, walls))
  const options = parseOptions(choice)
  if (!choice || !options.ok) throw new Error(`${board} is no board`)
  const seed = `journey ${name} ${draw}`
  const graded = gradeSeed(options.value, seed, band, unproved)
  if (!graded) return undefined
  const { risk, cleared } = graded.grade
  const text = `${makeChoice(choice)} ${risk} ${draw}`
  return { text, random: cleared / GAMES, board: deal(options.value, seed) }
}

type Graded = NonNullable<ReturnType<typeof gradeDraw>>

/** Returns the largest number of kinds that gives wanted draws at least half as often as the best number. */
function kindsFor(wanted: Wanted): number {
  const draws = Array.from({ length: SAMPLE }, (_, index) => -1 - index)
  const counts = KINDS.map((kinds) => draws.filter((draw) => gradeDraw(wanted, kinds, draw)).length)
  const most = Math.max(...counts)
  if (most === 0) throw new Error(`No number of kinds gives ${wanted.name} its band`)
  return KINDS[counts.findLastIndex((count) => 2 * count >= most)] ?? 0
}

/** Returns how often each careful player clears a draw; `undefined` if one does too often or too seldom. */
function ratesOf({ board, random }: Graded, gravity: Gravity, before: readonly number[]) {
  const rates: number[] = []
  for (const [index, { player, games, step, lift }] of CAREFUL.entries()) {
    const rate = clearRate(board, gravity, player, games)
    if (rate > (before[index] ?? 1 + step) - step) return undefined
    if (rate < random + lift * (1 - random)) return undefined
    rates.push(rate)
  }
  return rates
}

/** Finds a stage that is harder than one with these rates. */
function findStage(wanted: Wanted, before: readonly number[]) {
  const kinds = kindsFor(wanted)
  for (let draw = 1; draw <= MOST_DRAWS; draw++) {
    const graded = gradeDraw(wanted, kinds, draw)
    const rates = graded && ratesOf(graded, wanted.gravity, before)
    if (rates) return { text: graded.text, rates }
  }
  throw new Error(`No draw of ${wanted.name} is as wanted`)
}

function findGarden(gravity: Gravity, garden: number): readonly string[] {
  let before: readonly number[] = []
  return follow(`garden ${garden + 1}`, wantedAt(gravity, garden), STAGES_EACH, (wanted) => {
    const { text, rates } = findStage(wanted, before)
    before = rates
    return text
  })
}

/** Rewrites the table of the journey's stages. */
export function writeJourneyTable(): void {
  const gardens = GRAVITIES.map(findGarden)
  writeFileSync(TABLE, `${JSON.stringify(gardens, undefined, 2)}\n`)
}

const GAMES_EACH = 400

/** Measures how often players clear each stage, in other games than those that chose it. */
export function* studyJourney(share: number): Generator<Partial<Figures['journey']>> {
  const games = scale(GAMES_EACH, share)
  const measure = ({ choice, options, seed }: Stage) => {
    const rate = (player: Player, count: number) =>
      clearRate(deal(options, seed), options.gravity, player, count)
    const random = rate(atRandom, games)
    const careful = rate({ ...attentive, name: 'again' }, games)
    const ahead = rate({ ...lookAhead, name: 'ahead again' }, Math.ceil(games / 2))
    return [choice, { random, careful, ahead }] as const
  }
  yield Object.fromEntries(follow('journey', STAGES, STAGES.length, measure))
}
