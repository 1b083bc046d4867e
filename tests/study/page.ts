import { joinWords } from '#src/engine/text.ts'
import { JOURNEY, STAGES_EACH } from '#src/games/link/choice.ts'
import { LEVELS, SHAPES } from '#src/games/link/deal/levels.ts'
import {
  HELD_OUT,
  intervalOf,
  type Mean,
  overlapsIn,
  PLAYERS,
  STUDIED,
  type StudiedChoice,
  studiedChoice,
} from '#src/games/link/grade/engine/figures.ts'
import { RISKS, SEARCHES } from '#src/games/link/grade/engine/scales.ts'
import { STAGES } from '#src/games/link/journey/stages.ts'
import { sizeName } from '#src/ui/texts.ts'
import type { Figures } from './figures'

const two = (value: number | null): string =>
  value === null ? '–' : value.toFixed(2).replace(/^(-?)0\./, '$1.')

const percent = (share: number): string => (100 * share).toFixed(0)

const interval = (rate: Mean | null): string =>
  rate ? `${two(rate.mean)} [${intervalOf(rate).map(two).join(', ')}]` : '–'

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const CHOICES: readonly StudiedChoice[] = STUDIED.flatMap((gravity) =>
  LEVELS.map((level) => studiedChoice(level, gravity)),
)

const SIZES = LEVELS.map(
  (level) => `${level} is ${SHAPES[level].cols} × ${SHAPES[level].rows}`,
).join(', ')

/** Writes `docs/grades.md` from the figures. */
export const writePage = (figures: Figures): string => `# Validity of the grades of Link's boards

Written by \`npm run study\` from \`src/games/link/grade/engine/figures.json\`, which the app shows, and \`tests/study/figures.json\`; intervals are at 95%. Grades describe simulated players; no people were measured. Boards are named as in addresses: ${SIZES}.

A board's **risk** is graded by how many of 256 random games clear it: at least 231 is easy, 141 medium, 52 hard, 11 fiendish, fewer merciless. Its **search** is graded by the mean number of tiles looked at to find a match, over 16 of these games, until half of the tiles are gone: fewer than 2.5 is obvious, 4 plain, 7 mixed, 12 hidden, more buried.

## Players

Random takes any match; attentive the last two of a kind first, then a match that opens a path; last pair first the last two, then any; glancing the best of three seen nearby; one look ahead the match that leaves the most tiles with a match. The scores of attentive and glancing players were adjusted once after a first look at their rates; the boards below were not used for tuning.

${writeRates(figures)}

### Planner

It takes the match after which random games go best, on expert boards.

${writePlanner(figures)}

## The same board, graded twice

${writeStreams(figures)}

## Grades of each size

Boards as they are dealt when no risk is requested, in percent.

${writeShares(figures)}

## Reliability and agreement

Reliability of risk is split-half, of search between two gradings; W is Kendall's, of the first four players at 40 games each. Where nearly all boards of a size have the same grade, there is little to tell apart, and both are low.

${writeReliability(figures)}

## Deals of a requested risk

"In the grade" is by 256 fresh games; times are of the CPU.

${writeDeals(figures)}

## With the net and without

A player who takes any pair, on expert boards from new seeds. With the net every game is cleared, and a forced shuffle costs the last star. With no net, games are cleared as often as by the random players of the grade. Shares are of 100 games a board.

${writeNet(figures)}

## Daily boards

Of the table's ${figures.daily.boards.toLocaleString('en')} boards, ${figures.daily.wrong} do not have the risk of their weekday or are cleared by none of the grading games.

## The journey

\`npm run study new-journey\` chose these boards: with more tiles from stage to stage, and harder by the shares of 256 random games and of careful players that clear them, attentive or with one look ahead. One of the random games is played by the rules to prove each board (\`tests/games/link/journey/stages.test.ts\`). The shares below are of 400 other games, random and attentive, and of 200 with one look ahead. The last two stages of each garden have no net; from the fourth on, the last star is only for a game with no net.

${writeJourney(figures)}
`

const writeJourney = ({ journey }: Figures): string =>
  table(
    ['stage', ...JOURNEY.map((gravity, index) => `${index + 1}, ${gravity}`)],
    Array.from({ length: STAGES_EACH }, (_, index) => [
      `${index + 1}`,
      ...STAGES.filter(({ stage }) => stage === index + 1).map(({ choice, options, risk }) => {
        const shares = Object.values(journey[choice] ?? {})
          .map(two)
          .join(' ')
        const walls = options.walls !== 'none' && options.walls
        return `${joinWords(', ', sizeName(options), walls, risk)}: ${shares}`
      }),
    ]),
  )

const writeRates = ({ players }: Figures): string =>
  HELD_OUT.map((level) => {
    const { kinds, boards, rates } = players[level]
    const rows = RISKS.map((risk) => [
      `${risk} (${boards[risk]})`,
      ...PLAYERS.map((player) => interval(rates[player][risk])),
    ])
    const overlaps = overlapsIn(players[level])
    const list = overlaps.map(({ player, easier, harder }) => `${player}, ${easier} and ${harder}`)
    return [
      `### ${level}, ${kinds} kinds`,
      table(['grade (boards)', ...PLAYERS], rows),
      overlaps.length === 0
        ? 'No intervals of neighbouring grades overlap.'
        : `Intervals of neighbouring grades overlap here: ${list.join('; ')}.`,
    ].join('\n\n')
  }).join('\n\n')

const writePlanner = ({ planner }: Figures): string =>
  table(
    ['grade (boards)', 'planner'],
    RISKS.map((risk) => [`${risk} (${planner[risk].boards})`, interval(planner[risk].rate)]),
  )

const writeStreams = ({ streams }: Figures): string =>
  table(
    ['boards', 'n', 'same risk', 'most grades apart'],
    HELD_OUT.map((level) => {
      const { kinds, boards, same, mostApart } = streams[level]
      return [`${level}, ${kinds} kinds`, `${boards}`, two(same), `${mostApart}`]
    }),
  )

const writeShares = ({ sizes, reliability }: Figures): string =>
  table(
    ['boards', 'kinds', 'n', ...RISKS, ...SEARCHES],
    CHOICES.map((choice) => {
      const { boards, risks, searches } = sizes[choice]
      const shares = [
        ...RISKS.map((risk) => risks[risk]),
        ...SEARCHES.map((search) => searches[search]),
      ]
      return [choice, `${reliability[choice].kinds}`, `${boards}`, ...shares.map(percent)]
    }),
  )

const writeReliability = ({ reliability }: Figures): string =>
  table(
    [
      'boards',
      'cleared',
      'reliability of risk',
      'of search',
      'W of four players',
      'same risk twice',
      'most grades apart',
    ],
    CHOICES.map((choice) => {
      const { cleared, riskReliability, searchReliability, agreement, same, mostApart } =
        reliability[choice]
      const values = [cleared, riskReliability, searchReliability, agreement, same]
      return [choice, ...values.map(two), `${mostApart}`]
    }),
  )

const writeNet = ({ net }: Figures): string =>
  table(
    [
      'grade (boards)',
      'cleared with the net',
      'with a forced shuffle: no third star',
      'forced shuffles a game',
      'cleared with no net',
      'by random players',
      'difference',
    ],
    RISKS.map((risk) => {
      const { boards, cleared, shuffled, forced, alone, random, difference } = net[risk]
      const { mean, margin } = difference
      const counts = [`${risk} (${boards})`, two(cleared), interval(shuffled), two(forced)]
      const bounds = [mean - margin, mean + margin].map(two).join(', ')
      return [...counts, interval(alone), interval(random), `${two(mean)} [${bounds}]`]
    }),
  )

const writeDeals = ({ deals }: Figures): string =>
  table(
    ['boards', 'risk', 'kinds', 'deals', 'not found', 'in the grade', 'draws', 'ms, median', 'p99'],
    Object.entries(deals).flatMap(([choice, rows]) =>
      RISKS.flatMap((risk) => {
        const row = rows[risk]
        if (!row) return []
        const { kinds, deals: count, missing, confirmed, draws, median, p99 } = row
        const figures = [draws, median, p99].map((value) => value.toFixed(0))
        return [[choice, risk, `${kinds}`, `${count}`, `${missing}`, two(confirmed), ...figures]]
      }),
    ),
  )
