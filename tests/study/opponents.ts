import { readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { STRENGTHS, type Strength } from '#src/engine/fields.ts'
import { wilsonInterval } from '#src/engine/interval.ts'
import type { GameTypes } from '#src/engine/rules.ts'
import { habitText as gardenHabit } from '#src/games/garden/habits.ts'
import { GARDEN_STRENGTHS } from '#src/games/garden/rules/types.ts'
import { habitText as patchesHabit } from '#src/games/patches/habits.ts'
import { BOARD_SIZES } from '#src/games/patches/rules/types.ts'
import { OPPONENT_NAMES } from '#src/opponents/characters.ts'
import {
  type Chance,
  GARDEN_HABITS,
  gardenGames,
  PATCHES_HABITS,
  patchesGame,
  type Share,
  tally,
} from './habits'
import { gardenLessons, patchesLessons, studyLessons, type Taught } from './lessons'
import { follow } from './progress'
import { replaceFile } from './save'

const FILE = 'tests/study/opponents.json'
const PAGE = 'docs/opponents.md'

/** Figures by table, opponent and habit. */
export type HabitFigures = Readonly<
  Record<string, Readonly<Partial<Record<Strength, Readonly<Record<string, Share>>>>>>
>

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

interface Table {
  readonly title: string
  readonly strengths: readonly Strength[]
  readonly habits: readonly string[]
  /** Deals, as many as a habit needs that has one chance in two of their games. */
  readonly deals: number
  play(strength: Strength, seed: string): Iterable<Chance<string>>
  tell?(strength: Strength): string
}

/** Narrows a strength to those of a game. */
const oneIn = <Own extends Strength>(strengths: readonly Own[], strength: Strength): Own => {
  const own = strengths.find((one) => one === strength)
  if (!own) throw new Error(`Nobody plays at ${strength}`)
  return own
}

const garden: Table = {
  title: 'Garden',
  strengths: GARDEN_STRENGTHS,
  habits: GARDEN_HABITS,
  deals: 300,
  play: (strength, seed) => gardenGames(oneIn(GARDEN_STRENGTHS, strength), seed),
  tell: (strength) => gardenHabit(i18n, oneIn(GARDEN_STRENGTHS, strength)),
}

const patches = BOARD_SIZES.map(
  (board): Table => ({
    title: `Patches, ${board} board`,
    strengths: STRENGTHS,
    habits: PATCHES_HABITS,
    deals: 200,
    play: (strength, seed) => patchesGame(strength, board, seed),
    tell: (strength) => patchesHabit(i18n, strength, board),
  }),
)

export const TABLES: readonly Table[] = [garden, ...patches]

const lost = <Game extends GameTypes>(title: string, game: Taught<Game>): Table => ({
  title,
  strengths: ['easy', 'fair', 'medium'],
  habits: ['silent', 'wrong'],
  deals: 40,
  play: (loser, seed) => studyLessons(game, oneIn(GARDEN_STRENGTHS, loser), seed),
})

/** What games teach that a player of each strength loses to medium. */
export const LOST = [
  lost('Lessons of Garden', gardenLessons),
  lost('Lessons of Patches, small board', patchesLessons),
]

export const readHabits = (): HabitFigures => JSON.parse(readFileSync(FILE, 'utf8'))

/** Counts the habits of an opponent in games of its own. */
export function measure(table: Table, strength: Strength, deals: number) {
  const seeds = Array.from({ length: deals }, (_, index) => `habits ${index}`)
  const chances = follow(`${table.title} ${strength}`, seeds, deals, (seed) => [
    ...table.play(strength, seed),
  ])
  return Object.fromEntries(tally(chances.flat()))
}

/** Measures all players of some tables, and writes each as soon as it is known. */
export function studyOpponents(tables: readonly Table[], share: number): void {
  for (const table of tables) {
    for (const strength of table.strengths) {
      const own = measure(table, strength, Math.ceil(table.deals * share))
      // Read again each time: another process may study another table.
      const figures = readHabits()
      const changed = { ...figures, [table.title]: { ...figures[table.title], [strength]: own } }
      replaceFile(FILE, `${JSON.stringify(changed, undefined, 2)}\n`)
      replaceFile(PAGE, writeOpponents(changed))
    }
  }
}

const percent = (share: number): string => `${Math.round(100 * share)}`

function cellOf(share: Share | undefined): string {
  if (!share) return '–'
  const { taken, chances } = share
  const [low, high] = wilsonInterval(taken, chances).map(percent)
  return `${percent(taken / chances)} [${low}, ${high}]`
}

function rowsOf({ title, strengths, habits, tell }: Table, figures: HabitFigures): string {
  const head = ['', ...habits].concat(tell ? 'sentence' : [])
  const rows = strengths.map((strength) => {
    const shares = figures[title]?.[strength]
    const cells = habits.map((habit) => cellOf(shares?.[habit]))
    const name = `${i18n._(OPPONENT_NAMES[strength])} (${strength})`
    return [name, ...cells].concat(tell?.(strength) ?? [])
  })
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

export const writeOpponents = (figures: HabitFigures): string => `# The opponents

How each opponent plays, against medium in the player's seat: percentages with Wilson intervals at 95 %, over 600 games of Garden, 300 deals from both seats, and 200 of Patches a row (\`npm run study opponents\`); hard searches 15,000 positions or imagines 24 hands a move. The sentence is the one on the start page; \`tests/study/opponents.test.ts\` holds it to the figures. The acceptance cases of Garden's document (wins at once, blocks) are medium's and hard's; its easy draws evenly among the moves that clear.

- **largest**: takes the most points that any of its moves takes, where one takes some.
- **leaves**: leaves a group of three or more, where one move would leave it and another would not.
- **breaks**: takes or spoils the player's best group of three or more, where a move can.
- **waits**: slides freely although a group could be cleared.
- **hoards**: in Garden, of its three free slides those left at the end; in Patches, keeps the tile with the strongest match in hand.
- **strongest**: takes the strongest match that its hand has.
- **blocks**: reaches for a cell or a tile that the player's strongest match reaches for, where it could and need not.
- **risks**: does so with less strength than that match.
- **home**: plays on its own half, where both halves have open cells.
- **silent**: of 40 games that a player of this strength lost to medium, those without a lesson (\`npm run study lessons\`).
- **wrong**: of their lessons, those whose better move won no more games than the one that was made: 40 from each, in which hard played on with the same luck, by 1,000 positions or 2 hands a move.

${[...TABLES, ...LOST].map((table) => `## ${table.title}\n\n${rowsOf(table, figures)}\n`).join('\n')}`
